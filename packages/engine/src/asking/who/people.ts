import { hasAffiliation } from '../people.ts';
import type { TableWord } from './word.ts';

/** Who is of that species is known from print; the others are asked for their affiliation. */
export const people: TableWord<'people'> = {
  fits: (s, { is }, id) => hasAffiliation(s, id, is),
};
