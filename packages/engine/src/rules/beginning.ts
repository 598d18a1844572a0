import type { State } from '../state/state.ts';
import { missionStream, roll, shuffle } from '../state/chance.ts';
import { emit } from '../state/kernel.ts';
import { beginSeeding } from './seeding.ts';

/** B-8.1, B-8.8: the first player is drawn by lot, the mission piles are shuffled, and seeding begins. */
export const begin = (s: State): void => {
  emit(s, 'game created', {});
  s.first = roll(s, 'first player', 2) === 0 ? 0 : 1;
  s.active = s.first;
  emit(s, 'first player chosen', { player: s.first });
  for (const player of [0, 1] as const) shuffle(s, missionStream(player), s.players[player].piles['mission pile']);
  beginSeeding(s);
};
