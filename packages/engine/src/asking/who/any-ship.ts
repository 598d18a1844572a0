import { isSelfShip, isShip } from '../where.ts';
import type { TableWord } from './word.ts';

export const anyShip: TableWord<'any ship'> = {
  fits: (s, _who, id) => isShip(s, id) || isSelfShip(s, id),
};
