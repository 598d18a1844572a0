import type { RequiredIcon } from '@spaceline/language';
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
  'personnel with the missing icons are aboard and not stopped',
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
  if (!def.staffing.every(isUsual)) return coversAll(s, def.staffing, crew) ? undefined : unstaffed;
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

const isUsual = (icon: RequiredIcon): boolean => icon === 'Cmd' || icon === 'Stf';

/** What each person aboard may stand for: a staffing icon, or any other icon of the card (B-14.16). */
const givenBy = (s: State, id: CardId): readonly ReadonlySet<RequiredIcon>[] => {
  const { def } = cardOf(s, id);
  if (def.type !== 'Personnel') return [];
  return def.individuals.map(({ staffing }) => {
    const given = new Set<RequiredIcon>(def.icons);
    if (staffing) given.add(staffing);
    if (staffing === 'Cmd') given.add('Stf');
    return given;
  });
};

/** Whether different persons can stand for all of these icons: each takes a free person, or makes another one move on. */
const coversAll = (s: State, asked: readonly RequiredIcon[], crew: readonly CardId[]): boolean => {
  const given = crew.flatMap((id) => givenBy(s, id));
  const stands: number[] = given.map(() => -1);
  const place = (icon: number, tried: Set<number>): boolean =>
    given.some((icons, person) => {
      if (!icons.has(asked[icon]) || tried.has(person)) return false;
      tried.add(person);
      if (stands[person] >= 0 && !place(stands[person], tried)) return false;
      stands[person] = icon;
      return true;
    });
  return asked.every((_, icon) => place(icon, new Set()));
};
