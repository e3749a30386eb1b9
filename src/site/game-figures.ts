/** What a catalogue says of a game, as name and value and as a phrase that needs no name. */
import type { Game } from '../definition/game.ts';
import { counted, spoken } from '../definition/words.ts';
import { span } from './figures.ts';
import { recommended } from './sheets.ts';

export async function gameFigures(game: Game): Promise<{ name: string; value: string; phrase: string }[]> {
  const { row } = await recommended(game);
  const { players, minutes, needs } = game;
  const sheets = counted(row.sheets, 'sheet');
  return [
    { name: 'Players', value: span(players), phrase: `${span(players)} ${players.to === 1 ? 'player' : 'players'}` },
    { name: 'Minutes', value: span(minutes), phrase: `${span(minutes)} minutes` },
    { name: 'To print', value: sheets, phrase: sheets },
    { name: 'You also need', value: spoken(needs) || 'nothing', phrase: spoken(needs) },
  ];
}
