import { one } from '../english/reading.ts';
import type { ShipAttribute } from '../facts.ts';
import type { ConditionWord } from './word.ts';

/** The ship the text is about. */
export interface Ship {
  readonly if: 'ship';
  readonly attribute: ShipAttribute;
  readonly over: number;
}

export const shipHas = (attribute: ShipAttribute, over: number): Ship => ({ if: 'ship', attribute, over });

export const shipWord: ConditionWord<Ship> = {
  reading: ({ attribute, over }) => one(`a ship with ${attribute} over ${over}`),
  opposite: ({ attribute, over }) => one(`a ship with ${attribute} ${over} or less`),
  clause: ({ attribute, over }) => `the ship has ${attribute} over ${over}`,
  sample: (any) => shipHas(any.shipAttribute(), any.number()),
};
