/** Lines in, lines out: answers in the order of the questions, each written at once. */
import type { Readable, Writable } from 'node:stream';
import { answer, type Games } from '../rules/protocol.ts';

/** A longer line is answered with an error and thrown away, so that no line can fill the memory. */
const LONGEST_LINE = 1_000_000;

/** Serves until the input ends. Whatever a line holds, it gets one answer and the next line is served. */
export async function serve(input: Readable, output: Writable, games: Games): Promise<void> {
  for await (const line of linesOf(input)) {
    const text = await answered(line, games);
    if (!output.write(`${text}\n`)) await new Promise((drained) => output.once('drain', drained));
  }
}

async function answered(line: string | null, games: Games): Promise<string> {
  if (line === null) return JSON.stringify({ error: `A line may have ${LONGEST_LINE} characters at most.` });
  const told = await answer(line, games);
  try {
    return JSON.stringify(told);
  } catch {
    // only the id is sent back as it came, and reading goes deeper than writing
    return JSON.stringify({ error: '"id" is nested too deep to be sent back: a text or a number is enough.' });
  }
}

/** The lines of a stream; null for one that is too long. */
async function* linesOf(input: Readable): AsyncGenerator<string | null> {
  const decoder = new TextDecoder();
  let rest = '';
  let tooLong = false;
  const end = (line: string) => (tooLong || line.length > LONGEST_LINE ? null : line.replace(/\r$/, ''));
  for await (const chunk of input) {
    const [first = '', ...more] = (typeof chunk === 'string' ? chunk : decoder.decode(chunk, { stream: true })).split(
      '\n',
    );
    rest = tooLong ? '' : rest + first;
    for (const next of more) {
      yield end(rest);
      tooLong = false;
      rest = next;
    }
    if (rest.length > LONGEST_LINE) {
      tooLong = true;
      rest = '';
    }
  }
  if (rest !== '' || tooLong) yield end(rest);
}
