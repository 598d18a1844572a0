import type { Judgement, Share } from '@spaceline/engine';

/** What is asked, line by line. */
export interface Row {
  readonly says: string;
  readonly term: string;
  readonly met: boolean;
  readonly by: readonly Share[];
  /** What is there; unknown of a team one does not see. */
  readonly has?: number | undefined;
  /** From how much on it is met. */
  readonly from?: number | undefined;
  readonly more?: number | undefined;
  /** It belongs to another alternative than the row before. */
  readonly or: boolean;
}

/** "Over 40" is met from 41 on. */
function fromOf({ term, met, has, needs, more }: Judgement): number | undefined {
  if (!met && has !== undefined && more !== undefined && more > 0) return has + more;
  return needs === undefined ? undefined : needs + (term === 'sum' ? 1 : 0);
}

const row = (judged: Judgement, or: boolean): Row => ({
  says: judged.says,
  term: judged.term,
  met: judged.met,
  by: judged.by.toSorted((a, b) => b.n - a.n),
  has: judged.has,
  from: fromOf(judged),
  more: judged.more,
  or,
});

/** How much of it is there, from 0 to 1: of alternatives, the nearest is shown first. */
function nearness(judged: Judgement): number {
  if (judged.met) return 1;
  if (judged.parts.length > 0) return judged.parts.reduce((sum, part) => sum + nearness(part), 0) / judged.parts.length;
  const from = fromOf(judged);
  return from && judged.has !== undefined ? Math.min(0.99, judged.has / from) : 0;
}

function rowsWith(judged: Judgement, or: boolean): readonly Row[] {
  if (judged.term === 'all' && judged.parts.length > 0)
    return judged.parts.flatMap((part, at) => rowsWith(part, or && at === 0));
  if (judged.term === 'any' && judged.parts.length > 0)
    return judged.parts
      .toSorted((a, b) => nearness(b) - nearness(a))
      .flatMap((part, at) => rowsWith(part, at === 0 ? or : true));
  const [only] = judged.parts;
  if (judged.parts.length === 1 && only && judged.by.length === 0) return [{ ...row(only, or), says: judged.says }];
  return [row(judged, or)];
}

export const rowsOf = (judged: Judgement): readonly Row[] => rowsWith(judged, false);
