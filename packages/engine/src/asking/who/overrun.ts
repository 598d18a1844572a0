import { combatantsAt, occupied } from '../groups.ts';
import type { TableWord } from './word.ts';

/** One of them was there when the last of the crew fell, and nobody has come since. */
export const overrun: TableWord<'overrun'> = {
  fits: (s, { by }, ship, _individual, you, asking) =>
    combatantsAt(s, you, ship).some((id) => s.cards[id].mark.is === 'cleared' && asking.fits(s, by, id, you)) &&
    !occupied(s, ship),
  seen: () => undefined,
};
