import type { Affiliation, Pile } from '@spaceline/language';
import { pileTable } from '@spaceline/language';
import type { DiscardReason } from '../contract/event.ts';
import { emit } from './kernel.ts';
import { turnedOver } from './mark.ts';
import { setAffiliation, setController } from './allegiance.ts';
import { forgetCard } from './memory.ts';
import { forgetPlaceOf } from './placed.ts';
import type { CardId, LocationId, Player } from '../contract/ids.ts';
import { none, opponentOf } from '../contract/ids.ts';
import type { Card, PlayerState, RestingZone, State, Zone } from './state.ts';
import { isResting, makeCard, resting } from './state.ts';
import { remember } from './history.ts';
import { loseSight, loseSightOfGroup, showEverybody } from './seen.ts';
import { locationIndex, missionFor } from './locations.ts';

/** Moving cards between zones. Every card that leaves goes to its owner's zone (B-2.6). */

const isPile = (zone: RestingZone): zone is Pile => zone in pileTable;

const pileOf = (p: PlayerState, zone: RestingZone): CardId[] | undefined => (isPile(zone) ? p.piles[zone] : undefined);

const remove = (list: CardId[], id: CardId): boolean => {
  const at = list.indexOf(id);
  if (at >= 0) list.splice(at, 1);
  return at >= 0;
};

/** What both players held while hands lay open is known to both (B-13.38). */
const closeHands = (s: State, id: CardId): void => {
  if (s.fixed.cards[id].rules.some(({ rule }) => rule === 'open hands'))
    showEverybody(s, [...s.players[0].piles.hand, ...s.players[1].piles.hand]);
};

/** Takes a card out of the list it rests in, or out of play. */
const lift = (s: State, id: CardId): void => {
  const card = s.cards[id];
  if (!isResting(card)) {
    if (!remove(s.play, id) && s.away.length > 0) s.away = s.away.filter((x) => x !== id);
    const spoke = s.fixed.cards[id].speaks && remove(s.speaking, id);
    forgetCard(s, id);
    if (spoke) closeHands(s, id);
    s.unsettled = true;
    return;
  }
  const zone = card.zone as RestingZone;
  if (zone === 'under mission' || zone === 'found') {
    for (const l of s.locations) {
      if (l.seeds.includes(id)) l.seeds = l.seeds.filter((x) => x !== id);
      if (l.found.includes(id)) l.found = l.found.filter((x) => x !== id);
    }
    return;
  }
  // An acquired artifact may rest in the hand of a player who does not own it.
  const owner = s.fixed.owner[id];
  const own = pileOf(s.players[owner], zone);
  if (own && !remove(own, id)) remove(pileOf(s.players[opponentOf(owner)], zone) ?? [], id);
};

/** Cards in a hand or deck were taken back; in these piles they lie because something happened to them. */
const isGone = (zone: RestingZone): boolean =>
  zone === 'discard pile' || zone === 'removed' || zone === 'out of play' || zone === 'bonus';

/** That a card was placed on a mission is a deed, and stays one when the card leaves play. */
const place = (s: State, id: CardId): void => {
  const { controller: player, loc } = s.cards[id];
  const location = s.locations[locationIndex(s, loc)];
  if (location && location.missions.length > 0)
    remember(s, { did: 'placed on mission', player, card: id, on: missionFor(s, location, player) });
};

const takeBack = (s: State, id: CardId): void => {
  const { controller: player, loc } = s.cards[id];
  if ((s.locations[locationIndex(s, loc)]?.missions.length ?? 0) > 0)
    remember(s, { did: 'taken back', player, card: id });
};

/** Puts a card to rest without saying so. */
export const rest = (s: State, id: CardId, zone: RestingZone, owner: Player = s.fixed.owner[id]): void => {
  if (s.cards[id].zone === 'on location' && !isGone(zone)) takeBack(s, id);
  loseSight(s, id, zone);
  lift(s, id);
  s.cards[id] = resting[zone];
  pileOf(s.players[owner], zone)?.push(id);
};

export interface Entry {
  readonly controller: Player;
  readonly loc?: LocationId;
  readonly host?: CardId;
  readonly affiliation?: Affiliation | '';
  readonly countdown?: number;
}

const inPlayZones: ReadonlySet<Zone> = new Set<Zone>([
  'spaceline',
  'space',
  'surface',
  'aboard',
  'on card',
  'on location',
  'between',
  'table',
  'held',
  'with team',
  'away',
]);

const defaultAffiliation = (s: State, id: CardId): Affiliation | '' => s.fixed.cards[id].affiliations?.[0] ?? '';

/** Brings a card into play, or out into the open, with a fresh state of its own (B-25.10). */
export const enter = (s: State, id: CardId, zone: Zone, entry: Entry): Card => {
  if (s.cards[id].zone === 'on location') takeBack(s, id);
  loseSight(s, id, zone);
  if (!s.met.includes(id)) s.met = [...s.met, id];
  lift(s, id);
  const card = makeCard(zone);
  card.controller = entry.controller;
  card.loc = entry.loc ?? none;
  card.host = entry.host ?? none;
  card.affiliation = entry.affiliation ?? defaultAffiliation(s, id);
  card.countdown = entry.countdown ?? none;
  card.since = s.turn;
  s.cards[id] = card;
  if (inPlayZones.has(zone)) {
    s.play.push(id);
    if (s.fixed.cards[id].speaks) s.speaking.push(id);
    forgetCard(s, id);
    s.unsettled = true;
  }
  if (zone === 'on location') place(s, id);
  return card;
};

/** Moves a card that stays in play. */
export const shift = (s: State, id: CardId, zone: Zone, loc: LocationId, host: CardId): void => {
  const c = s.cards[id];
  forgetPlaceOf(s, c);
  loseSightOfGroup(s, id);
  if (c.zone === 'on location') takeBack(s, id);
  c.zone = zone;
  c.loc = loc;
  c.host = host;
  c.team = 0;
  forgetPlaceOf(s, c);
  if (zone === 'on location') place(s, id);
  s.unsettled = true;
};

const discardZone = (s: State, id: CardId): RestingZone => s.fixed.format.ask.discardedTo(s, 'discard pile', id);

const dependents = (s: State, host: CardId): CardId[] => s.play.filter((id) => s.cards[id].host === host);

/** B-2.12: whatever is on, aboard or held by a card that leaves play leaves too (B-19.23). */
const dropDependents = (s: State, id: CardId): void => {
  for (const other of dependents(s, id)) if (s.cards[other].host === id) discardFromPlay(s, other);
  for (const other of s.play) {
    const c = s.cards[other];
    if (c.docked === id) {
      c.docked = none;
      emit(s, 'undocked', { card: other, on: id });
    }
    if (c.disabledBy === id && other !== id) enable(s, other);
    if (c.commandedBy === id) giveBack(s, other);
    // B-2.17: whoever comes back has not met it.
    if (c.zone === 'with team' && c.subjects.includes(id)) c.subjects = c.subjects.filter((subject) => subject !== id);
    if (c.heldBy === id) {
      c.heldBy = none;
      emit(s, 'released', { card: other, only: c.controller });
    }
  }
};

/** What has to be done before a card that is in play is put to rest. */
export const leavePlay = (s: State, id: CardId): void => {
  if (s.play.includes(id)) dropDependents(s, id);
};

/** B-10.7: where it stands, with all its states. */
const giveBack = (s: State, ship: CardId): void => {
  const c = s.cards[ship];
  c.commandedBy = none;
  setController(s, ship, s.fixed.owner[ship]);
  setAffiliation(s, ship, defaultAffiliation(s, ship));
  s.unsettled = true;
  emit(s, 'control changed', { card: ship, player: c.controller });
};

export const enable = (s: State, id: CardId): void => {
  s.cards[id].disabledBy = none;
  s.unsettled = true;
  // Who is aboard stays its player's secret (B-13.34).
  emit(s, 'enabled', { card: id, only: s.cards[id].controller });
};

/** To the owner's discard pile from play, or where the format sends it (B-13.27, B-28.12). */
export const discardFromPlay = (s: State, id: CardId, word: DiscardReason = ''): void => {
  const mission = s.fixed.cards[id].type === 'Facility' ? s.fixed.builtIn.get(id) : undefined;
  if (mission !== undefined) {
    // B-27.35: a built-in outpost that is lost turns its mission over; the mission stays.
    dropDependents(s, id);
    rest(s, id, 'inside mission');
    s.cards[mission].mark = turnedOver;
    emit(s, 'mission flipped', { card: mission, player: s.fixed.owner[mission] });
    return;
  }
  const zone = discardZone(s, id);
  dropDependents(s, id);
  rest(s, id, zone);
  emit(s, zone === 'removed' ? 'removed from game' : 'discarded', { card: id, player: s.fixed.owner[id], word });
};

/** B-13.29: to the owner's hand; what was on it is discarded (B-2.13). */
export const toHand = (s: State, id: CardId): void => {
  dropDependents(s, id);
  rest(s, id, 'hand');
  emit(s, 'returned to hand', { card: id, player: s.fixed.owner[id] });
};

export const toOutOfPlay = (s: State, id: CardId): void => {
  rest(s, id, 'out of play');
  emit(s, 'out of play', { card: id, player: s.fixed.owner[id] });
};

export const toBonusArea = (s: State, id: CardId, scorer: Player): void => {
  dropDependents(s, id);
  rest(s, id, 'bonus', scorer);
};
