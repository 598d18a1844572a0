import { columns } from './fact-columns.ts';
import data from './facts.json' with { type: 'json' };

/**
 * Printed facts of the cards that have no file of their own, as `scripts/take-facts.mjs` took them over: words in the
 * notation of `facts/premiere.tsv`, empty where there is nothing. A row is read when its card is asked for.
 */

type Column = (typeof columns)[number];
export type Facts = Readonly<Record<Column, string>>;

const read = (row: string): Facts => {
  const cells = row.split('\t');
  const found: Partial<Record<Column, string>> = {};
  columns.forEach((column, at) => (found[column] = cells[at] ?? ''));
  return found as Facts;
};

let rows: ReadonlyMap<string, string> | undefined;
const byId = (): ReadonlyMap<string, string> =>
  (rows ??= new Map(data.rows.map((row) => [row.slice(0, row.indexOf('\t')), row])));

const moreColumn = columns.indexOf('more');

/** What a card says beyond its facts, read without the rest; nothing, if there is no such card. */
export const moreOf = (id: string): string | undefined => {
  const row = byId().get(id);
  if (row === undefined) return undefined;
  let from = 0;
  for (let column = 0; column < moreColumn; column++) from = row.indexOf('\t', from) + 1;
  const to = row.indexOf('\t', from);
  return to < 0 ? row.slice(from) : row.slice(from, to);
};

/** What is known of a card besides its line in the catalogue. */
export const factsOf = (id: string): Facts | undefined => {
  const row = byId().get(id);
  return row === undefined ? undefined : read(row);
};
