/** Every mistake that a designer can make, and what is then said. One line of the toy game is broken at a time. */
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { broken, type Files, readToy, said, TOY_FILES, TOY_KNOWN } from './toy-game.ts';

/** What is broken in which file, and what is then said: all of it. */
const MISTAKES: readonly [name: string, changed: Files, problems: readonly string[]][] = [
  [
    'a misspelt key',
    broken('game.yaml', 'tagline: One', 'taglin: One'),
    ['toy/game.yaml:2:1 error: unknown key "taglin" | hint: did you mean "tagline"?'],
  ],
  [
    'a missing key',
    broken('game.yaml', 'edition: "1"\n', ''),
    ['toy/game.yaml:1:1 error: "edition" is missing | hint: expected a text or a number'],
  ],
  [
    'a text for a number',
    broken('game.yaml', 'players: 2', 'players: two'),
    ['toy/game.yaml:4:10 error: players: expected a number or a list, not the text "two"'],
  ],
  [
    'a span upside down',
    broken('game.yaml', 'players: 2', 'players: [3, 2]'),
    ['toy/game.yaml:4:10 error: players: the first number must not be more than the second'],
  ],
  [
    'a colour without quotes',
    broken('game.yaml', '"#111111"', '#111111'),
    [
      'toy/game.yaml:10:8 error: ink: expected a text, not nothing | hint: a # begins a comment: a text that starts with it needs quotes',
    ],
  ],
  [
    'ink that can not be read',
    broken('game.yaml', '"#111111"', '"#BBBBBB"'),
    [
      'toy/game.yaml:10:8 error: ink on paper has a contrast of 1.9 : 1 | hint: text needs 4.5 : 1: a darker ink or a lighter paper',
    ],
  ],
  [
    'a misspelt mark',
    broken('game.yaml', 'mark: ring', 'mark: rnig'),
    [
      'toy/game.yaml:14:44 error: mark: expected one of wedge, ring, disc, bar, diamond, cross, square, wave, not the text "rnig" | hint: did you mean "ring"?',
    ],
  ],
  [
    'two seats with one mark',
    broken('game.yaml', 'mark: ring', 'mark: wedge'),
    ['toy/game.yaml:14:44 error: blue has the same mark as red: wedge | hint: seats are told apart without colour'],
  ],
  [
    'two seats with one colour: a warning',
    broken('game.yaml', 'Blue, colour: steel', 'Blue, colour: brick'),
    [
      'toy/game.yaml:11:32 warning: nothing uses the colour steel',
      'toy/game.yaml:14:31 warning: blue has the same colour as red: only the marks tell them apart',
    ],
  ],
  [
    'a colour that the theme lacks',
    broken('game.yaml', 'colour: steel', 'colour: steal'),
    ['toy/game.yaml:14:31 error: no colour of the theme is called "steal" | hint: did you mean "steel"?'],
  ],
  [
    'an unknown font',
    broken('game.yaml', 'font: bungee', 'font: bungie'),
    [
      'toy/game.yaml:8:20 error: no display font is called "bungie" | hint: did you mean "bungee"? npm install --save-exact @fontsource/bungie makes it known, where Fontsource has it',
    ],
  ],
  [
    'a font that is not installed',
    broken('game.yaml', 'font: bungee', 'font: abel'),
    [
      'toy/game.yaml:8:20 error: no display font is called "abel" | hint: npm install --save-exact @fontsource/abel makes it known, where Fontsource has it',
    ],
  ],
  [
    'an icon called by half its name',
    {
      ...broken('game.yaml', 'icon: castle, ground', 'icon: sneeze, ground'),
      'art/big-sneeze.svg': '<svg viewBox="0 0 5 5"><path d="M0 0h5"/></svg>',
    },
    ['toy/game.yaml:15:16 error: no icon is called "sneeze" | hint: did you mean "big-sneeze"?'],
  ],
  [
    'a weight that the font lacks',
    broken('game.yaml', 'weight: 400', 'weight: 700'),
    ['toy/game.yaml:8:36 error: bungee has no weight 700 | hint: known: 400'],
  ],
  [
    'an unknown icon on the cover',
    broken('game.yaml', 'cover: { icon: castle', 'cover: { icon: casle'),
    ['toy/game.yaml:15:16 error: no icon is called "casle" | hint: did you mean "castle"?'],
  ],
  [
    'an unknown icon in the facts, told where it stands',
    broken('game.yaml', 'blue: tower', 'blue: tover'),
    ['toy/game.yaml:18:31 error: no icon is called "tover" | hint: did you mean "tower"?'],
  ],
  [
    'an unknown icon of a face, told once for all pieces',
    broken('game.yaml', 'value, icon: castle', 'value, icon: caste'),
    ['toy/game.yaml:32:56 error: no icon is called "caste" (piece ace) | hint: did you mean "castle"?'],
  ],
  [
    'a length without unit in the facts',
    broken('game.yaml', 'square: 1in', 'square: 1'),
    ['toy/game.yaml:17:11 error: the length 1 has no unit | hint: write 1mm or 1in (mm, cm, in, pt)'],
  ],
  [
    'a length without unit in a face',
    broken('game.yaml', 'number: $cards.value', 'line: 3, number: $cards.value'),
    [
      'toy/game.yaml:32:34 error: face number: the length 3 has no unit (piece ace) | hint: write 3mm or 3in (mm, cm, in, pt)',
    ],
  ],
  [
    'a size with an unknown unit',
    broken('game.yaml', 'size: 2in x 1in', 'size: 2in x 1inch'),
    ['toy/game.yaml:26:11 error: size: "1inch" is no length | hint: a number with mm, cm, in or pt, such as 1.5in'],
  ],
  [
    'a fact of the wrong type',
    broken('game.yaml', 'value: 2,', 'value: two,'),
    ['toy/game.yaml:21:34 error: value: expected a number, not the text "two"'],
  ],
  [
    'a misspelt fact: what refers to it is not blamed',
    broken('game.yaml', 'deuce: { name: Deuce, value', 'deuce: { name: Deuce, valeu'),
    ['toy/game.yaml:21:27 error: unknown key "valeu" | hint: did you mean "value"?'],
  ],
  [
    'a misspelt list of facts: nor is each',
    broken('game.yaml', '  cards:', '  crads:'),
    ['toy/game.yaml:19:3 error: unknown key "crads" | hint: did you mean "cards"?'],
  ],
  [
    'each of a list that does not exist',
    broken('game.yaml', 'each: cards', 'each: crads'),
    ['toy/game.yaml:27:11 error: "crads" is no list of facts to take each of | hint: did you mean "cards"?'],
  ],
  [
    'a reference to no fact',
    broken('game.yaml', 'id: $cards.key', 'id: $card.key'),
    ['toy/game.yaml:28:10 error: no fact is called "card" (piece card-ace) | hint: did you mean "cards"?'],
  ],
  [
    'a reference to no field',
    broken('game.yaml', '$seat.colour', '$seat.color'),
    ['toy/game.yaml:38:63 error: $seat has no "color" (piece pawn-red) | hint: did you mean "colour"?'],
  ],
  [
    'an index that each does not have',
    broken('game.yaml', '$icons(seat)', '$icons(seats)'),
    ['toy/game.yaml:38:42 error: "seats" is not in each (piece pawn-red) | hint: did you mean "seat"?'],
  ],
  [
    'an unknown face',
    broken('game.yaml', 'face: number, number: $cards', 'face: numbr, number: $cards'),
    ['toy/game.yaml:32:20 error: no face is called "numbr" (piece ace) | hint: did you mean "number"?'],
  ],
  [
    'an unknown parameter of a face',
    broken('game.yaml', 'number: $cards.value', 'nmber: $cards.value'),
    ['toy/game.yaml:32:28 error: face number: unknown key "nmber" (piece ace) | hint: did you mean "number"?'],
  ],
  [
    'a component that nobody prints, for want of a front',
    broken('game.yaml', '    front: { face: picture, icon: $icons(seat), colour: $seat.colour }\n', ''),
    ['toy/game.yaml:33:3 error: pawn: nobody prints it: it has no front | hint: front: { face: … }'],
  ],
  [
    'a component that nobody prints, for want of copies',
    broken('game.yaml', 'name: Pawn\n', 'name: Pawn\n    count: 0\n'),
    [
      'toy/game.yaml:35:5 error: nobody prints pawn-red: its count is 0 | hint: take it out, or count 1',
      'toy/game.yaml:35:5 error: nobody prints pawn-blue: its count is 0 | hint: take it out, or count 1',
    ],
  ],
  [
    'a total that the counts do not make',
    broken('game.yaml', 'total: 5', 'total: 6'),
    ['toy/game.yaml:30:12 error: card: the counts add up to 5, not 6 | hint: 2 ace + 3 deuce'],
  ],
  [
    'copies that nobody counts',
    broken('game.yaml', '    count: $cards.copies\n    total: 5\n', ''),
    [
      'toy/game.yaml:23:3 error: ace is printed once, but facts say 2 copies | hint: count: $cards.copies',
      'toy/game.yaml:23:3 error: deuce is printed once, but facts say 3 copies | hint: count: $cards.copies',
    ],
  ],
  [
    'two pieces with one name',
    broken('game.yaml', 'kind: token', 'kind: token\n    id: ace'),
    ['toy/game.yaml:33:3 error: the piece "ace" stands in card too | hint: give one of them another id'],
  ],
  [
    'a die with five sides',
    broken('game.yaml', '[1, 2, 3, 4, 5, 6]', '[1, 2, 3, 4, 5]'),
    [
      'toy/game.yaml:43:12 error: a d6 has 6 sides, not 5 | hint: 6 (for 1 to 6), 0 to 5, a list, or top, front, right, back, left, bottom',
    ],
  ],
  [
    'a seat that a face does not find',
    broken('game.yaml', 'colour: $seat.colour }', 'colour: $seat.colour, seat: bleu }'),
    ['toy/game.yaml:38:77 error: no seat is called "bleu" (piece pawn-red) | hint: did you mean "blue"?'],
  ],
  [
    'a colour that nothing uses: a warning',
    broken('game.yaml', 'steel: "#30638E" }', 'steel: "#30638E", moss: "#4F7F4B" }'),
    ['toy/game.yaml:11:50 warning: nothing uses the colour moss'],
  ],
  [
    'a drawing that nothing uses: a warning',
    { 'art/sneeze.svg': '<svg viewBox="0 0 5 5"><path d="M0 0h5"/></svg>' },
    ['toy/art/sneeze.svg:1:1 warning: nothing uses this drawing'],
  ],
  [
    'a die numbered too far',
    broken('game.yaml', 'sides: [1, 2, 3, 4, 5, 6]', 'sides: 1 to 8'),
    [
      'toy/game.yaml:43:12 error: a d6 has 6 sides, not 8 | hint: 6 (for 1 to 6), 0 to 5, a list, or top, front, right, back, left, bottom',
    ],
  ],
  [
    'a fact misspelt in a clause, told where it stands',
    broken('rules.yaml', 'The **higher** card', 'The **higher** of ${cards.ace.copeis in words} cards'),
    ['toy/rules.yaml:6:48 error: $cards.ace has no "copeis" | hint: did you mean "copies"?'],
  ],
  [
    'markup misspelt after a fact, told where it stands',
    broken('rules.yaml', 'The **higher** card', 'Of ${number of cards in words} kinds the *higher card'),
    [
      'toy/rules.yaml:6:59 error: * opens bold or italic text that holds other markup | hint: plain words only, then *; write \\* for the character itself',
    ],
  ],
  [
    'a number in words without braces',
    broken('rules.yaml', 'The **higher** card', 'The $cards.ace.copies in words **higher** cards'),
    ['toy/rules.yaml:6:22 error: $cards.ace.copies in words needs braces | hint: write ${cards.ace.copies in words}'],
  ],
  [
    'an icon by a fact that is none: told once',
    broken('rules.yaml', '{castle}', '{$icons.rde}'),
    ['toy/rules.yaml:6:46 error: $icons has no "rde" | hint: did you mean "red"?'],
  ],
  [
    'a broken game.yaml: the facts that sentences tell are not missed',
    {
      ...broken('game.yaml', 'tagline: One', 'taglin: One'),
      ...broken('rules.yaml', '{castle}', '{$icons.red} of $cards.ace.copies'),
    },
    ['toy/game.yaml:2:1 error: unknown key "taglin" | hint: did you mean "tagline"?'],
  ],
  [
    'a fact without its dollar',
    broken('rules.yaml', '{castle}', '{square}'),
    ['toy/rules.yaml:6:38 error: no icon is called "square" | hint: ${square} tells the fact'],
  ],
  [
    'a price',
    broken('rules.yaml', 'The **higher** card', 'The $5 card'),
    ['toy/rules.yaml:6:23 error: no fact is called "5" | hint: write $$ for the dollar sign'],
  ],
  [
    'a face without its side',
    broken('rules.yaml', 'faces: [ace.front]', 'faces: [ace]'),
    ['toy/rules.yaml:8:37 error: no face is called "ace" | hint: did you mean "ace.front"?'],
  ],
  [
    'a comma forgotten',
    broken('game.yaml', 'mark: ring,', 'mark: ring'),
    [
      'toy/game.yaml:14:44 error: Block collections are not allowed within flow collections | hint: a comma is missing before it, or a text that holds a colon and a space needs quotes',
    ],
  ],
  [
    'a fact misspelt in a worked position',
    broken('positions/tie.yaml', 'Blue does', 'Blue has $cards.duece.value and does'),
    ['toy/positions/tie.yaml:2:23 error: $cards has no "duece" | hint: did you mean "deuce"?'],
  ],
  [
    'a die without sides',
    broken('game.yaml', '    sides: [1, 2, 3, 4, 5, 6]\n', ''),
    ['toy/game.yaml:39:3 error: die: a die needs its sides | hint: sides: 6'],
  ],
  [
    'a sticker on a card',
    broken('game.yaml', 'kind: token', 'kind: token\n    sticker: 1in'),
    ['toy/game.yaml:36:5 error: pawn: sticker is only for dice | hint: kind: die'],
  ],
  [
    'a cut outside the board',
    broken('game.yaml', 'kind: token', 'kind: token\n    split: { rows: [3in] }'),
    ['toy/game.yaml:36:5 error: pawn: the cuts of rows must grow and lie within 20 mm'],
  ],
  [
    'a link to no clause',
    broken('rules.yaml', '[setup.seats]', '[setup.seat]'),
    ['toy/rules.yaml:6:57 error: no clause is called "setup.seat" | hint: did you mean "setup.seats"?'],
  ],
  [
    'an unknown icon in a sentence',
    broken('rules.yaml', '{castle}', '{casle}'),
    ['toy/rules.yaml:6:38 error: no icon is called "casle" | hint: did you mean "castle"?'],
  ],
  [
    'markup that is not closed',
    broken('rules.yaml', '**higher**', '**higher'),
    [
      'toy/rules.yaml:6:22 error: ** opens bold or italic text that holds other markup | hint: plain words only, then **; write \\* for the character itself',
    ],
  ],
  [
    'wrong markup in a folded text, on its own line',
    broken('rules.yaml', 'play.high: The **higher** card', 'play.high: >-\n        The\n        **higher** \\card'),
    [
      'toy/rules.yaml:8:20 error: a backslash stands only before * [ ] { } and \\ | hint: write \\\\ for the character itself',
    ],
  ],
  [
    'a clause id that is none',
    broken('rules.yaml', 'play.high: The', 'play high: The'),
    ['toy/rules.yaml:6:7 error: the key "play high" is no clause id: dotted lower-case words such as move.strafe'],
  ],
  [
    'a ruling on no clause and no option',
    broken('rules.yaml', 'clause: play.high, option: ties', 'clause: play.hihg, option: tie'),
    [
      'toy/rules.yaml:10:54 error: no clause is called "play.hihg" | hint: did you mean "play.high"?',
      'toy/rules.yaml:10:73 error: no option is called "tie" | hint: did you mean "ties"?',
    ],
  ],
  [
    'a picture of no face',
    broken('rules.yaml', 'ace.front', 'acce.front'),
    ['toy/rules.yaml:8:37 error: no face is called "acce.front" | hint: did you mean "ace.front"?'],
  ],
  [
    'a picture of no position',
    broken('rules.yaml', 'faces: [ace.front]', 'position: tide'),
    ['toy/rules.yaml:8:39 error: no position is called "tide" | hint: did you mean "tie"?'],
  ],
  [
    'a picture of the wrong kind',
    broken('rules.yaml', 'faces: [ace.front]', 'face: [ace.front]'),
    ['toy/rules.yaml:8:29 error: unknown key "face" | hint: did you mean "faces"?'],
  ],
  [
    'a default outside its range',
    broken(
      'rules.yaml',
      'values: [{ value: draw, text: a draw }, { value: again, text: play again }]',
      'from: 3\n    to: 6\n    default: 7',
    ),
    ['toy/rules.yaml:16:14 error: the default 7 lies outside 3 to 6'],
  ],
  [
    'a worked position by a seat that is none',
    broken('positions/tie.yaml', 'blue: play deuce', 'green: play deuce'),
    ['toy/positions/tie.yaml:4:20 error: no seat is called "green" | hint: known: red, blue, chance'],
  ],
  [
    'a worked position refused by no clause',
    broken('positions/tie.yaml', '{ legal: { blue: play deuce } }', '{ refused: { blue: play deuce }, by: [play.hi] }'),
    ['toy/positions/tie.yaml:4:47 error: no clause is called "play.hi" | hint: did you mean "play.high"?'],
  ],
  [
    'a worked position with an option that is none',
    broken('positions/tie.yaml', 'play: [{ red: play ace }]', 'options: { ties: never }'),
    ['toy/positions/tie.yaml:3:12 error: the option ties can\'t be "never" | hint: known: draw, again'],
  ],
  [
    'two worked positions with one title',
    { 'positions/again.yaml': 'title: Who wins?\ntext: Blue.\nexpect: { faults: [play.high] }\n' },
    ['toy/positions/tie.yaml:1:1 error: another worked position has the title "Who wins?" | hint: give it its own'],
  ],
  [
    'YAML that is none, and an unknown clause in another file',
    {
      ...broken('game.yaml', 'title: Toy', 'title: Toy: the game'),
      ...broken('rules.yaml', 'title: Setting up', 'titel: Setting up'),
    },
    [
      'toy/game.yaml:1:8 error: Nested mappings are not allowed in compact mappings | hint: a text that holds a colon and a space needs quotes',
      'toy/rules.yaml:3:5 error: unknown key "titel" | hint: did you mean "title"?',
    ],
  ],
  [
    'a key that stands twice',
    broken('game.yaml', 'tags: [cards]', 'tags: [cards]\ntags: [dice]'),
    ['toy/game.yaml:7:1 error: the key "tags" stands here twice | hint: keep one of the two'],
  ],
  [
    'a tab',
    broken('game.yaml', '  paper:', '\tpaper:'),
    ['toy/game.yaml:9:1 error: a tab indents this line | hint: YAML wants spaces'],
  ],
  [
    'a drawing with a shape that would be lost',
    { 'art/sneeze.svg': '<svg viewBox="0 0 10 10">\n  <circle r="3"/>\n</svg>' },
    ['toy/art/sneeze.svg:2:3 error: <circle> is not read | hint: turn every shape into one path'],
  ],
  [
    'a drawing that goes too far',
    { 'art/sneeze.svg': '<svg viewBox="0 0 5 5">\n  <path d="M0 0L1e308 1e308z"/>\n</svg>' },
    ['toy/art/sneeze.svg:2:17 error: the number "1e308" lies too far out | hint: between -100000 and 100000'],
  ],
  [
    'a drawing with a number that is none',
    { 'art/sneeze.svg': '<svg viewBox="0 0 5 5">\n  <path d="M0 0L3 1e400z"/>\n</svg>' },
    ['toy/art/sneeze.svg:2:19 error: the number "1e400" lies too far out | hint: between -100000 and 100000'],
  ],
  [
    'a drawing in a box without end',
    { 'art/sneeze.svg': '<svg viewBox="0 0 1e400 5">\n  <path d="M0 0h5v5z"/>\n</svg>' },
    ['toy/art/sneeze.svg:1:19 error: the number "1e400" lies too far out | hint: between -100000 and 100000'],
  ],
  [
    'a drawing in a box too small',
    { 'art/sneeze.svg': '<svg viewBox="0 0 .5 .5">\n  <path d="M0 0h5v5z"/>\n</svg>' },
    ['toy/art/sneeze.svg:1:5 error: the viewBox is smaller than 1 x 1 | hint: viewBox="0 0 512 512"'],
  ],
  [
    'an empty drawing',
    { 'art/sneeze.svg': '<svg viewBox="0 0 5 5">\n  <path d=""/>\n</svg>' },
    ['toy/art/sneeze.svg:2:3 error: the drawing is blank: its path draws nothing | hint: <path d="…"/>'],
  ],
  [
    'a drawing that only moves',
    { 'art/sneeze.svg': '<svg viewBox="0 0 5 5">\n  <path d="M1 1m2 2z"/>\n</svg>' },
    ['toy/art/sneeze.svg:2:3 error: the drawing is blank: its path draws nothing | hint: <path d="…"/>'],
  ],
  [
    'a board as large as a room',
    broken('game.yaml', 'size: 2in x 1in', 'size: 5000mm x 5000mm'),
    ['toy/game.yaml:26:11 error: size: a side of 5000 mm is too long | hint: at most 2000 mm a side'],
  ],
  [
    'a strip as thin as a hair',
    broken('game.yaml', 'name: Pawn\n', 'name: Pawn\n    split: { rows: [10mm, 10.025mm] }\n'),
    [
      'toy/game.yaml:35:27 error: pawn: a strip of 0.025 mm is too narrow to cut out | hint: at least 10 mm from cut to cut and to the edge',
    ],
  ],
  [
    'a last strip too narrow',
    broken('game.yaml', 'name: Pawn\n', 'name: Pawn\n    split: { columns: [11mm] }\n'),
    [
      'toy/game.yaml:35:24 error: pawn: a strip of 9 mm is too narrow to cut out | hint: at least 10 mm from cut to cut and to the edge',
    ],
  ],
  [
    'a record for a count',
    broken('game.yaml', 'name: Pawn\n', 'name: Pawn\n    count: $seat\n'),
    ['toy/game.yaml:35:12 error: a count is a whole number up to 1000, not a record (piece pawn-red)'],
  ],
  [
    'a word for a count',
    broken('game.yaml', 'name: Pawn\n', 'name: Pawn\n    count: twelve\n'),
    ['toy/game.yaml:35:12 error: count: expected a number or a reference such as $cards.copies, not the text "twelve"'],
  ],
  [
    'a record for copies',
    broken('game.yaml', 'copies: 2', 'copies: {}'),
    ['toy/game.yaml:20:41 error: copies: expected a number, not a record'],
  ],
  [
    'a record for a total',
    broken('game.yaml', 'name: Pawn\n', 'name: Pawn\n    total: $cards\n'),
    ['toy/game.yaml:35:12 error: pawn: a total is a whole number, not a record'],
  ],
  [
    'a record for a seat',
    broken('game.yaml', 'name: Pawn\n', 'name: Pawn\n    seat: $cards\n'),
    ['toy/game.yaml:35:11 error: expected the name of a seat, not a record (piece pawn-red) | hint: known: red, blue'],
  ],
  [
    'a record for a title',
    broken('game.yaml', 'name: Pawn\n', 'name: Pawn\n    title: $cards\n'),
    ['toy/game.yaml:35:12 error: a title is a text, not a record (piece pawn-red)'],
  ],
  [
    'a record for an id',
    broken('game.yaml', 'name: Pawn\n', 'name: Pawn\n    id: $cards\n'),
    ['toy/game.yaml:35:9 error: a record is no name for a piece (piece pawn-red) | hint: lower-case words joined by -'],
  ],
  [
    'a record for a face',
    broken('game.yaml', 'face: picture', 'face: $seat'),
    ['toy/game.yaml:38:20 error: expected the name of a face, not a record (piece pawn-red)'],
  ],
  [
    'a count of words among records',
    broken('rules.yaml', 'The **higher** card', 'The ${number of red in cards} card'),
    ['toy/rules.yaml:6:41 error: nothing in $cards is "red"'],
  ],
  [
    'a weight that no type has',
    broken('game.yaml', 'weight: 400', 'weight: 999'),
    [
      'toy/game.yaml:8:36 error: weight: expected one of 100, 200, 300, 400, 500, 600, 700, 800, 900, not the number 999',
    ],
  ],
];

describe('a mistake is named with its place and what would be right', () => {
  test.each(MISTAKES)('%s', (_name, changed, problems) => {
    expect(said(changed)).toEqual(problems);
    expect(readToy(changed).game === null).toBe(problems.some((problem) => problem.includes(' error: ')));
  });

  test('every file that a game needs is missed', () => {
    const { problems } = readToy({ 'rules.yaml': '' });
    expect(problems.map(({ file, message }) => `${file}: ${message}`)).toEqual([
      'toy/rules.yaml: expected a record (key: value), not nothing',
    ]);
  });

  test('a length without unit in facts that no schema has checked is told where a face takes it', () => {
    const changed = {
      'game.yaml': (TOY_FILES['game.yaml'] ?? '')
        .replace('square: 1in', 'square: 25')
        .replace('number: $side', 'number: $side, line: $square'),
    };
    expect(said(changed, { ...TOY_KNOWN, facts: null })).toEqual([
      'toy/game.yaml:44:49 error: face number: the length 25 has no unit | hint: write 25mm or 25in (mm, cm, in, pt)',
    ]);
  });

  test('a fact of another form than its schema wants is told which', () => {
    const facts = z.looseObject({ square: z.string().regex(/^[a-d][1-4]$/) });
    expect(said({}, { ...TOY_KNOWN, facts })).toEqual([
      'toy/game.yaml:17:11 error: square: the text "1in" has the wrong form | hint: expected the form /^[a-d][1-4]$/',
    ]);
  });

  test('a record for copies in facts that no schema has checked is told where they are counted', () => {
    expect(said(broken('game.yaml', 'copies: 2', 'copies: {}'), { ...TOY_KNOWN, facts: null })).toEqual([
      'toy/game.yaml:29:12 error: a count is a whole number up to 1000, not a record (piece ace)',
    ]);
  });

  test('facts of a game without a referee may be anything', () => {
    expect(said(broken('game.yaml', 'square: 1in', 'anything: [1, two]'), { ...TOY_KNOWN, facts: null })).toEqual([]);
  });
});
