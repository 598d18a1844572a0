import { holderOf } from '../where.ts';
import type { TableWord } from './word.ts';

export const opponents: TableWord<'opponents'> = {
  fits: (s, _who, id, _individual, you) => holderOf(s, id) !== you,
};
