import type { AttemptFrame } from '../state/frame.ts';
import type { CardId } from '../contract/ids.ts';
import { emit, findFrame } from '../state/kernel.ts';
import type { State } from '../state/state.ts';
import { locationAt } from '../state/locations.ts';
import { enter, rest } from '../state/zones.ts';
import type { ActRunner } from './parts/runner.ts';

/** Taking back what an attempt has cost. Points, placed dilemmas, knowledge and outcomes of chance stay. */

const isLost = (s: State, id: CardId): boolean => {
  const { zone } = s.cards[id];
  return zone === 'discard pile' || zone === 'out of play' || zone === 'removed';
};

const backAboard = (s: State, f: AttemptFrame): void => {
  for (const { card, controller, affiliation, stopped } of f.aboard) {
    if (!isLost(s, card)) continue;
    enter(s, card, 'aboard', { controller, host: f.ship, affiliation }).stopped = stopped;
    emit(s, 'returned aboard', { card, on: f.ship, player: controller });
  }
};

/** Face down, in the order in which they were met; they are the next to be met. */
const backUnderMission = (s: State, f: AttemptFrame, except: CardId): void => {
  const location = locationAt(s, f.loc);
  const lost = f.met.filter((id) => id !== except && isLost(s, id));
  for (const id of lost) {
    rest(s, id, 'under mission');
    emit(s, 'returned under mission', { card: id, on: f.loc });
  }
  location.seeds = [...lost, ...location.seeds];
};

export const takeBackLosses: ActRunner<'take back losses'> = {
  run: (s, f) => {
    const attempt = findFrame(s, 'attempt');
    if (!attempt) return true;
    if (s.play.includes(attempt.ship)) backAboard(s, attempt);
    backUnderMission(s, attempt, f.card);
    return true;
  },
};
