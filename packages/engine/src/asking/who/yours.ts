import { holderOf } from '../where.ts';
import type { TableWord } from './word.ts';

export const yours: TableWord<'yours'> = {
  fits: (s, _who, id, _individual, you) => holderOf(s, id) === you,
};
