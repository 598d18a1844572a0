import { shuffleDeck } from '../rules/drawing.ts';
import { nothingToDo } from './parts/grounds.ts';
import { playerOf } from './parts/players.ts';
import type { ActRunner } from './parts/runner.ts';

export const shuffle: ActRunner<'shuffle'> = {
  run: (s, f, { who }) => {
    shuffleDeck(s, playerOf(f, who));
    return true;
  },
  pointless: (s, _player, { who }, _on, whom) =>
    who === 'chosen' && whom !== undefined && s.players[whom].piles['draw deck'].length < 2 ? nothingToDo : undefined,
};
