import type { SelectionWord } from './word.ts';

/**
 * The ship a text is about: the one it is on, or the one making the attempt; on a planet one of the encountering player's
 * ships there, of that player's choice (B-17.25). `with`: its crew and equipment, and its player's Away Teams there, too.
 */
export interface Ship {
  readonly select: 'ship';
  readonly with?: 'crew' | 'crew and Away Teams';
}

export const theShip: Ship = { select: 'ship' };
export const theShipWith = (company: NonNullable<Ship['with']>): Ship => ({ select: 'ship', with: company });

export const shipWord: SelectionWord<Ship> = {
  says: ({ with: company }, { ship }) => {
    if (company === undefined) return ship;
    return company === 'crew' ? `${ship} and its crew` : `${ship}, its crew, and its player's Away Teams there`;
  },
  refers: (_, frame) => frame.ship,
  needs: () => ['ship'],
  known: true,
  sample: (any) => any.oneOf(theShip, theShipWith('crew'), theShipWith('crew and Away Teams')),
};
