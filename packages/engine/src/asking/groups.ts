import type { Reach } from '@spaceline/language';
import { locationOf } from '../state/locations.ts';
import type { CardId, LocationId, Player } from '../contract/ids.ts';
import { none } from '../contract/ids.ts';
import { at } from '../state/placed.ts';
import type { Card, State } from '../state/state.ts';
import { isCombatant, isGear, isPersonnel, separated, unusable } from './kinds.ts';

/**
 * Who is with whom (chapter 10). A place is a vessel, or a location for its surface; what is there is looked up, not
 * searched for. Lists are in the order in which the cards came into play.
 */

/** The vessel a card is inside, as crew or otherwise (B-10.12). */
export const vesselOf = (c: Card): CardId => (c.zone === 'aboard' ? c.host : none);

export const placeOf = (c: Card): CardId => (c.zone === 'surface' ? c.loc : vesselOf(c));

export const isAt = (s: State, c: Card, place: CardId): boolean =>
  c.zone === 'aboard' ? c.host === place && s.cards[place].zone === 'space' : c.zone === 'surface' && c.loc === place;

/** In one place, of one player and, on a surface, in one team, whatever has stopped some of them (B-10.20). */
const isBeside = (x: Card, y: Card): boolean =>
  x.zone === y.zone && x.host === y.host && x.loc === y.loc && x.team === y.team && x.controller === y.controller;

const isPresent = (x: Card, y: Card): boolean => isBeside(x, y) && x.stopped === y.stopped && x.heldBy === y.heldBy;

/** Your cards in one crew or one Away Team (B-10.24). */
export const present = (s: State, a: CardId, b: CardId): boolean => isPresent(s.cards[a], s.cards[b]);

/** Those of a group who pass a test; at a place that is no place there is nobody. */
const those = (s: State, place: CardId, test: (c: Card, id: CardId) => boolean): CardId[] => {
  const found: CardId[] = [];
  for (const id of at(s, place)) if (test(s.cards[id], id)) found.push(id);
  return found;
};

/** Every personnel there, whoever controls it and whatever its state. */
export const personnelAt = (s: State, place: CardId): CardId[] => those(s, place, (_, id) => isPersonnel(s, id));

/** Somebody is there; nothing but personnel makes a ship or facility occupied (B-10.15). */
export const occupied = (s: State, place: CardId): boolean => {
  for (const id of at(s, place)) if (isPersonnel(s, id)) return true;
  return false;
};

/** Your unseparated personnel aboard (B-10.17, B-19.10). */
export const crewOf = (s: State, vessel: CardId, player: Player): CardId[] => {
  const crew: CardId[] = [];
  for (const id of at(s, vessel)) {
    const c = s.cards[id];
    if (c.controller === player && !separated(c) && isPersonnel(s, id)) crew.push(id);
  }
  return crew;
};

/** Your unseparated personnel of one Away Team (B-10.18). */
export const awayTeam = (s: State, loc: LocationId, player: Player, team: number): CardId[] => {
  const found: CardId[] = [];
  for (const id of at(s, loc)) {
    const c = s.cards[id];
    if (c.controller === player && c.team === team && !separated(c) && isPersonnel(s, id)) found.push(id);
  }
  return found;
};

/** Personnel of one Away Team, whatever their state (B-10.18, B-10.19). */
export const teamMembers = (s: State, loc: LocationId, player: Player, team: number): CardId[] =>
  those(s, loc, (c, id) => c.controller === player && c.team === team && isPersonnel(s, id));

/** Everyone of a player there who counts for texts outside an encounter: stopped or not (B-10.28, B-10.29). */
export const usableAt = (s: State, place: CardId, player: Player): CardId[] => {
  const found: CardId[] = [];
  for (const id of at(s, place)) {
    const c = s.cards[id];
    if (c.controller === player && !unusable(c) && isPersonnel(s, id)) found.push(id);
  }
  return found;
};

/** Personnel aboard who are not under house arrest: whoever comes aboard must get along with them (B-6.19, B-13.11). */
export const freeAboard = (s: State, vessel: CardId, player: Player): CardId[] => {
  const found: CardId[] = [];
  for (const id of at(s, vessel)) {
    const c = s.cards[id];
    if (c.controller === player && !c.houseArrest && isPersonnel(s, id)) found.push(id);
  }
  return found;
};

/** A player's personnel and equipment there: what they can take along (B-14.8); combatants are neither (B-22.23). */
export const cardsAt = (s: State, player: Player, place: CardId): CardId[] => {
  const found: CardId[] = [];
  for (const id of at(s, place))
    if (s.cards[id].controller === player && (isPersonnel(s, id) || isGear(s, id))) found.push(id);
  return found;
};

/** The other usable personnel present with somebody; with nobody who is not usable (B-10.24, B-19.14). */
export const companionsOf = (s: State, id: CardId): CardId[] => {
  const c = s.cards[id];
  if (unusable(c)) return [];
  return those(s, placeOf(c), (o, other) => other !== id && isPresent(o, c) && !unusable(o) && isPersonnel(s, other));
};

const nothing: readonly CardId[] = [];

/** Equipment present with these personnel: same place, same state. */
export const gearWith = (s: State, members: readonly CardId[]): readonly CardId[] => {
  let found: CardId[] | undefined;
  if (members.length === 0) return nothing;
  const m = s.cards[members[0]];
  for (const id of at(s, placeOf(m))) if (isGear(s, id) && isPresent(s.cards[id], m)) (found ??= []).push(id);
  return found ?? nothing;
};

/** Equipment of the crews and teams these cards belong to, stopped or not: it is stopped with them (B-19.12). */
export const gearBeside = (s: State, members: readonly CardId[]): CardId[] =>
  s.play.filter((id) => isGear(s, id) && members.some((member) => isBeside(s.cards[id], s.cards[member])));

/** The combatants of a player at a place. */
export const combatantsAt = (s: State, player: Player, place: CardId): CardId[] =>
  those(s, place, (c, id) => c.controller === player && isCombatant(s, id));

/** Whether a rule of the source has to do with a card in play (B-23.10). */
export const isReached = (s: State, source: CardId, reach: Reach, id: CardId): boolean => {
  const from = s.cards[source];
  const to = s.cards[id];
  switch (reach) {
    case 'present':
      return present(s, source, id);
    case 'host':
      return from.host === id;
    case 'aboard':
      return from.host !== none && vesselOf(to) === from.host;
    case 'here':
      return locationOf(s, id) === locationOf(s, source);
    case 'met':
      return from.subjects.includes(id);
    case 'yours':
      // A self-controlling ship is nobody's.
      return from.controller === to.controller && !s.fixed.cards[id].selfShip;
    case 'everyone':
      return true;
  }
};
