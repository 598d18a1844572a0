import type { BanList, Clause, Format } from '@spaceline/engine/format';
import { bans } from './ban-clause.ts';

/** A ban list that whoever runs a table has put in the place of that of a clause (F-31). */
export interface ReplacedBans {
  /** The id of the clause. */
  readonly clause: string;
  readonly bans: BanList;
}

const replacedIn = (clause: Clause, lists: readonly ReplacedBans[]): Clause => {
  const list = lists.find((one) => one.clause === clause.id);
  return list && clause.deck?.bans ? bans(clause.id, list.bans) : clause;
};

/** A clause that more than one of the lists would replace: which of them is meant, nobody can tell. */
export const replacedTwice = (lists: readonly ReplacedBans[]): string | undefined =>
  lists.find(({ clause }, i) => lists.findIndex((one) => one.clause === clause) < i)?.clause;

/** A format with these lists; the same one, if it has none of their clauses. */
export const withBans = (format: Format, lists: readonly ReplacedBans[]): Format => {
  const clauses = format.clauses.map((clause) => replacedIn(clause, lists));
  return clauses.every((clause, i) => clause === format.clauses[i]) ? format : { ...format, clauses };
};
