/** What proves the rules of Tower Builders; run by the case runner, with the clauses that each case shows. */
import type { Case } from '../../cases.ts';
import { CHANCE, type Seat } from '../../types.ts';
import type { Clause } from './clauses.ts';
import type { TowerPosition } from './position.ts';

/** A game's actions from the deal on, each with the seat whose turn it is. */
function playing(...actions: readonly string[]): readonly (readonly [Seat, string])[] {
  let plays = 0;
  return actions.map((action): readonly [Seat, string] => {
    if (/^(deal|draw) /.test(action)) return [CHANCE, action];
    const seat = plays % 2 === 0 ? 'starter' : 'dealer';
    if (action !== 'accuse') plays += 1;
    return [seat, action];
  });
}

/** The starter is dealt a ten and keeps it through two turns; now it is on its third. */
const TEN_ON_THIRD_TURN = [
  ...['deal floor-10 floor-1', 'draw floor-2', 'play drawn', 'draw floor-1', 'play held'],
  ...['draw floor-2', 'play drawn', 'draw floor-1', 'play held', 'draw floor-5'],
];

/** Both Collapse cards are the last two played. */
const COLLAPSE_LAST = [
  ...['deal floor-1 floor-1', 'draw floor-1', 'play held', 'draw floor-1', 'play held'],
  ...['draw floor-2', 'play held', 'draw floor-2', 'play held', 'draw floor-2', 'play held'],
  ...['draw floor-2', 'play held', 'draw floor-5', 'play held', 'draw floor-5', 'play held'],
  ...['draw floor-10', 'play held', 'draw floor-10', 'play held', 'draw collapse', 'play held'],
  ...['draw collapse', 'play held'],
];

/** Both Collapse cards are the first two played, and every other card is built. */
const COLLAPSE_FIRST = [
  ...['deal collapse collapse', 'draw floor-10', 'play held', 'draw floor-5', 'play held'],
  ...['draw floor-10', 'play held', 'draw floor-5', 'play held', 'draw floor-2', 'play held'],
  ...['draw floor-2', 'play held', 'draw floor-2', 'play held', 'draw floor-2', 'play held'],
  ...['draw floor-1', 'play held', 'draw floor-1', 'play held', 'draw floor-1', 'play held'],
  ...['draw floor-1', 'play held', 'play held', 'play held'],
];

/** The dealer keeps its ten to the very end and is accused at the last moment. */
const TEN_KEPT_TO_THE_END = [
  ...['deal floor-1 floor-10', 'draw floor-1', 'play held', 'draw collapse', 'play drawn'],
  ...['draw floor-1', 'play held', 'draw collapse', 'play drawn', 'draw floor-2', 'play held'],
  ...['draw floor-1', 'cheat drawn', 'draw floor-2', 'play held', 'draw floor-2', 'cheat drawn'],
  ...['draw floor-5', 'play held', 'draw floor-2', 'cheat drawn', 'draw floor-10', 'play held'],
  ...['draw floor-5', 'cheat drawn'],
];

/** The starter is dealt a Collapse, keeps it too long and is caught. */
const COLLAPSE_CAUGHT = [
  ...['deal collapse floor-2', 'draw floor-1', 'play drawn', 'draw floor-2', 'play held'],
  ...['draw floor-1', 'play drawn', 'draw floor-1', 'play held', 'draw floor-5', 'cheat drawn'],
  ...['draw collapse', 'accuse', 'play held', 'draw floor-10', 'bury held'],
];

/** In the middle of a game, the starter's ten on its third turn. */
const MIDDLE: TowerPosition = {
  game: 'tower-builders',
  phase: 'play',
  active: ['starter'],
  outcome: null,
  options: { cheating: 'allowed' },
  turn: 'starter',
  deck: ['collapse', 'collapse', 'floor-1', 'floor-10', 'floor-2', 'floor-2', 'floor-5'],
  discard: [],
  seats: {
    starter: { held: 'floor-10', kept: 2, drawn: 'floor-5', caught: false, tower: ['floor-1', 'floor-1'], buried: [] },
    dealer: { held: 'floor-2', kept: 0, drawn: null, caught: false, tower: ['floor-1', 'floor-2'], buried: [] },
  },
  accused: false,
};
const { starter, dealer } = MIDDLE.seats;
const starterWith = (changes: Partial<typeof starter>) => ({
  ...MIDDLE,
  seats: { starter: { ...starter, ...changes }, dealer },
});
const dealerWith = (changes: Partial<typeof dealer>) => ({
  ...MIDDLE,
  seats: { starter, dealer: { ...dealer, ...changes } },
});

/** As `COLLAPSE_FIRST` ends. */
const OVER: TowerPosition = {
  ...MIDDLE,
  phase: 'over',
  active: [],
  outcome: { result: 'win', winners: ['starter'], by: ['end.highest'], scores: { starter: 26, dealer: 16 } },
  deck: [],
  discard: ['collapse', 'collapse'],
  seats: {
    starter: {
      ...{ held: null, kept: 0, drawn: null, caught: false, buried: [] },
      tower: ['floor-1', 'floor-1', 'floor-10', 'floor-10', 'floor-2', 'floor-2'],
    },
    dealer: {
      ...{ held: null, kept: 0, drawn: null, caught: false, buried: [] },
      tower: ['floor-1', 'floor-1', 'floor-2', 'floor-2', 'floor-5', 'floor-5'],
    },
  },
};

export const cases: readonly Case<Clause>[] = [
  {
    name: 'any two kinds of card can be dealt, since each is there twice at least',
    legal: { chance: 25 },
    refused: [
      ['chance', 'draw floor-1', 'setup.deal'],
      ['starter', 'play held', 'setup.deal'],
      ['dealer', 'play held', 'turn.alternate'],
      ['starter', 'deal floor-1 floor-1', 'setup.deal'],
      ['chance', 'deal floor-1 floor-3', 'setup.deck'],
    ],
  },
  {
    name: 'after the deal twelve cards are left and the starter draws',
    play: playing('deal floor-5 collapse'),
    effects: ['setup.deal'],
    legal: { chance: ['draw collapse', 'draw floor-1', 'draw floor-10', 'draw floor-2', 'draw floor-5'] },
    refused: [
      ['starter', 'play held', 'turn.draw'],
      ['dealer', 'play held', 'turn.alternate'],
      ['chance', 'deal floor-1 floor-1', 'setup.deal'],
    ],
    after: { phase: 'draw', turn: 'starter', seats: { starter: { held: 'floor-5' }, dealer: { held: 'collapse' } } },
  },
  {
    name: 'on the first turn both cards may be played, and nothing else done',
    play: playing('deal floor-5 collapse', 'draw floor-1'),
    effects: ['turn.draw'],
    legal: { starter: ['play drawn', 'play held'] },
    refused: [
      ['starter', 'cheat drawn', 'hold.three-turns'],
      ['starter', 'accuse', 'hold.accuse'],
      ['starter', 'bury held', 'hold.caught'],
      ['starter', 'draw floor-1', 'turn.draw'],
      ['dealer', 'play held', 'turn.alternate'],
      ['chance', 'play held', 'turn.alternate'],
    ],
  },
  {
    name: 'the held card is built and the drawn one is held from now on',
    play: playing('deal floor-5 collapse', 'draw floor-1', 'play held'),
    effects: ['turn.play', 'play.floor'],
    after: { turn: 'dealer', seats: { starter: { held: 'floor-1', kept: 0, drawn: null, tower: ['floor-5'] } } },
  },
  {
    name: 'the drawn card is built and the held one has been kept for a turn',
    play: playing('deal floor-5 collapse', 'draw floor-1', 'play drawn'),
    effects: ['turn.play', 'play.floor', 'hold.three-turns', 'hold.count'],
    after: { turn: 'dealer', seats: { starter: { held: 'floor-5', kept: 1, drawn: null, tower: ['floor-1'] } } },
  },
  {
    name: 'Collapse fells the other tower',
    play: playing('deal floor-5 collapse', 'draw floor-1', 'play held', 'draw floor-2', 'play held'),
    effects: ['turn.play', 'play.collapse', 'play.discard'],
    after: {
      discard: ['collapse', 'floor-5'],
      seats: { starter: { tower: [] }, dealer: { tower: [], held: 'floor-2' } },
    },
  },
  {
    name: 'Collapse can be played where no tower stands',
    play: playing('deal collapse floor-1', 'draw floor-1', 'play held'),
    effects: ['play.collapse'],
    after: { discard: ['collapse'] },
  },
  {
    name: 'in a strict game a card on its third turn has to be played',
    options: { cheating: 'forbidden' },
    play: playing(...TEN_ON_THIRD_TURN),
    legal: { starter: ['play held'] },
    refused: [
      ['starter', 'play drawn', 'hold.third-turn'],
      ['starter', 'cheat drawn', 'hold.third-turn', 'setup.options'],
      ['starter', 'accuse', 'setup.options'],
    ],
  },
  {
    name: 'the card drawn on that turn is newly held',
    options: { cheating: 'forbidden' },
    play: playing(...TEN_ON_THIRD_TURN, 'play held'),
    effects: ['hold.third-turn'],
    after: { seats: { starter: { held: 'floor-5', kept: 0, tower: ['floor-10', 'floor-2', 'floor-2'] } } },
  },
  {
    name: 'the turn in which a card is drawn does not count: on its owner’s third turn it may still be kept',
    options: { cheating: 'forbidden' },
    play: playing(
      ...['deal floor-1 floor-1', 'draw floor-10', 'play held', 'draw floor-1', 'play held'],
      ...['draw floor-2', 'play drawn', 'draw floor-1', 'play held', 'draw floor-2'],
    ),
    legal: { starter: ['play drawn', 'play held'] },
    after: { seats: { starter: { held: 'floor-10', kept: 1 } } },
  },
  {
    name: 'and on the fourth it has to be played',
    options: { cheating: 'forbidden' },
    play: playing(
      ...['deal floor-1 floor-1', 'draw floor-10', 'play held', 'draw floor-1', 'play held'],
      ...['draw floor-2', 'play drawn', 'draw floor-1', 'play held', 'draw floor-2', 'play drawn'],
      ...['draw floor-2', 'play held', 'draw floor-5'],
    ),
    legal: { starter: ['play held'] },
    after: { seats: { starter: { held: 'floor-10', kept: 2 } } },
  },
  {
    name: 'where cheating is allowed it has a name of its own',
    play: playing(...TEN_ON_THIRD_TURN),
    legal: { starter: ['cheat drawn', 'play held'] },
    refused: [['starter', 'play drawn', 'hold.third-turn']],
  },
  {
    name: 'a cheat keeps the card for a third turn',
    play: playing(...TEN_ON_THIRD_TURN, 'cheat drawn'),
    effects: ['hold.overdue'],
    after: { seats: { starter: { held: 'floor-10', kept: 3, caught: false } } },
  },
  {
    name: 'nobody noticed: the overdue card counts like any other',
    play: playing(...TEN_ON_THIRD_TURN, 'cheat drawn', 'draw floor-2', 'play held', 'draw floor-5', 'play held'),
    effects: ['hold.too-late', 'play.floor'],
    after: { seats: { starter: { held: 'floor-5', kept: 0, tower: ['floor-10', 'floor-2', 'floor-2', 'floor-5'] } } },
  },
  {
    name: 'a true accusation, once in a turn',
    play: playing(...TEN_ON_THIRD_TURN, 'cheat drawn', 'draw floor-2', 'accuse'),
    effects: ['hold.accuse', 'hold.caught'],
    refused: [['dealer', 'accuse', 'hold.accuse']],
    after: { active: ['dealer'], accused: true, seats: { starter: { caught: true } } },
  },
  {
    name: 'the caught builder draws, and then must bury the card',
    play: playing(...TEN_ON_THIRD_TURN, 'cheat drawn', 'draw floor-2', 'accuse', 'play held', 'draw floor-5'),
    legal: { starter: ['accuse', 'bury held'] },
    refused: [
      ['starter', 'play held', 'hold.caught'],
      ['starter', 'play drawn', 'hold.third-turn', 'hold.caught'],
      ['starter', 'cheat drawn', 'hold.caught'],
    ],
  },
  {
    name: 'the buried card counts for nothing and the drawn one is held',
    play: playing(
      ...TEN_ON_THIRD_TURN,
      ...['cheat drawn', 'draw floor-2', 'accuse', 'play held', 'draw floor-5', 'bury held'],
    ),
    effects: ['hold.caught', 'hold.face-down'],
    after: {
      seats: {
        starter: {
          ...{ held: 'floor-5', kept: 0, caught: false },
          ...{ tower: ['floor-2', 'floor-2', 'floor-5'], buried: ['floor-10'] },
        },
      },
    },
  },
  {
    name: 'a false accusation changes nothing else',
    play: playing(...TEN_ON_THIRD_TURN, 'play held', 'draw floor-2', 'accuse'),
    effects: ['hold.accuse'],
    after: { active: ['dealer'], accused: true, seats: { starter: { caught: false, held: 'floor-5', kept: 0 } } },
  },
  {
    name: 'nobody can be accused before three turns of holding',
    play: playing(...TEN_ON_THIRD_TURN),
    refused: [['starter', 'accuse', 'hold.accuse']],
  },
  {
    name: 'a buried Collapse fells nothing',
    play: playing(...COLLAPSE_CAUGHT),
    effects: ['hold.face-down'],
    after: {
      seats: { starter: { buried: ['collapse'] }, dealer: { tower: ['floor-1', 'floor-2', 'floor-2'] } },
      discard: [],
    },
  },
  {
    name: 'a tower falls with what lies face down on it',
    play: playing(...COLLAPSE_CAUGHT, 'draw floor-1', 'play held'),
    effects: ['play.collapse'],
    after: {
      discard: ['collapse', 'collapse', 'floor-1', 'floor-1', 'floor-5'],
      seats: { starter: { tower: [], buried: [] } },
    },
  },
  {
    name: 'a card that lies elsewhere cannot be drawn',
    play: playing(...COLLAPSE_CAUGHT),
    refused: [['chance', 'draw collapse', 'turn.draw', 'setup.deck']],
  },
  {
    name: 'with the deck used up, the last card is played without drawing',
    play: playing(...COLLAPSE_LAST),
    legal: { starter: ['accuse', 'play held'] },
    refused: [
      ['starter', 'play drawn', 'end.last-cards'],
      ['starter', 'cheat drawn', 'end.last-cards'],
      ['chance', 'draw floor-1', 'end.last-cards'],
    ],
  },
  {
    name: 'a builder without a card cannot be accused',
    play: playing(...COLLAPSE_LAST, 'play held'),
    legal: { dealer: ['play held'] },
    refused: [['dealer', 'accuse', 'hold.accuse']],
  },
  {
    name: 'two last Collapse cards leave nothing standing: a draw',
    play: playing(...COLLAPSE_LAST, 'play held', 'play held'),
    effects: ['end.last-cards', 'score.floors', 'end.tie'],
    refused: [
      ['starter', 'play held', 'end.last-cards'],
      ['dealer', 'accuse', 'end.last-cards'],
    ],
    outcome: { result: 'draw', winners: [], by: ['end.tie'], scores: { starter: 0, dealer: 0 } },
    after: { active: [], turn: 'starter' },
  },
  {
    name: 'the higher tower wins',
    play: playing(...COLLAPSE_FIRST),
    effects: ['score.floors', 'end.highest'],
    outcome: OVER.outcome,
  },
  {
    name: 'six turns too long: accused in the starter’s last turn',
    play: playing(...TEN_KEPT_TO_THE_END, 'accuse', 'play held', 'bury held'),
    outcome: { result: 'win', winners: ['starter'], by: ['end.highest'], scores: { starter: 20, dealer: 10 } },
  },
  {
    name: 'six turns are kept count of',
    play: playing(...TEN_KEPT_TO_THE_END),
    after: { seats: { dealer: { held: 'floor-10', kept: 6 } } },
  },
  {
    name: 'fault: a card too many',
    position: starterWith({ tower: ['floor-1', 'floor-1', 'floor-1'] }),
    faults: ['setup.deck'],
  },
  {
    name: 'fault: an unknown card',
    position: { ...MIDDLE, deck: ['collapse', 'floor-3'] },
    faults: ['setup.deck'],
  },
  {
    name: 'fault: the deck is not in alphabetical order',
    position: { ...MIDDLE, deck: [...MIDDLE.deck].reverse() },
    faults: ['setup.deck'],
  },
  {
    name: 'fault: an unknown option',
    position: { ...MIDDLE, options: { cheating: 'maybe' } },
    faults: ['setup.options'],
  },
  { name: 'fault: a builder is missing', position: { ...MIDDLE, seats: { starter } }, faults: ['setup.seats'] },
  {
    name: 'fault: cards are dealt before the deal',
    position: { ...MIDDLE, phase: 'deal' },
    faults: ['turn.alternate'],
  },
  {
    name: 'fault: nobody holds a card while there are cards to draw',
    position: {
      ...dealerWith({ held: null, tower: ['floor-1', 'floor-2', 'floor-2'] }),
      ...{ phase: 'draw', active: ['chance'] },
    },
    faults: ['turn.play'],
  },
  {
    name: 'fault: the dealer to draw first',
    position: {
      ...MIDDLE,
      ...{ phase: 'draw', active: ['chance'], turn: 'dealer' },
      deck: [...MIDDLE.deck, 'floor-1', 'floor-1', 'floor-1', 'floor-2', 'floor-5'].sort(),
      seats: { starter: { ...starter, kept: 0, drawn: null, tower: [] }, dealer: { ...dealer, tower: [] } },
    },
    faults: ['turn.alternate'],
  },
  { name: 'fault: the wrong seat is to act', position: { ...MIDDLE, active: ['dealer'] }, faults: ['turn.alternate'] },
  {
    name: 'fault: both have a drawn card',
    position: {
      ...MIDDLE,
      deck: MIDDLE.deck.slice(1),
      seats: { starter, dealer: { ...dealer, drawn: 'collapse' } },
    },
    faults: ['turn.draw'],
  },
  {
    name: 'fault: three cards after two turns',
    position: {
      ...MIDDLE,
      seats: {
        starter: { ...starter, tower: ['floor-1', 'floor-1', 'floor-2'] },
        dealer: { ...dealer, tower: ['floor-1'] },
      },
    },
    faults: ['turn.play'],
  },
  {
    name: 'fault: a Collapse stands in a tower',
    position: { ...dealerWith({ tower: ['collapse', 'floor-1'] }), deck: [...MIDDLE.deck.slice(1), 'floor-2'].sort() },
    faults: ['play.collapse'],
  },
  {
    name: 'fault: a floor was discarded, but nothing fell',
    position: { ...dealerWith({ tower: ['floor-1'] }), discard: ['floor-2'] },
    faults: ['play.discard'],
  },
  { name: 'fault: kept longer than there were turns', position: dealerWith({ kept: 3 }), faults: ['hold.count'] },
  {
    name: 'fault: past the third turn in a strict game',
    position: { ...starterWith({ kept: 3 }), options: { cheating: 'forbidden' } },
    faults: ['hold.third-turn'],
  },
  { name: 'fault: caught without an overdue card', position: starterWith({ caught: true }), faults: ['hold.caught'] },
  {
    name: 'fault: a buried card after two turns',
    position: dealerWith({ tower: ['floor-1'], buried: ['floor-2'] }),
    faults: ['hold.face-down'],
  },
  { name: 'fault: accused after two turns', position: { ...MIDDLE, accused: true }, faults: ['hold.accuse'] },
  {
    name: 'fault: rightly accused, but not caught',
    position: {
      ...MIDDLE,
      ...{ active: ['dealer'], turn: 'dealer', accused: true },
      deck: MIDDLE.deck.slice(1),
      seats: {
        starter: { ...starter, kept: 3, drawn: null, tower: ['floor-1', 'floor-1', 'floor-5'] },
        dealer: { ...dealer, drawn: 'collapse' },
      },
    },
    faults: ['hold.caught'],
  },
  {
    name: 'fault: over with cards left',
    position: { ...MIDDLE, phase: 'over', active: [] },
    faults: ['turn.alternate'],
  },
  { name: 'fault: an outcome too early', position: { ...MIDDLE, outcome: OVER.outcome }, faults: ['score.floors'] },
  {
    name: 'fault: the towers are not as high as the outcome says',
    position: { ...OVER, outcome: { result: 'draw', winners: [], by: ['end.tie'], scores: { starter: 0, dealer: 0 } } },
    faults: ['score.floors'],
  },
];
