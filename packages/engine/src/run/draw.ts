import { drawCards } from '../rules/drawing.ts';
import { nothingToDo } from './parts/grounds.ts';
import { playerOf } from './parts/players.ts';
import type { ActRunner } from './parts/runner.ts';

export const draw: ActRunner<'draw'> = {
  run: (s, f, { who, count }) => {
    drawCards(s, playerOf(f, who), count);
    return true;
  },
  pointless: (s, _player, { who }, _on, whom) =>
    who === 'chosen' && whom !== undefined && s.players[whom].piles['draw deck'].length === 0 ? nothingToDo : undefined,
};
