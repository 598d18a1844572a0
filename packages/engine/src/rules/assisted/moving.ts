import type { Destination } from '../../contract/correction.ts';
import type { EventName } from '../../contract/event.ts';
import type { CardId, LocationId, Player } from '../../contract/ids.ts';
import { none } from '../../contract/ids.ts';
import { emit, findFrame } from '../../state/kernel.ts';
import type { Ground } from '../../contract/refusal.ts';
import { ground } from '../../contract/refusal.ts';
import type { RestingZone, State, Zone } from '../../state/state.ts';
import { cardOf } from '../../asking/cards.ts';
import { isFacility, isGear, isPersonnel, isPlanet, isShip, isVessel } from '../../asking/where.ts';
import { locationAt, locationIndex } from '../../state/locations.ts';
import { discardFromPlay, enter, leavePlay, rest, shift } from '../../state/zones.ts';
import { forgetCopies } from '../seeding/under.ts';
import { joinSurface } from '../teams.ts';
import { whyNotBeside } from '../uniqueness.ts';

/** Moving cards by agreement: wherever a card of that type can be at all. */

const makesPlace = ground('makes-place', 'A-5', 'missions and cards that make a location stay where they are');
const noPlace = ground('no-such-place', 'A-5', 'a card of that type cannot be there');
const hasText = ground('text-is-written', 'A-5', 'a card whose text is written comes into play only as that text says');
const isAway = ground('not-there', 'A-5', 'the card is not where it could be moved from');

const restingPlaces: Readonly<Partial<Record<Destination['to'], RestingZone>>> = {
  hand: 'hand',
  'top of draw deck': 'draw deck',
  'bottom of draw deck': 'draw deck',
  'discard pile': 'discard pile',
  'out of play': 'out of play',
  removed: 'removed',
};

const isLoose = (s: State, id: CardId): boolean => !isPersonnel(s, id) && !isVessel(s, id) && !isGear(s, id);

const whyNotPlace = (s: State, id: CardId, to: Destination): Ground | undefined => {
  switch (to.to) {
    case 'location':
      if (locationIndex(s, to.on) < 0) return noPlace;
      if (isPersonnel(s, id) || isGear(s, id)) return isPlanet(s, locationAt(s, to.on)) ? undefined : noPlace;
      return undefined;
    case 'aboard':
      return isLoose(s, id) || isVessel(s, id) || !s.play.includes(to.on) || !isVessel(s, to.on) ? noPlace : undefined;
    case 'on card':
      return !isLoose(s, id) || to.on === id || !s.play.includes(to.on) || hostChain(s, to.on).includes(id)
        ? noPlace
        : undefined;
    case 'table':
      return isLoose(s, id) ? undefined : noPlace;
    case 'under mission': {
      const { type } = cardOf(s, id).def;
      const seeds = type === 'Dilemma' || type === 'Artifact' || type === 'Other';
      return seeds && locationIndex(s, to.on) >= 0 ? undefined : noPlace;
    }
    default:
      return undefined;
  }
};

const hostChain = (s: State, id: CardId): CardId[] =>
  s.cards[id].host === none ? [id] : [id, ...hostChain(s, s.cards[id].host)];

const fixedZones: ReadonlySet<Zone> = new Set<Zone>(['spaceline', 'between', 'away', 'inside mission']);

/** Whether the other player has such a personnel in play is theirs to know: then it stays where it is (B-13.34). */
const mayAskBeside = (s: State, by: Player, id: CardId): boolean => s.fixed.owner[id] === by || !isPersonnel(s, id);

export const whyNotPut = (s: State, by: Player, id: CardId, to: Destination): Ground | undefined => {
  const { def } = cardOf(s, id);
  if (def.type === 'Mission' || s.fixed.builtIn.has(id) || s.locations.some((l) => l.id === id)) return makesPlace;
  if (fixedZones.has(s.cards[id].zone)) return isAway;
  const place = whyNotPlace(s, id, to);
  if (place) return place;
  if (to.to in restingPlaces || to.to === 'under mission') return undefined;
  if (isLoose(s, id) && !def.unwritten) return hasText;
  return s.play.includes(id) || !mayAskBeside(s, by, id) ? undefined : whyNotBeside(s, s.fixed.owner[id], id);
};

/** An acquired artifact goes to the hand of whoever has it (B-13.24), any other card to its owner's (B-2.6). */
const holderOf = (s: State, id: CardId): Player => {
  const waiting = findFrame(s, 'by hand');
  if (!s.acquired.includes(id)) return s.fixed.owner[id];
  if (waiting?.card === id) return waiting.player;
  return s.play.includes(id) ? s.cards[id].controller : s.fixed.owner[id];
};

const putToRest = (s: State, id: CardId, zone: RestingZone, to: Destination): void => {
  const owner = s.fixed.owner[id];
  // From play is also from being played or met (B-28.32).
  if (to.to === 'discard pile' && (s.play.includes(id) || s.cards[id].zone === 'being played'))
    return discardFromPlay(s, id);
  const holder = to.to === 'hand' ? holderOf(s, id) : owner;
  leavePlay(s, id);
  rest(s, id, zone, holder);
  const { 'draw deck': drawDeck } = s.players[owner].piles;
  if (to.to === 'bottom of draw deck') drawDeck.unshift(drawDeck.pop() ?? id);
  const said = saidOf[zone];
  if (said) emit(s, said, { card: id, player: holder });
};

/** Decks tell nothing: the correction itself has been told. */
const saidOf: Readonly<Partial<Record<RestingZone, EventName>>> = {
  hand: 'returned to hand',
  'discard pile': 'discarded',
  'out of play': 'out of play',
  removed: 'removed from game',
};

interface Spot {
  readonly zone: Zone;
  readonly loc: LocationId;
  readonly host: CardId;
}

const spotOf = (s: State, id: CardId, to: Destination): Spot => {
  if (to.to === 'aboard') return { zone: 'aboard', loc: none, host: to.on };
  // On the card of a place is at that place (B-29.2).
  if (to.to === 'on card' && s.cards[to.on].zone === 'spaceline')
    return { zone: 'on location', loc: s.cards[to.on].loc, host: none };
  if (to.to === 'on card') return { zone: 'on card', loc: none, host: to.on };
  if (to.to !== 'location') return { zone: 'table', loc: none, host: none };
  const zone = isVessel(s, id) ? 'space' : isLoose(s, id) ? 'on location' : 'surface';
  return { zone, loc: to.on, host: none };
};

/** A ship that is moved is docked nowhere, and nothing is docked at a facility that is. */
const undock = (s: State, id: CardId): void => {
  if (isShip(s, id)) s.cards[id].docked = none;
  if (isFacility(s, id)) for (const other of s.play) if (s.cards[other].docked === id) s.cards[other].docked = none;
};

export const put = (s: State, by: Player, id: CardId, to: Destination): void => {
  const zone = restingPlaces[to.to];
  if (zone) return putToRest(s, id, zone, to);
  if (to.to === 'under mission') {
    leavePlay(s, id);
    rest(s, id, 'under mission');
    const location = locationAt(s, to.on);
    forgetCopies(s, id, location);
    location.seeds = [id, ...location.seeds];
    return emit(s, 'returned under mission', { card: id, on: to.on });
  }
  const spot = spotOf(s, id, to);
  if (s.play.includes(id)) {
    undock(s, id);
    s.cards[id].heldBy = none;
    shift(s, id, spot.zone, spot.loc, spot.host);
    emit(s, 'relocated', { card: id, on: 'on' in to ? to.on : none });
  } else if (whyNotBeside(s, s.fixed.owner[id], id)) return;
  else {
    const loose = isLoose(s, id);
    enter(s, id, spot.zone, { ...spot, controller: loose ? by : s.fixed.owner[id] });
    emit(s, 'placed on', { card: id, on: 'on' in to ? to.on : none, player: by });
  }
  if (spot.zone === 'surface') joinSurface(s, id);
};
