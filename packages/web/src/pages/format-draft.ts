import { contradictionIn } from '@spaceline/engine/format';
import { constructedFormats, formatById } from '@spaceline/formats';
import type { Clause, HouseDraft } from '@spaceline/formats';
import type { Reading } from '@spaceline/formats/topics';

/** What ticking and unticking makes of a house format. */

const clauses: ReadonlyMap<string, Clause> = new Map(
  constructedFormats.flatMap((format) => format.clauses).map((clause) => [clause.id, clause]),
);

const baseIds = (over: string): readonly string[] => formatById(over)?.clauses.map(({ id }) => id) ?? [];

/** The clauses that hold, by their ids. */
export const holding = ({ over, clauses: added, without }: HouseDraft): ReadonlySet<string> =>
  new Set([...baseIds(over).filter((id) => !without.includes(id)), ...added]);

/** Lets the clauses of these ids hold no longer. */
export const drop = (draft: HouseDraft, ids: readonly string[]): HouseDraft => {
  const base = baseIds(draft.over);
  return {
    ...draft,
    clauses: draft.clauses.filter((id) => !ids.includes(id)),
    without: [...new Set([...draft.without, ...ids.filter((id) => base.includes(id))])],
  };
};

/** Ticks a rule, or unticks it. It is cited from the sheet the format is built on, if that has it. */
export const toggle = (draft: HouseDraft, { clauses: alike }: Reading): HouseDraft => {
  const ids = alike.map(({ id }) => id);
  const held = holding(draft);
  const ticked = ids.filter((id) => held.has(id));
  if (ticked.length > 0) return drop(draft, ticked);
  const own = ids.find((id) => baseIds(draft.over).includes(id));
  return own === undefined
    ? { ...draft, clauses: [...draft.clauses, alike[0].id] }
    : { ...draft, without: draft.without.filter((id) => id !== own) };
};

/** Builds on another format; what was added or left out stays so where that means anything. */
export const buildOn = (draft: HouseDraft, over: string): HouseDraft => {
  const base = baseIds(over);
  return {
    ...draft,
    over,
    clauses: draft.clauses.filter((id) => !base.includes(id)),
    without: draft.without.filter((id) => base.includes(id)),
  };
};

export interface Contradiction {
  readonly ids: readonly [string, string];
  /** It names both. */
  readonly sentence: string;
}

/** Every two of the clauses that hold which cannot hold together. */
export const contradictions = (draft: HouseDraft): readonly Contradiction[] => {
  const held = [...holding(draft)].flatMap((id) => clauses.get(id) ?? []);
  return held.flatMap((one, at) =>
    held.slice(at + 1).flatMap((other) => {
      const sentence = contradictionIn([one, other]);
      return sentence === undefined ? [] : [{ ids: [one.id, other.id] as const, sentence }];
    }),
  );
};

/** Clauses that hold and could not if this one did. */
export const rivals = (draft: HouseDraft, { clauses: [reading] }: Reading): readonly string[] =>
  [...holding(draft)].filter((id) => {
    const other = clauses.get(id);
    return other !== undefined && contradictionIn([other, reading]) !== undefined;
  });
