import type { Pool } from '@spaceline/engine';
import { type CardDef, describe } from '@spaceline/language';
import type { Picture } from './picture.ts';

/** A card of the pool with the facts that the position describes. */
export const factsIn = ({ described }: Picture, pool: Pool, id: string): CardDef | undefined => {
  const def = pool.byId.get(id)?.def;
  return def && described.reduce((known, { card, facts }) => (card === id ? describe(known, facts) : known), def);
};
