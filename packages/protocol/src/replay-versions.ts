/** What computes a game. The same choices lead to the same table only with the same. */
export interface Rules {
  readonly engine: string;
  readonly cards: string;
  /** The clauses of the format; left out where it was not noted which they were. */
  readonly clauses?: readonly string[];
}

const mostIds = 5;
const idList = (ids: readonly string[]): string =>
  ids.length > mostIds ? `${ids.slice(0, mostIds).join(', ')} and ${ids.length - mostIds} more` : ids.join(', ');

const clausesDiffer = (then: readonly string[], now: readonly string[] | undefined): string | undefined => {
  if (!now) return 'its format cannot be put together here';
  if (then.join() === now.join()) return undefined;
  const gone = then.filter((id) => !now.includes(id));
  const come = now.filter((id) => !then.includes(id));
  if (gone.length + come.length === 0) return 'the clauses of its format stood in another order';
  const parts = [
    ...(gone.length > 0 ? [`${idList(gone)} ${gone.length > 1 ? 'are' : 'is'} not in it any more`] : []),
    ...(come.length > 0 ? [`${idList(come)} came to it`] : []),
  ];
  return `its format had other clauses (${parts.join('; ')})`;
};

/** How the rules a game was begun with differ from those of this program, in words; nothing if they are the same. */
export function rulesDiffer(then: Rules, now: Rules): string | undefined {
  const parts = [
    ...(then.engine === now.engine ? [] : [`its rules have version ${then.engine}, those here version ${now.engine}`]),
    ...(then.cards === now.cards ? [] : ['some of its cards have other texts here']),
    ...(then.clauses ? [clausesDiffer(then.clauses, now.clauses)] : []),
  ].filter((part) => part !== undefined);
  return parts.length > 0 ? parts.join('; ') : undefined;
}
