import type { CardId, Player } from '../contract/ids.ts';
import { crewOf } from '../asking/groups.ts';
import { ground } from '../contract/refusal.ts';
import type { Ground } from '../contract/refusal.ts';
import type { State } from '../state/state.ts';
import { cardOf } from '../asking/cards.ts';
import { isCommanded } from '../asking/command.ts';

/** Staffing (B-14.16 to B-14.21). */

const unstaffed = ground(
  'not-staffed',
  'B-14.16',
  'its crew does not cover every staffing icon',
  'personnel with the missing command or staff icons are aboard and not stopped',
);
const noMatch = ground('no-matching-crew', 'B-14.16', 'nobody aboard matches the affiliation of the ship');
const nobody = ground('no-crew', 'B-14.18', 'no personnel of yours who can act is aboard');

/** Someone aboard matches the ship; a Non-Aligned ship takes any compatible personnel (B-14.19, B-16.5). */
export const hasMatchingCrew = (s: State, ship: CardId, crew: readonly CardId[]): boolean => {
  const wanted = s.cards[ship].affiliation;
  if (wanted === 'Non-Aligned') return crew.length > 0;
  for (const id of crew) if (s.cards[id].affiliation === wanted) return true;
  return false;
};

export const whyNotStaffed = (s: State, ship: CardId, player: Player): Ground | undefined =>
  isCommanded(s, ship) ? undefined : whyNotStaffedBy(s, ship, crewOf(s, ship, player));

/** Why these of its crew alone could not staff the ship. */
export const whyNotStaffedBy = (s: State, ship: CardId, crew: readonly CardId[]): Ground | undefined => {
  const def = cardOf(s, ship).ship;
  if (!def || crew.length === 0) return nobody;
  if (!hasMatchingCrew(s, ship, crew)) return noMatch;
  if (def.staffing.length === 0) return undefined;
  let command = 0;
  let staff = 0;
  for (const id of crew) {
    const { personnel } = cardOf(s, id);
    if (!personnel) continue;
    for (const individual of personnel.individuals)
      if (individual.staffing === 'Cmd') command++;
      else if (individual.staffing === 'Stf') staff++;
  }
  let commandNeeded = 0;
  for (const icon of def.staffing) if (icon === 'Cmd') commandNeeded++;
  // A command icon may stand in for a staff icon, not the other way round (B-14.17).
  return command >= commandNeeded && command + staff >= def.staffing.length ? undefined : unstaffed;
};
