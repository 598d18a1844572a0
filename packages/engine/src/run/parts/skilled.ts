import type { Skill } from '@spaceline/language';
import { levelsOf } from '../../asking/values.ts';
import { crewOf } from '../../asking/groups.ts';
import type { CardId, Player } from '../../contract/ids.ts';
import type { State } from '../../state/state.ts';

/** A player's crew who have a skill. */
export const holdersAboard = (s: State, player: Player, ship: CardId, skill: Skill): CardId[] =>
  crewOf(s, ship, player).filter((id) => levelsOf(s, id, skill) >= 1);
