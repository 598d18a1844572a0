import type { CardId } from '../contract/ids.ts';
import { none } from '../contract/ids.ts';
import type { Prepared } from '../state/pool.ts';
import type { Card, State } from '../state/state.ts';
import { cardOf } from './cards.ts';

/** What a card is, and whether it can act. */

/** Not part of the crew or team of the others (B-10.19, B-19.6, B-27.6, B-27.11). */
export const separated = (c: Card): boolean => c.stopped || c.disabledBy !== none || c.heldBy !== none || c.houseArrest;

/** Cannot use anything it has: disabled, held, under house arrest. Stopped cards can (B-10.28, B-19.7, B-19.15). */
export const unusable = (c: Card): boolean => c.disabledBy !== none || c.heldBy !== none || c.houseArrest;

export const isPersonnel = (s: State, id: CardId): boolean => cardOf(s, id).type === 'Personnel';
export const isShip = (s: State, id: CardId): boolean => cardOf(s, id).type === 'Ship';
export const isFacility = (s: State, id: CardId): boolean => cardOf(s, id).type === 'Facility';
export const isVessel = (s: State, id: CardId): boolean => {
  const { type } = cardOf(s, id);
  return type === 'Ship' || type === 'Facility';
};

/** Personnel, ships and equipment: what reports for duty (B-13.9). */
export const isReporting = ({ type }: Prepared): boolean =>
  type === 'Personnel' || type === 'Ship' || type === 'Equipment';
export const reports = (s: State, id: CardId): boolean => isReporting(cardOf(s, id));

/** No personnel and no crew, but fights in personnel battles (B-10.16, B-22.23). */
export const isCombatant = (s: State, id: CardId): boolean => cardOf(s, id).combatant !== undefined;

/** Equipment, and artifacts used as equipment (B-3.7). */
export const isGear = (s: State, id: CardId): boolean => cardOf(s, id).gear;
