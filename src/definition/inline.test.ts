import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { escapeInlines, parseInlines, plainText } from './inline.ts';

describe('markup of sentences', () => {
  test('bold, italic, links and icons', () => {
    expect(parseInlines('**Forward**: *one* square, see [move.pass] {dragon-head}.').inlines).toEqual([
      { kind: 'bold', text: 'Forward' },
      { kind: 'text', text: ': ' },
      { kind: 'italic', text: 'one' },
      { kind: 'text', text: ' square, see ' },
      { kind: 'clause', id: 'move.pass' },
      { kind: 'text', text: ' ' },
      { kind: 'icon', name: 'dragon-head' },
      { kind: 'text', text: '.' },
    ]);
  });

  test('a backslash takes the meaning from a mark, in bold too', () => {
    expect(parseInlines('3 \\* 4 **a\\*b** \\[x\\]').inlines).toEqual([
      { kind: 'text', text: '3 * 4 ' },
      { kind: 'bold', text: 'a*b' },
      { kind: 'text', text: ' [x]' },
    ]);
  });

  test('HTML is only text', () => {
    const source = '<script>alert(1)</script> &amp; <b>';
    expect(parseInlines(source)).toMatchObject({ inlines: [{ kind: 'text', text: source }], faults: [] });
  });

  test.each([
    ['a * b', 2, '* is not closed'],
    ['a **b', 2, '** is not closed'],
    ['** **', 0, '** holds no words'],
    ['*a [b.c]*', 0, '* opens bold or italic text that holds other markup'],
    ['see [here]', 4, '"here" is not a clause id such as [move.forward]'],
    ['see [a.b', 4, '[ is not closed'],
    ['{Dragon}', 0, '"Dragon" is not an icon name such as {dragon-head}'],
    ['a ] b', 2, '] closes nothing'],
    ['a \\n b', 2, 'a backslash stands only before * [ ] { } and \\'],
    ['end\\', 3, 'a backslash stands only before * [ ] { } and \\'],
  ])('%s', (source, offset, message) => {
    expect(parseInlines(source).faults).toMatchObject([{ offset, message }]);
  });
});

describe('laws of the inline parser', () => {
  const marks = fc.string({ unit: fc.constantFrom('*', '[', ']', '{', '}', '\\', 'a', '.', '-', ' ', 'é', '😀') });

  test('it never throws, and each part begins where the last one ended or later', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), marks), (source) => {
        const { inlines, offsets, faults } = parseInlines(source);
        expect(offsets).toHaveLength(inlines.length);
        expect(offsets).toEqual([...offsets].sort((one, other) => one - other));
        for (const { offset } of faults) expect(offset).toBeLessThan(source.length);
      }),
    );
  });

  test('escaped text means itself', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ minLength: 1 }), marks), (text) => {
        const { inlines, faults } = parseInlines(escapeInlines(text));
        expect(faults).toEqual([]);
        expect(plainText(inlines)).toBe(text);
      }),
    );
  });

  test('where nothing is marked up or wrong, the text stays as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', 'b', ' ', '.', '<', '&', '$') }), (text) => {
        expect(plainText(parseInlines(text).inlines)).toBe(text);
      }),
    );
  });
});
