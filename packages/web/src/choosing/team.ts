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

/** Who of a team brings how much of something. */
export interface Part {
  readonly card: CardId;
  readonly n: number;
}

export interface Counted extends Asked {
  readonly has: number;
  readonly met: boolean;
  readonly by: readonly Part[];
}

/** From how much on a term is met: "more than 40" from 41 on. */
export const enough = ({ levels = 1, over }: Asked): number => (over === undefined ? levels : over + 1);

const partsOf = (team: readonly Brings[], what: string): readonly Part[] =>
  team
    .map(({ card, names, amounts }) => ({ card, n: (amounts.get(what) ?? 0) + (names.includes(what) ? 1 : 0) }))
    .filter(({ n }) => n > 0);

/** How a team stands before one alternative of a mission. */
export const count = (team: readonly Brings[], terms: readonly Asked[]): readonly Counted[] =>
  terms.map((term) => {
    const by = partsOf(team, term.what);
    const has = by.reduce((sum, { n }) => sum + n, 0);
    return { ...term, by, has, met: has >= enough(term) };
  });

const meets = (team: readonly Brings[], alternatives: readonly (readonly Asked[])[]): boolean =>
  alternatives.some((terms) => count(team, terms).every(({ met }) => met));

/** All alternatives as the team stands before them, the one it comes nearest to first. */
export function nearest(
  team: readonly Brings[],
  alternatives: readonly (readonly Asked[])[],
): readonly (readonly Counted[])[] {
  const lacking = (terms: readonly Counted[]): number => terms.filter(({ met }) => !met).length;
  return alternatives.map((terms) => count(team, terms)).toSorted((a, b) => lacking(a) - lacking(b));
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
