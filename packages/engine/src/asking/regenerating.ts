import type { Player } from '../contract/ids.ts';
import { hasRegenerated } from '../state/history.ts';
import type { State } from '../state/state.ts';

/** Whether the format still gives a player a new draw deck (B-28.19). */
export const mayRegenerate = (s: State, player: Player): boolean =>
  s.fixed.format.speaking.regenerates > 0 && !hasRegenerated(s, player);
