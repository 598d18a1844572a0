import type { Barred } from '../contract/judgement.ts';
import type { Player } from '../contract/ids.ts';
import { ground } from '../contract/refusal.ts';
import type { Ground } from '../contract/refusal.ts';
import type { Location, State } from '../state/state.ts';

/** Who may not complete a mission, whatever they bring to it. */

const ownMisseed = ground(
  'own-mis-seed',
  'B-16.39',
  'a mis-seed of your own was revealed there, so that you may not complete that mission any more',
);

/** By an own mis-seed, or by a clause of the format. Attempting it is another question. */
export const whyNotComplete = (s: State, player: Player, location: Location): Ground | undefined =>
  location.barred.includes(player) ? ownMisseed : s.fixed.format.ask.mayComplete(s, player, location.id);

/** What keeps the player from completing it, told with what the team brings. */
export const barredFrom = (s: State, player: Player, location: Location): { readonly barred?: Barred } => {
  const because = whyNotComplete(s, player, location);
  return because ? { barred: { clause: because.clause, why: because.why } } : {};
};
