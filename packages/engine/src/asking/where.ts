import type { MissionCard, Quadrant } from '@spaceline/language';
import type { CardId, Player } from '../contract/ids.ts';
import { none } from '../contract/ids.ts';
import { missionFor } from '../state/locations.ts';
import { hostHas } from '../state/memory.ts';
import type { Location, State } from '../state/state.ts';
import { isResting } from '../state/state.ts';
import { cardOf } from './cards.ts';

export { isCombatant, isFacility, isGear, isPersonnel, isShip, isVessel, separated, unusable } from './kinds.ts';

/** Where cards are, and who forms a crew or an Away Team (chapter 10). */

export const missionDef = (s: State, id: CardId) => {
  const { def, mission } = cardOf(s, id);
  if (!mission) throw new Error(`${def.title} is no mission.`);
  return mission;
};

/** Nobody but the players knows what it asks for. */
export const asksUnknown = ({ unwritten, requires }: MissionCard): boolean =>
  unwritten === true && requires.if === 'any' && requires.of.length === 0;

/** A gap in space has no mission (B-9.4), and of a burnt-out one only the place is left (B-9.5). */
export const hasMission = (location: Location): boolean => location.missions.length > 0 && !location.husk;

export const spanFor = (s: State, location: Location, player: Player): number =>
  location.missions.length === 0
    ? (cardOf(s, location.id).lasting?.location?.span ?? 0)
    : missionDef(s, missionFor(s, location, player)).span;

export const isPlanet = (s: State, location: Location): boolean =>
  hasMission(location) && missionDef(s, location.missions[0]).kind !== 'space';

/** A location without a mission card belongs to the spaceline it was put into. */
export const quadrantAt = (s: State, index: number): Quadrant => {
  let at = index;
  while (s.locations[at].missions.length === 0) at -= 1;
  return missionDef(s, s.locations[at].missions[0]).quadrant;
};

/** A card on the ship has taken it out of phase (B-15.14). */
export const isPhased = (s: State, ship: CardId): boolean => hostHas(s, ship, 'phased');

/** Undocked, uncloaked and unphased (B-10.14). */
export const isExposed = (s: State, ship: CardId): boolean =>
  s.cards[ship].docked === none && !s.cards[ship].cloaked && !isPhased(s, ship);

/** A card in play as a ship that nobody controls (B-22.10). */
export const isSelfShip = (s: State, id: CardId): boolean =>
  cardOf(s, id).selfShip !== undefined && s.cards[id].zone === 'space';

/** Whose card it is: in play its controller's, at rest its owner's. */
export const holderOf = (s: State, id: CardId): Player =>
  isResting(s.cards[id]) ? s.fixed.owner[id] : s.cards[id].controller;
