import { playedAs } from '../played-as.ts';
import { isGear } from '../where.ts';
import type { TableWord } from './word.ts';

/** An artifact used as equipment is an equipment card, too, once it is acquired (B-3.7). */
export const type: TableWord<'type'> = {
  fits: (s, { is }, id) => (is === 'Equipment' && isGear(s, id) && s.play.includes(id)) || playedAs(s, id) === is,
};
