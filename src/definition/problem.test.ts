import { describe, expect, test } from 'vitest';
import { formatProblem, formatProblems, problemAt, suggest, warningAt } from './problem.ts';

const spot = { file: 'content/games/toy/game.yaml', line: 2, column: 3 };

describe('problems on the terminal', () => {
  test('file, line and column, the line with a caret, the way out', () => {
    const text = 'title: Toy\n  taglin: One\n';
    expect(formatProblem(problemAt(spot, 'unknown key "taglin"', 'did you mean "tagline"?'), text)).toBe(
      [
        'content/games/toy/game.yaml:2:3 error: unknown key "taglin"',
        ' 2 |   taglin: One',
        '   |   ^',
        '  hint: did you mean "tagline"?',
      ].join('\n'),
    );
  });

  test('in the order of the file, each once', () => {
    const later = warningAt({ ...spot, line: 9 }, 'later');
    const text = formatProblems([later, problemAt(spot, 'first'), later]);
    expect(text).toBe(`${spot.file}:2:3 error: first\n\n${spot.file}:9:3 warning: later`);
  });

  test('a hostile line can not steer the terminal', () => {
    const shown = formatProblem(problemAt(spot, 'odd \u001b[2J'), 'a\n\u001b[31m  red \u202e');
    expect([...shown].every((character) => character === '\n' || (character >= ' ' && character !== '\u202e'))).toBe(
      true,
    );
  });

  test('a very long line is cut about the place', () => {
    const column = 5000;
    const line = `${'x'.repeat(column - 1)}!${'y'.repeat(5000)}`;
    const [, shown = '', caret = ''] = formatProblem(problemAt({ ...spot, line: 1, column }, 'here'), line).split('\n');
    expect(shown.length).toBeLessThan(130);
    expect(shown[caret.indexOf('^')]).toBe('!');
  });
});

test.each([
  ['jdae', ['jade', 'vermilion'], 'did you mean "jade"?'],
  ['purple', ['jade', 'vermilion'], 'known: jade, vermilion'],
  ['purple', [], null],
])('suggest %s of %j', (wrong, names, hint) => expect(suggest(wrong, names)).toBe(hint));
