/** The referee on the command line: a line in, a line out, in order, whatever the line holds. */
import { spawn } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { GAMES } from '../rules/games/index.ts';
import type { Games } from '../rules/protocol.ts';
import { CONTENT } from './content.ts';
import { loadReferee, refereesOf } from './referees.ts';
import { ROOT } from './root.ts';
import { serve } from './serve.ts';

const games = { slugs: ['dragon-fight'], referee: loadReferee };
const start = (await loadReferee('dragon-fight')).setup({ 'wing-buffet': 'lines', 'stand-off': 'twenty-turns' });

/** The answers to these chunks of input, one an element. */
async function answers(...chunks: readonly (string | Buffer)[]): Promise<readonly Record<string, unknown>[]> {
  return answersOf(games, ...chunks);
}

async function answersOf(
  games: Games,
  ...chunks: readonly (string | Buffer)[]
): Promise<readonly Record<string, unknown>[]> {
  const lines: string[] = [];
  const output = new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
  await serve(Readable.from(chunks), output, games);
  return lines.map((line) => {
    expect(line.endsWith('\n') && line.indexOf('\n') === line.length - 1).toBe(true);
    return JSON.parse(line);
  });
}
const ask = (question: object) => `${JSON.stringify(question)}\n`;

test('games tells seats and options', async () => {
  const [answer] = await answers(ask({ ask: 'games', id: 'first' }));
  expect(answer).toEqual({
    id: 'first',
    games: [
      {
        slug: 'dragon-fight',
        title: 'Dragon Fight',
        edition: expect.any(String),
        seats: ['red', 'green'],
        options: {
          'wing-buffet': { default: 'lines', values: ['lines', 'ring'] },
          'stand-off': { default: 'twenty-turns', values: ['twenty-turns', 'none'] },
        },
      },
    ],
  });
});

test('setup, look, judge and view', async () => {
  const [setup, look, accepted, refused, view] = await answers(
    ask({ ask: 'setup', game: 'dragon-fight', options: { 'stand-off': 'none' } }),
    ask({ ask: 'look', position: start }),
    ask({ ask: 'judge', position: start, seat: 'red', action: 'order forward claw' }),
    ask({ ask: 'judge', position: start, seat: 'red', action: 'give forward' }),
    ask({
      ask: 'view',
      position: { ...start, active: ['green'], sealed: { red: 'order forward claw', green: null } },
      seat: 'green',
    }),
  );
  expect(setup?.position).toMatchObject({ options: { 'wing-buffet': 'lines', 'stand-off': 'none' } });
  expect(look).toMatchObject({ active: ['red', 'green'], outcome: null, faults: [], legal: { red: { length: 24 } } });
  expect(accepted).toMatchObject({ ok: true, position: { active: ['green'], sealed: { red: 'order forward claw' } } });
  expect(refused).toMatchObject({
    ok: false,
    stage: 'rules',
    remarks: [{ clause: 'order.choose' }, { clause: 'wound.give' }],
  });
  expect(view).toMatchObject({ position: { sealed: { red: '?', green: null } } });
});

test('a faulty position gets a look, but no judgement', async () => {
  const faulty = { ...start, quiet: 3, weather: 'fair' };
  const [look, judged] = await answers(
    ask({ ask: 'look', position: faulty }),
    ask({ ask: 'judge', position: faulty, seat: 'red', action: 'order forward claw', id: 7 }),
  );
  expect(look?.error).toBeUndefined();
  expect(look?.faults).toContainEqual({
    clause: 'setup.seats',
    message: 'weather does not belong here.',
    hint: expect.stringContaining('Take it out.'),
    mend: [{ path: ['weather'] }],
  });
  expect(judged).toEqual({ id: 7, error: expect.stringContaining('faults'), faults: look?.faults });
});

describe('a line that cannot be answered gets an error, and the next one is served', () => {
  test.each([
    ['garbage', 'garbage\n', 'no JSON'],
    ['an empty line', '\n', 'no JSON'],
    ['half a line', '{"ask":\n', 'no JSON'],
    ['bytes that are no text', Buffer.from([0xff, 0x00, 0x0a]), 'no JSON'],
    ['a list', '[]\n', 'JSON object'],
    ['null', 'null\n', 'JSON object'],
    ['an unknown ask', ask({ ask: 'play' }), '"ask" must be'],
    ['an ask from the prototype', ask({ ask: 'toString' }), '"ask" must be'],
    ['no ask', ask({}), '"ask" must be'],
    ['an unknown game', ask({ ask: 'setup', game: 'dragon-flight' }), 'did you mean "dragon-fight"?'],
    ['a game from the prototype', ask({ ask: 'look', position: { game: '__proto__' } }), 'no game'],
    ['no game', ask({ ask: 'setup' }), '"game"'],
    ['no position', ask({ ask: 'look' }), '"position"'],
    ['a position that is a list', ask({ ask: 'look', position: [] }), '"position"'],
    ['no seat', ask({ ask: 'judge', position: start, action: 'order forward claw' }), '"seat"'],
    ['no action', ask({ ask: 'judge', position: start, seat: 'red' }), '"action"'],
    ['an unknown seat', ask({ ask: 'view', position: start, seat: 'blue' }), '"seat" must be'],
    ['an unknown option', ask({ ask: 'setup', game: 'dragon-fight', options: { wind: 1 } }), 'no option "wind"'],
    ['a line too long', `${'x'.repeat(1_000_001)}\n`, 'characters at most'],
    ['deep nesting', `${'['.repeat(400_000)}\n`, 'no JSON'],
    [
      'a deeply nested id',
      `{"ask":"games","id":${'['.repeat(90_000)}${']'.repeat(90_000)}}\n`,
      '"id" is nested too deep',
    ],
  ])('%s', async (_name, line, error) => {
    const [first, second, ...more] = await answers(line, ask({ ask: 'setup', game: 'dragon-fight', id: 2 }));
    expect(first?.error).toContain(error);
    expect(second).toMatchObject({ id: 2, position: { game: 'dragon-fight' } });
    expect(more).toEqual([]);
  });
});

test('a seat that is not at the table and an action far too long are refused, not errors', async () => {
  const [stranger, long] = await answers(
    ask({ ask: 'judge', position: start, seat: 'blue', action: 'order forward claw' }),
    ask({ ask: 'judge', position: start, seat: 'red', action: 'order '.repeat(10_000) }),
  );
  expect(stranger).toMatchObject({ ok: false, stage: 'turn', remarks: [{ clause: 'setup.seats' }] });
  expect(long).toMatchObject({ ok: false, stage: 'reads' });
});

test('lines are found however the input is cut, and the last needs no end', async () => {
  const text =
    ask({ ask: 'setup', game: 'dragon-fight', id: 'ü' }) +
    JSON.stringify({ ask: 'setup', game: 'dragon-fight', id: 'last' });
  const bytes = Buffer.from(text.replace('\n', '\r\n'));
  const cut = Array.from(bytes, (byte) => Buffer.from([byte]));
  expect((await answers(...cut)).map((answer) => answer.id)).toEqual(['ü', 'last']);
});

test('the command answers at once, while its input is still open', async () => {
  const child = spawn(process.execPath, [join(ROOT, 'scripts', 'referee.ts')], { stdio: ['pipe', 'pipe', 'inherit'] });
  const next = () => new Promise<string>((done) => child.stdout.once('data', (chunk) => done(String(chunk))));
  child.stdin.write(ask({ ask: 'setup', game: 'dragon-fight', id: 1 }));
  expect(JSON.parse(await next())).toMatchObject({ id: 1, position: { game: 'dragon-fight' } });
  child.stdin.write('nonsense\n');
  expect(JSON.parse(await next())).toEqual({ error: expect.stringContaining('no JSON') });
  const ended = new Promise((done) => child.once('exit', done));
  child.stdin.end();
  expect(await ended).toBe(0);
});

describe('a game whose definition is broken', () => {
  test('a folder without its line in the index is told so, a far-off name is not guessed at', async () => {
    const content = await mkdtemp(join(tmpdir(), 'gutterfold-content-'));
    try {
      await cp(join(CONTENT, 'games', 'sky-fi'), join(content, 'games', 'lily-pond'), { recursive: true });
      const asked = ['lily-pond', 'sky-fy', '../x', 'monopoly'].map((game) => ask({ ask: 'setup', game }));
      expect((await answersOf(refereesOf(content), ...asked)).map(({ error }) => error)).toEqual([
        'There is no game "lily-pond"; content/games/lily-pond has no line in src/rules/games/index.ts',
        'There is no game "sky-fy"; did you mean "sky-fi"?',
        `There is no game "../x"; known: ${Object.keys(GAMES).join(', ')}`,
        `There is no game "monopoly"; known: ${Object.keys(GAMES).join(', ')}`,
      ]);
    } finally {
      await rm(content, { recursive: true });
    }
  });

  test('is named as broken, the others are listed and answer, and it answers once it is mended', async () => {
    const content = await mkdtemp(join(tmpdir(), 'gutterfold-content-'));
    try {
      await cp(CONTENT, content, { recursive: true });
      const file = join(content, 'games', 'sky-fi', 'game.yaml');
      const sound = await readFile(file, 'utf8');
      await writeFile(file, sound.replace('tagline:', 'taglin:'));
      const all = refereesOf(content);
      const [listed, setup] = await answersOf(all, ask({ ask: 'games' }), ask({ ask: 'setup', game: 'dragon-fight' }));
      expect(listed?.games).toMatchObject([{ slug: 'dragon-fight' }, { slug: 'tower-builders' }]);
      expect(listed?.broken).toEqual({ 'sky-fi': expect.stringContaining('did you mean "tagline"?') });
      expect(setup).toHaveProperty('position');
      await writeFile(file, sound);
      const [mended] = await answersOf(all, ask({ ask: 'setup', game: 'sky-fi' }));
      expect(mended).toHaveProperty('position');
    } finally {
      await rm(content, { recursive: true });
    }
  });
});
