import type { CardId, Player } from '../contract/ids.ts';
import { gearWith } from './groups.ts';
import type { State } from '../state/state.ts';
import type { Counted } from './conditions/word.ts';

/** One player's personnel at one place, with their equipment; the opponent's never count (B-10.30). */
export const countedTeam = (s: State, you: Player, members: readonly CardId[], ship: CardId): Counted => ({
  you,
  members,
  gear: gearWith(s, members),
  ship,
});
