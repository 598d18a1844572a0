import { judge } from './asking/condition.ts';
import { personnelAt } from './asking/groups.ts';
import { countedTeam } from './asking/counted-team.ts';
import { asksUnknown, hasMission, isPlanet, isShip, missionDef, separated } from './asking/where.ts';
import type { CardId, LocationId, None, Player } from './contract/ids.ts';
import { none } from './contract/ids.ts';
import type { Outlook } from './contract/outlook.ts';
import { wouldTakePart } from './rules/may-attempt.ts';
import { barredFrom } from './rules/may-complete.ts';
import { missionFor } from './state/locations.ts';
import type { Location, State } from './state/state.ts';

/** The crews and Away Teams of a player that are where an open mission is: what each would bring to its requirements. */

/** Numbers of the Away Teams of a player on a surface. */
const teamsAt = (s: State, player: Player, loc: LocationId): readonly number[] => {
  const teams = new Set<number>();
  for (const id of personnelAt(s, loc)) {
    const c = s.cards[id];
    if (c.controller === player && !separated(c)) teams.add(c.team);
  }
  return [...teams];
};

const shipsAt = (s: State, player: Player, loc: LocationId): readonly CardId[] =>
  s.play.filter((id) => isShip(s, id) && s.cards[id].loc === loc && s.cards[id].controller === player);

const outlookOf = (
  s: State,
  player: Player,
  location: Location,
  ship: CardId | None,
  team: number,
): readonly Outlook[] => {
  const members = wouldTakePart(s, player, location.id, ship, team);
  if (members.length === 0) return [];
  const { requires } = missionDef(s, missionFor(s, location, player));
  const requirements = judge(s, requires, countedTeam(s, player, members, ship));
  return [{ at: location.id, ship, team, members, requirements, ...barredFrom(s, player, location) }];
};

const isOpen = (s: State, player: Player, location: Location): boolean =>
  hasMission(location) && location.completedBy === none && !asksUnknown(missionDef(s, missionFor(s, location, player)));

/** It is not part of the view, which is made far more often than somebody looks at it. */
export const outlook = (s: State, player: Player): readonly Outlook[] =>
  s.locations
    .filter((location) => isOpen(s, player, location))
    .flatMap((location) => [
      ...(isPlanet(s, location)
        ? teamsAt(s, player, location.id).flatMap((team) => outlookOf(s, player, location, none, team))
        : []),
      ...(missionDef(s, location.missions[0]).kind === 'planet'
        ? []
        : shipsAt(s, player, location.id).flatMap((ship) => outlookOf(s, player, location, ship, 0))),
    ]);
