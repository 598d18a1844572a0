import type { Affiliation, Play, Target } from '@spaceline/language';
import type { CardId, LocationId, Player } from '../contract/ids.ts';
import { fits } from '../asking/fits.ts';
import { locationId, none, opponentOf } from '../contract/ids.ts';
import type { Card, Location, State } from '../state/state.ts';
import { cardOf, isImmune } from '../asking/values.ts';
import { wormholeBetween, wormholesOf } from '../rules/double-sided.ts';
import { couldBind } from '../rules/required.ts';
import { hasMission, isPersonnel, isPlanet, isShip, missionDef, quadrantAt, unusable } from '../asking/where.ts';
import { locationOf } from '../state/locations.ts';

/** What a card may be played on (B-13.5 to B-13.7): a cloaked ship, too, unless the card says otherwise (B-15.10, B-15.11). */

/** A mission is of every affiliation whose icon it shows (B-6.11). */
const shows = (s: State, l: Location, icon: Affiliation): boolean =>
  l.missions.some((m) => missionDef(s, m).attemptedBy.includes(icon));

const besideFits = (s: State, player: Player, id: CardId, target: Extract<Target, { target: 'card' }>): boolean => {
  const { beside } = target;
  if (!beside) return true;
  const loc = locationOf(s, id);
  return s.play.some((other) => other !== id && locationOf(s, other) === loc && fits(s, beside, other, player));
};

const cardTargets = (
  s: State,
  player: Player,
  card: CardId,
  target: Extract<Target, { target: 'card' }>,
): readonly CardId[] =>
  s.play.filter((id) => fits(s, target.who, id, player) && !isImmune(s, id, card) && besideFits(s, player, id, target));

/** A card that ends with the mission would end at once where it is completed (B-13.8). */
const endsThere = (s: State, card: CardId, l: Location): boolean =>
  l.completedBy !== -1 && cardOf(s, card).lasting?.endsWhen === 'mission completed';

const locationTargets = (s: State, card: CardId, target: Extract<Target, { target: 'location' }>): readonly CardId[] =>
  s.locations
    .filter(
      (l) =>
        !endsThere(s, card, l) &&
        (hasMission(l) || (!target.mission && target.kind === undefined && target.icon === undefined)) &&
        (target.kind === undefined || isPlanet(s, l) === (target.kind === 'planet')) &&
        (target.icon === undefined || shows(s, l, target.icon)),
    )
    .map((l) => l.id);

const discardedTargets = (
  s: State,
  player: Player,
  target: Extract<Target, { target: 'discarded' }>,
): readonly CardId[] => {
  const seen: number[] = [];
  return [...s.players[player].piles['discard pile'], ...s.players[opponentOf(player)].piles['discard pile']].filter(
    (id) => {
      const index = cardOf(s, id).index;
      if (seen.includes(index) || !fits(s, target.who, id, player)) return false;
      seen.push(index);
      return true;
    },
  );
};

/** An Away Team is named by its location and this number: a member's would give the member away (B-13.34). */
const teamNumber = ({ controller, team, stopped }: Card): number =>
  controller + 2 * team + (stopped ? stoppedTeams : 0);
/** The stopped are a team of their own (B-10.19), with numbers from here on. */
const stoppedTeams = 1000;

/** Whether a card on the surface belongs to the Away Team of that number. */
export const isOfTeam = (s: State, id: CardId, loc: LocationId, number: number): boolean => {
  const c = s.cards[id];
  return c.zone === 'surface' && c.loc === loc && !unusable(c) && teamNumber(c) === number;
};

type AddAim = (on: LocationId, to: LocationId) => void;

const addTeams = (s: State, add: AddAim): void => {
  const seen: string[] = [];
  for (const id of s.play) {
    const c = s.cards[id];
    if (c.zone !== 'surface' || !isPersonnel(s, id) || unusable(c)) continue;
    const number = teamNumber(c);
    const key = `${c.loc} ${number}`;
    if (seen.includes(key)) continue;
    seen.push(key);
    add(c.loc, locationId(number));
  }
};

/** Named by their two locations; where something lies in between, the second is the one the new location is next to. */
const addBoundaries = (s: State, card: CardId, add: AddAim): void => {
  const makesPlace = cardOf(s, card).lasting?.location !== undefined;
  for (let i = 1; i < s.locations.length; i++) {
    if (quadrantAt(s, i - 1) !== quadrantAt(s, i)) continue;
    const [left, right] = [s.locations[i - 1].id, s.locations[i].id];
    add(left, right);
    const isMarked = s.play.some((id) => s.cards[id].zone === 'between' && s.cards[id].loc === left);
    if (makesPlace && isMarked) add(right, left);
  }
};

/** B-27.41: in execute orders, from or to a wormhole side of the own mission. */
const addWormholes = (s: State, player: Player, ship: CardId, add: AddAim): void => {
  if (s.segment !== 'orders' || wormholesOf(s, player).length === 0) return;
  for (const l of s.locations) if (wormholeBetween(s, player, ship, l.id) !== none) add(locationId(ship), l.id);
};

/** The only targets of this kind whose names take two numbers: an Away Team, and the two ends of a pair of cards. */
export const listAims = (s: State, player: Player, card: CardId, play: Play, add: AddAim): void => {
  if (play.on.target === 'between') {
    addBoundaries(s, card, add);
    return;
  }
  if (play.on.target === 'group') {
    if (play.on.only !== 'Away Team')
      for (const id of s.play) if (s.cards[id].zone === 'space' && isShip(s, id)) add(locationId(id), none);
    addTeams(s, add);
    return;
  }
  for (const on of targetsOf(s, player, card, play)) {
    if (!play.second) add(on, none);
    else if (play.second === 'location') {
      for (const l of s.locations) if (l.id !== locationOf(s, on)) add(on, l.id);
    } else addWormholes(s, player, on, add);
  }
};

const targetsOf = (s: State, player: Player, card: CardId, play: Play): readonly LocationId[] => {
  switch (play.on.target) {
    case 'table':
      return [none];
    case 'player':
      return [locationId(0), locationId(1)];
    case 'card':
      return cardTargets(s, player, card, play.on).filter((id) => couldBind(s, card, id)) as LocationId[];
    case 'location':
      return locationTargets(s, card, play.on) as LocationId[];
    case 'discarded':
      return discardedTargets(s, player, play.on) as LocationId[];
    case 'between':
    case 'group':
    case 'response':
      return [];
  }
};
