import { type Reading, type Wanted, card, picks, place } from './read-parts.ts';

/** Reads how battles begin and are answered. */

/** With ships against a target; without saying which, with all that may. */
export const attack = (r: Reading): Wanted => {
  const wanted = { verbs: ['battle'] as const, way: ['ships'] as const, on: card(r) };
  return r.cursor.takes('with') ? { ...wanted, ...picks(r) } : { ...wanted, all: true };
};

/** Man against man on a surface or aboard. */
export const fight = (r: Reading): Wanted => {
  if (!r.cursor.takes('on')) r.cursor.expects('aboard');
  const wanted = { verbs: ['battle'] as const, way: ['personnel'] as const, on: place(r) };
  if (!r.cursor.takes('with')) return wanted;
  r.cursor.expects('team');
  return { ...wanted, to: [r.cursor.expectsNumber() - 1] };
};

export const returnFire = (r: Reading): Wanted => {
  const on = r.cursor.takes('at') ? { on: card(r) } : {};
  return { verbs: ['return fire'], ...on, ...(r.cursor.takes('with') ? picks(r) : { all: true as const }) };
};
