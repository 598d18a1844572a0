import { hasAffiliation } from '../people.ts';
import type { TableWord } from './word.ts';

export const affiliation: TableWord<'affiliation'> = {
  fits: (s, { is }, id) => hasAffiliation(s, id, is),
};
