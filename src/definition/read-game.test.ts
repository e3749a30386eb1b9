import { describe, expect, test } from 'vitest';
import { plainText } from './inline.ts';
import { faceRefs, rulesSource } from './rules-source.ts';
import { broken, readToy, said, TOY_FILES } from './toy-game.ts';

describe('a sound game', () => {
  const { game, problems } = readToy();
  if (game === null) throw new Error(JSON.stringify(problems));

  test('has no problems', () => expect(problems).toEqual([]));

  test('has a piece for every member of each, named and counted', () => {
    const pieces = game.components.flatMap((component) => component.pieces);
    expect(pieces.map(({ id, name, count, seat }) => [id, name, count, seat])).toEqual([
      ['ace', 'Ace', 2, null],
      ['deuce', 'Deuce', 3, null],
      ['pawn-red', 'Pawn (Red)', 1, 'red'],
      ['pawn-blue', 'Pawn (Blue)', 1, 'blue'],
      ['die', 'Die', 1, null],
    ]);
  });

  test('has lengths in millimetres and references replaced by facts', () => {
    const [card, pawn] = game.components;
    expect([card?.width, card?.height]).toEqual([50.8, 25.4]);
    expect(game.facts).toMatchObject({ square: 25.4 });
    expect(card?.pieces[1]?.front?.params).toEqual({ number: 2, icon: 'castle' });
    expect(pawn?.pieces[1]?.front?.params).toEqual({ icon: 'tower', colour: 'steel' });
  });

  test('has the sides of a die in net order', () => {
    const sides = game.components[2]?.pieces[0]?.sides.map(({ key, value, face }) => [key, value, face.params]);
    expect(sides?.slice(0, 2)).toEqual([
      ['top', '1', { number: 1 }],
      ['front', '2', { number: 2 }],
    ]);
  });

  test('has sentences with their markup', () => {
    const clause = game.rules.sections[0]?.clauses[1];
    expect(plainText(clause?.text ?? [])).toBe('The higher card castle wins, see setup.seats.');
    expect(game.rules.sections[0]?.id).toBe('setting-up');
  });

  test.each([
    [
      'deuce: { name: Deuce, value: 2, copies: 3 }',
      'Five cards: two aces, three deuces worth 2 each. The third is last.',
    ],
    [
      'deuce: { name: Deuce, value: 7, copies: 4 }',
      'Six cards: two aces, four deuces worth 7 each. The fourth is last.',
    ],
  ])('its sentences tell the facts: %s', (deuce, sentence) => {
    const told =
      '"${printed.card in words} cards: ${cards.ace.copies in words} aces, ${cards.deuce.copies in words} deuces worth $cards.deuce.value each. The ${cards.deuce.copies as ordinal} is last."';
    const changed = {
      'game.yaml': (TOY_FILES['game.yaml'] ?? '')
        .replace('deuce: { name: Deuce, value: 2, copies: 3 }', deuce)
        .replace('    total: 5\n', ''),
      ...broken('rules.yaml', 'The **higher** card {castle} wins, see [setup.seats].', told),
    };
    expect(said(changed)).toEqual([]);
    expect(plainText(readToy(changed).game?.rules.sections[0]?.clauses[1]?.text ?? [])).toBe(sentence);
  });

  test.each(['6', '1 to 6', '[1, 2, 3, 4, 5, 6]'])('a die has the sides %s', (sides) => {
    const changed = broken('game.yaml', 'sides: [1, 2, 3, 4, 5, 6]', `sides: ${sides}`);
    const die = readToy(changed).game?.components[2]?.pieces[0];
    expect(die?.sides.map(({ value }) => value).toSorted()).toEqual(['1', '2', '3', '4', '5', '6']);
  });

  test('has its worked positions', () => {
    expect(game.positions).toMatchObject([
      {
        id: 'tie',
        position: null,
        play: [{ seat: 'red', action: 'play ace' }],
        expect: { kind: 'legal', seat: 'blue', action: 'play deuce' },
      },
    ]);
  });

  test('gives its faces by name, a die side once', () => {
    const refs = faceRefs(game).map(({ ref, name }) => `${ref}: ${name}`);
    expect(refs).toContain('pawn-red.front: Pawn (Red)');
    expect(refs).toContain('die.6: Die: 6');
    expect(refs).toHaveLength(10);
  });

  test('gives the rules what they need', () => {
    const { facts, options, ...rest } = rulesSource(game);
    expect(Object.keys(rest).sort()).toEqual(['edition', 'seats', 'slug', 'title']);
    expect(facts).toEqual(game.facts);
    expect(options.ties).toMatchObject({ kind: 'choice', default: 'draw' });
  });

  test('is plain data', () => expect(JSON.parse(JSON.stringify(game))).toEqual(game));
});

describe('art', () => {
  test('one silhouette out of all paths, moved to 0,0, usable wherever an icon is', () => {
    const changed = {
      ...broken('game.yaml', 'cover: { icon: castle', 'cover: { icon: sneeze'),
      'art/sneeze.svg': '<svg viewBox="10 10 5 5"><path d="M10 10h5"/><path fill="red" d="M12 12v2"/></svg>',
    };
    expect(said(changed)).toEqual([]);
    expect(readToy(changed).game?.art.sneeze).toEqual({
      name: 'sneeze',
      width: 5,
      height: 5,
      d: 'M0 0H5M2 2V4',
    });
  });
});
