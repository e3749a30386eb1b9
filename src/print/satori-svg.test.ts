import { describe, expect, test } from 'vitest';
import { BOLD, bareKit, TEXT } from '../node/testing.ts';
import { readSatoriSvg } from './satori-svg.ts';

const { fonts } = (await bareKit()).kit;
const svg = (content: string) =>
  `<svg width="445" height="508" viewBox="0 0 445 508" xmlns="http://www.w3.org/2000/svg">${content}</svg>`;
const read = (content: string) => readSatoriSvg(svg(content), fonts).nodes;
const word = (text: string, x: number, more = '') =>
  `<text x="${x}" y="64" width="60" height="40" font-weight="normal" font-style="normal" font-size="32" font-family="source-sans-3" fill="#222222" ${more}>${text}</text>`;
const widthOf = (text: string, gap = ' ') => fonts.width(text + gap, TEXT, 32);

describe('satori’s SVG read back', () => {
  test('its unit is a tenth of a millimetre', () => {
    const { width, height, nodes } = readSatoriSvg(
      svg('<rect x="10" y="20" width="30" height="40" fill="#fff"/>'),
      fonts,
    );
    expect(width).toBeCloseTo(44.5, 9);
    expect(height).toBeCloseTo(50.8, 9);
    expect(nodes).toEqual([{ kind: 'path', d: 'M1 2H4V6H1Z', fill: '#ffffff' }]);
  });

  test('words of one line become one run', () => {
    const x = 34 + widthOf('Plain');
    const [run, more] = read(word('Plain', 34) + word('words', x));
    expect(run).toMatchObject({ kind: 'text', text: 'Plain words', anchor: 'start', font: TEXT, fill: '#222222' });
    expect(run).toMatchObject({ size: expect.closeTo(3.2, 9), x: expect.closeTo(3.4, 9), y: expect.closeTo(6.4, 9) });
    expect(more).toBeUndefined();
  });

  test('punctuation joins its word without a space', () => {
    const [run, more] = read(word('words', 34) + word('.', 34 + widthOf('words', '')));
    expect(run).toMatchObject({ text: 'words.' });
    expect(more).toBeUndefined();
  });

  test('words of different weight or stretched apart stay alone', () => {
    const bold = word('bold', 34 + widthOf('Plain')).replace('"normal"', '"700"');
    expect(read(word('Plain', 34) + bold)).toMatchObject([{ font: TEXT }, { font: BOLD }]);
    expect(read(word('Plain', 34) + word('words', 44 + widthOf('Plain')))).toHaveLength(2);
  });

  test('hidden spaces and masks that nobody uses are dropped', () => {
    expect(
      read(`<mask id="m"><rect x="0" y="0" width="9" height="9" fill="#fff"/></mask><g/>${word(' ', 34)}`),
    ).toEqual([]);
  });

  test('a clip turns with its element', () => {
    const clip = '<clipPath id="c"><rect x="0" y="0" width="10" height="10"/></clipPath>';
    const [node] = read(
      `${clip}<rect x="0" y="0" width="20" height="20" fill="#000" transform="matrix(1,0,0,1,50,0)" clip-path="url(#c)"/>`,
    );
    expect(node).toMatchObject({ kind: 'group', clip: 'M5 0H6V1H5Z', children: [{ d: 'M5 0H7V2H5Z' }] });
  });

  test.each([
    ['an element', '<foreignObject/>', 'can not use <foreignObject>'],
    ['a gradient', '<linearGradient id="g"/>', 'can not use <linearGradient>'],
    ['an attribute', '<rect x="0" y="0" width="1" height="1" rx="3"/>', 'can not use rx="3" on <rect>'],
    [
      'a painted reference',
      '<rect x="0" y="0" width="1" height="1" fill="url(#g)"/>',
      'can not use the colour "url(#g)"',
    ],
    ['a named colour', '<rect x="0" y="0" width="1" height="1" fill="tomato"/>', 'write it as #rrggbb'],
    ['a filter', '<g filter="url(#f)"><rect x="0" y="0" width="1" height="1"/></g>', 'can not use filter'],
    [
      'a transform in words',
      '<g transform="rotate(3)"><rect x="0" y="0" width="1" height="1"/></g>',
      'can not use the transform',
    ],
    [
      'a lost clip',
      '<g clip-path="url(#nowhere)"><rect x="0" y="0" width="1" height="1"/></g>',
      'which is no <clipPath>',
    ],
    ['a photograph', '<image x="0" y="0" width="9" height="9" href="data:image/png;base64,AA"/>', 'no photographs'],
    [
      'a mask with shades',
      '<mask id="m"><rect x="0" y="0" width="9" height="9" fill="#888"/></mask><g mask="url(#m)"><rect x="0" y="0" width="1" height="1"/></g>',
      'mask with shades',
    ],
    ['loose text', 'words', 'loose text'],
  ])('%s that it does not know is refused by name', (_name, content, message) => {
    expect(() => read(content)).toThrow(message);
  });
});
