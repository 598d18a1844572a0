import type { Judgement, LocationId, Outlook } from '@spaceline/engine';
import type { Face, Term } from '@spaceline/art';

/** A term of a mission as it stands for one's own people there. */
export interface JudgedTerm extends Term {
  /** First of an alternative that is not the first one. */
  readonly or: boolean;
  readonly met?: boolean | undefined;
  /** What they bring, of terms that count something. */
  readonly has?: number | undefined;
}

/** The terms at the ends of a judgement, in the order in which the mission names them. */
const ends = (judged: Judgement): readonly Judgement[] =>
  judged.term === 'all' || judged.term === 'any' ? judged.parts.flatMap(ends) : [judged];

/** The team or crew at a place that is nearest to solving its mission. */
export function bestAt(outlook: readonly Outlook[], at: LocationId): Outlook | undefined {
  const met = ({ requirements }: Outlook): number => ends(requirements).filter((one) => one.met).length;
  return outlook
    .filter((one) => one.at === at)
    .toSorted(
      (a, b) =>
        Number(b.requirements.met) - Number(a.requirements.met) ||
        met(b) - met(a) ||
        b.members.length - a.members.length,
    )[0];
}

/** What a mission asks for, term by term, with what the judgement says of each. */
export function judgedTerms({ terms = [] }: Pick<Face, 'terms'>, judged?: Judgement): readonly JudgedTerm[] {
  const flat = terms.flatMap((alternative, which) =>
    alternative.map((term, at) => ({ ...term, or: which > 0 && at === 0 })),
  );
  const ended = judged ? ends(judged) : [];
  // A mission whose judgement is built otherwise than its terms is not marked at all.
  if (ended.length !== flat.length) return flat;
  return flat.map((term, at) => ({ ...term, met: ended[at]?.met, has: ended[at]?.has }));
}

/** A term in as few letters as say it. */
export const termWords = ({ what, levels, over }: Term): string =>
  over === undefined ? `${what}${levels !== undefined && levels > 1 ? ` ×${levels}` : ''}` : `${what} >${over}`;
