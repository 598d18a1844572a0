import type { Affiliation, Play, Target } from '@spaceline/language';
import type { Aim, Team } from '../contract/aim.ts';
import { onTable } from '../contract/aim.ts';
import type { CardId, LocationId, Player } from '../contract/ids.ts';
import { isOfTeam } from '../asking/away-team.ts';
import { fits } from '../asking/fits.ts';
import { none, opponentOf } from '../contract/ids.ts';
import type { Location, State } from '../state/state.ts';
import { cardOf, isImmune } from '../asking/values.ts';
import { wormholeBetween, wormholesOf } from '../rules/wormholes.ts';
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

const locationTargets = (
  s: State,
  card: CardId,
  target: Extract<Target, { target: 'location' }>,
): readonly LocationId[] =>
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

type AddAim = (aim: Aim) => void;

const addTeams = (s: State, add: AddAim): void => {
  const seen: Team[] = [];
  for (const id of s.play) {
    const c = s.cards[id];
    if (c.zone !== 'surface' || !isPersonnel(s, id) || unusable(c)) continue;
    if (seen.some((team) => isOfTeam(s, id, team))) continue;
    const team: Team = { location: c.loc, player: c.controller, number: c.team, stopped: c.stopped };
    seen.push(team);
    add({ team });
  }
};

/** Where something lies in between, a new location comes next to the second one named. */
const addBoundaries = (s: State, card: CardId, add: AddAim): void => {
  const makesPlace = cardOf(s, card).lasting?.location !== undefined;
  for (let i = 1; i < s.locations.length; i++) {
    if (quadrantAt(s, i - 1) !== quadrantAt(s, i)) continue;
    const [left, right] = [s.locations[i - 1].id, s.locations[i].id];
    add({ between: [left, right] });
    const isMarked = s.play.some((id) => s.cards[id].zone === 'between' && s.cards[id].loc === left);
    if (makesPlace && isMarked) add({ between: [right, left] });
  }
};

/** B-27.41: in execute orders, from or to a wormhole side of the own mission. */
const addWormholes = (s: State, player: Player, ship: CardId, add: AddAim): void => {
  if (s.segment !== 'orders' || wormholesOf(s, player).length === 0) return;
  for (const l of s.locations) if (wormholeBetween(s, player, ship, l.id) !== none) add({ card: ship, exit: l.id });
};

/** With an exit where two cards are played as a pair, or with a wormhole. */
const addCards = (s: State, player: Player, cards: readonly CardId[], play: Play, add: AddAim): void => {
  for (const card of cards) {
    if (!play.second) add({ card });
    else if (play.second === 'location') {
      for (const l of s.locations) if (l.id !== locationOf(s, card)) add({ card, exit: l.id });
    } else addWormholes(s, player, card, add);
  }
};

/** Everything that a card may be played on by one of its ways. */
export const listAims = (s: State, player: Player, card: CardId, play: Play, add: AddAim): void => {
  switch (play.on.target) {
    case 'table':
      return add(onTable);
    case 'player':
      for (const whom of [0, 1] as const) add({ player: whom });
      return;
    case 'card':
      return addCards(
        s,
        player,
        cardTargets(s, player, card, play.on).filter((id) => couldBind(s, card, id)),
        play,
        add,
      );
    case 'location':
      for (const location of locationTargets(s, card, play.on)) add({ location });
      return;
    case 'discarded':
      return addCards(s, player, discardedTargets(s, player, play.on), play, add);
    case 'between':
      return addBoundaries(s, card, add);
    case 'group':
      if (play.on.only !== 'Away Team')
        for (const id of s.play) if (s.cards[id].zone === 'space' && isShip(s, id)) add({ card: id });
      return addTeams(s, add);
    case 'response':
  }
};
