import type { CardId, LocationId, Player } from '../contract/ids.ts';
import { awayTeam, crewOf, personnelAt } from '../asking/groups.ts';
import { none } from '../contract/ids.ts';
import { ground } from '../contract/refusal.ts';
import type { Ground } from '../contract/refusal.ts';
import type { Location, State } from '../state/state.ts';
import { hasMission, isPlanet, missionDef } from '../asking/where.ts';
import { locationAt, missionFor } from '../state/locations.ts';
import { attemptsBarred } from './affliction.ts';
import { hasDisappeared } from './away.ts';
import { isYourShip } from './flying.ts';
import { addedIcons, matchesMission } from './matching.ts';
import { whyNotFree } from './required.ts';
import { hasMatchingCrew } from './staffing.ts';

/** Who may attempt a mission (chapter 16a). */

const isCompleted = ground('completed', 'B-16.1', 'the mission is completed already');
const isBarred = ground('attempt-barred', 'B-16.11', 'a card here says the mission cannot be attempted');
const noMission = ground('nothing-to-attempt', 'B-16.1', 'there is no mission at that location');
const needsTeam = ground('no-away-team', 'B-16.2', 'a planet mission is attempted by an Away Team on its surface');
const needsShip = ground('no-ship', 'B-16.2', 'a space mission is attempted by an undocked ship there with its crew');
const nobodyAboard = ground('no-crew-to-attempt', 'B-16.2', 'nobody of yours is aboard the ship');
const noShipOfYours = ground(
  'not-your-ship-there',
  ['B-16.2', 'B-10.4'],
  'a space mission is attempted by a ship of yours',
);
const arrested = ground(
  'attempt-arrested',
  ['B-6.20', 'B-16.2'],
  'whoever is under house arrest cannot attempt a mission',
);
const disabled = ground('attempt-disabled', ['B-19.14', 'B-16.2'], 'the disabled cannot attempt a mission');
const held = ground('attempt-held', ['B-19.15', 'B-16.2'], 'whoever is held cannot attempt a mission');
const isStopped = ground('attempt-stopped', 'B-19.3', 'stopped cards cannot take part in an attempt');
const shipCloaked = ground('attempt-cloaked', 'B-15.9', 'a cloaked ship may not attempt a mission');
const shipDocked = ground('attempt-docked', 'B-14.26', 'a docked ship must undock first');
const noIcon = ground(
  'no-matching-personnel',
  'B-16.4',
  'nobody taking part matches an affiliation icon of the mission',
  'a personnel of one of those affiliations takes part',
);
const noMatchAboard = ground('ship-unmatched', 'B-16.5', 'nobody taking part matches the affiliation of the ship');
const noIcons = ground('no-icons', 'B-16.12', 'the mission shows no affiliation icon for you');
const notThere = ground('ship-elsewhere', 'B-16.2', 'the ship is not at that location');

/** No icon is printed for the player, and none is added. */
const showsNothing = (s: State, player: Player, location: Location): boolean =>
  missionDef(s, missionFor(s, location, player)).attemptedBy.length === 0 &&
  addedIcons(s, player, location.id).length === 0;

/** Who would take part: the whole unseparated team or crew (B-16.8). */
export const wouldTakePart = (s: State, player: Player, loc: LocationId, ship: CardId, team: number): CardId[] =>
  ship === none ? awayTeam(s, loc, player, team) : crewOf(s, ship, player);

const whyNotBy = (s: State, player: Player, location: Location, ship: CardId): Ground | undefined => {
  const planet = isPlanet(s, location);
  if (ship === none) return planet ? undefined : needsShip;
  if (missionDef(s, location.missions[0]).kind === 'planet') return needsTeam;
  if (!isYourShip(s, player, ship)) return s.cards[ship]?.zone === 'away' ? hasDisappeared : noShipOfYours;
  const c = s.cards[ship];
  if (c.loc !== location.id) return notThere;
  if (c.docked !== none) return shipDocked;
  if (c.cloaked) return shipCloaked;
  return c.stopped ? isStopped : undefined;
};

/** Nobody takes part: nobody is there, or nobody of them can (B-19.3, B-6.20, B-19.14, B-19.15). */
const whyNobody = (s: State, player: Player, loc: LocationId, ship: CardId, team: number): Ground => {
  const there = personnelAt(s, ship === none ? loc : ship)
    .map((id) => s.cards[id])
    .filter((c) => c.controller === player && (ship !== none || c.team === team));
  if (there.some((c) => c.stopped)) return isStopped;
  if (there.some((c) => c.houseArrest)) return arrested;
  if (there.some((c) => c.heldBy !== none)) return held;
  if (there.some((c) => c.disabledBy !== none)) return disabled;
  return ship === none ? needsTeam : nobodyAboard;
};

/** Neither staffing nor the skills to complete it are needed; whoever is not stopped may try again, at any mission. */
export const whyNotAttempt = (
  s: State,
  player: Player,
  loc: LocationId,
  ship: CardId,
  team: number,
): Ground | undefined => {
  const location = locationAt(s, loc);
  if (location.husk) return isBarred;
  if (!hasMission(location)) return noMission;
  if (location.completedBy !== -1) return isCompleted;
  if (attemptsBarred(s, loc)) return isBarred;
  const by = whyNotBy(s, player, location, ship);
  if (by) return by;
  const members = wouldTakePart(s, player, loc, ship, team);
  if (members.length === 0) return whyNobody(s, player, loc, ship, team);
  if (!matchesMission(s, player, location, members)) return showsNothing(s, player, location) ? noIcons : noIcon;
  if (ship !== none && !hasMatchingCrew(s, ship, members)) return noMatchAboard;
  const bound = ship === none ? undefined : whyNotFree(s, player, ship);
  return bound ?? s.fixed.format.ask.mayAttempt(s, player, loc);
};
