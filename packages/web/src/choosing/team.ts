import type { CardId } from '@spaceline/engine';

/** What one card brings to a team: levels of skills and points of attributes, by their names; and its title. */
export interface Brings {
  readonly card: CardId;
  readonly names: readonly string[];
  readonly amounts: ReadonlyMap<string, number>;
}

/** A term of a mission: so many levels, more than so many points, or somebody by name. */
export interface Asked {
  readonly what: string;
  readonly levels?: number;
  readonly over?: number;
}

export interface Counted extends Asked {
  readonly has: number;
  readonly met: boolean;
}

const amountOf = (team: readonly Brings[], what: string): number =>
  team.reduce((sum, { names, amounts }) => sum + (amounts.get(what) ?? 0) + (names.includes(what) ? 1 : 0), 0);

/** How a team stands before one alternative of a mission. */
export const count = (team: readonly Brings[], terms: readonly Asked[]): readonly Counted[] =>
  terms.map((term) => {
    const has = amountOf(team, term.what);
    return { ...term, has, met: term.over === undefined ? has >= (term.levels ?? 1) : has > term.over };
  });

const meets = (team: readonly Brings[], alternatives: readonly (readonly Asked[])[]): boolean =>
  alternatives.some((terms) => count(team, terms).every(({ met }) => met));

/** The alternative that the team comes nearest to. */
export function nearest(team: readonly Brings[], alternatives: readonly (readonly Asked[])[]): readonly Counted[] {
  const lacking = (terms: readonly Counted[]): number => terms.filter(({ met }) => !met).length;
  return alternatives.map((terms) => count(team, terms)).toSorted((a, b) => lacking(a) - lacking(b))[0] ?? [];
}

/** As few of the candidates as solve the mission with those who are there already; nothing if all of them do not. */
export function solvers(
  there: readonly Brings[],
  candidates: readonly Brings[],
  alternatives: readonly (readonly Asked[])[],
): readonly CardId[] | undefined {
  if (alternatives.length === 0 || !meets([...there, ...candidates], alternatives)) return undefined;
  const needed = candidates.reduce<readonly Brings[]>((kept, one) => {
    const without = kept.filter((other) => other !== one);
    return meets([...there, ...without], alternatives) ? without : kept;
  }, candidates);
  return needed.map(({ card }) => card);
}
