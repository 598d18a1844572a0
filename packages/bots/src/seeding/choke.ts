import type { VictoryView } from '@spaceline/engine';
import type { MissionCard } from '@spaceline/language';
import { readMission } from '../reading/index.ts';
import { type Building, type SeedDilemma, byChoice, harmWith, mayJoin, mayStand } from './building.ts';
import type { Foe } from './model-team.ts';

/** Dilemmas where nobody can do without the mission: what wins is a set of missions, and the easiest set is chosen. */

/** Numbers of missions that win together, none of them needless. */
export type Sets = readonly (readonly number[])[];

const isBoth = (of: readonly MissionCard[]): boolean => {
  const planets = of.filter(({ kind }) => kind === 'planet').length;
  const spaces = of.filter(({ kind }) => kind === 'space').length;
  const duals = of.length - planets - spaces;
  return of.length > 1 && Number(planets > 0) + Number(spaces > 0) + duals > 1;
};

const mostTogether = 4;

export const winningSets = (missions: readonly MissionCard[], victory: VictoryView): Sets => {
  const kinds = victory.requirements.some(({ what }) => what.startsWith('a planet mission and a space mission'));
  // What the format asks for besides points raises what is needed until it is there.
  const needed = victory.needed - victory.requirements.reduce((sum, { adds, met }) => sum + (met ? 0 : adds), 0);
  const wins = (set: readonly number[]): boolean => {
    const of = set.map((at) => missions[at]!);
    return of.reduce((sum, { points }) => sum + points, 0) >= needed && (!kinds || isBoth(of));
  };
  const found: (readonly number[])[] = [];
  const grow = (set: readonly number[], from: number): void => {
    if (set.length > 0 && wins(set)) {
      if (set.every((one) => !wins(set.filter((other) => other !== one)))) found.push(set);
      return;
    }
    if (set.length >= mostTogether) return;
    for (let at = from; at < missions.length; at++) grow([...set, at], at + 1);
  };
  grow([], 0);
  return found;
};

export interface Choking {
  /** What a mission takes besides its dilemmas: so many points for each person. */
  readonly effort: number;
  /** Differences of so many points are hardly seen by whoever chooses. */
  readonly blur: number;
  /** What each dilemma is worth by its number alone. */
  readonly each: number;
}

const easeOf = ({ effort }: Choking, mission: MissionCard): number => effort * readMission(mission).effort;

/** What the easiest set takes, all nearly as easy ones counted. */
const leastOf = ({ blur }: Choking, sets: Sets, costs: readonly number[]): number => {
  let [sum, least] = [0, Infinity];
  const totals = sets.map((set) => set.reduce((all, at) => all + (costs[at] ?? 0), 0));
  for (const total of totals) least = Math.min(least, total);
  for (const total of totals) sum += Math.exp((least - total) / blur);
  return least - blur * Math.log(Math.max(1e-9, sum));
};

interface Aim {
  readonly how: Choking;
  readonly sets: Sets;
}

/** What the easiest way to victory takes if these lie there instead. */
const takesWith = (
  { how, sets }: Aim,
  stacks: readonly Building[],
  changed: ReadonlyMap<Building, readonly [number, number]>,
): number =>
  leastOf(
    how,
    sets,
    stacks.map((b) => {
      const [harm, size] = changed.get(b) ?? [b.harm, b.cards.length];
      return easeOf(how, b.mission) + harm + how.each * size;
    }),
  );

/** Each where it makes the easiest way to victory hardest. */
const first = (stacks: readonly Building[], dilemmas: readonly SeedDilemma[], foe: Foe, aim: Aim): void => {
  for (const one of byChoice(dilemmas, stacks)) {
    let best: { readonly stack: Building; readonly harm: number; readonly takes: number } | undefined;
    for (const stack of stacks) {
      if (!mayJoin(stack.mission, [...stack.fixed, ...stack.cards], one.card)) continue;
      const harm = harmWith(stack, [...stack.cards, one], foe);
      const takes = takesWith(aim, stacks, new Map([[stack, [harm, stack.cards.length + 1]]]));
      if (!best || takes > best.takes) best = { stack, harm, takes };
    }
    if (!best) continue;
    best.stack.cards = [...best.stack.cards, one];
    best.stack.harm = best.harm;
  }
};

/** So many changes are thought through. */
const mostChanges = 400;

/** One goes elsewhere, or two change places, where that makes it harder. */
const improve = (stacks: readonly Building[], foe: Foe, aim: Aim): void => {
  let left = mostChanges;
  let takes = takesWith(aim, stacks, new Map());
  const tryOut = (one: Building, first: readonly SeedDilemma[], two: Building, second: readonly SeedDilemma[]) => {
    if (!mayStand(one, first) || !mayStand(two, second) || left-- <= 0) return false;
    const harms = [harmWith(one, first, foe), harmWith(two, second, foe)] as const;
    const now = takesWith(
      aim,
      stacks,
      new Map([
        [one, [harms[0], first.length]],
        [two, [harms[1], second.length]],
      ]),
    );
    if (now <= takes + 0.2) return false;
    [one.cards, two.cards, one.harm, two.harm] = [first, second, ...harms];
    takes = now;
    return true;
  };
  for (let changed = true; changed && left > 0;) {
    changed = false;
    for (const one of stacks)
      for (const two of stacks) {
        if (one === two) continue;
        for (const mine of one.cards) {
          if (!one.cards.includes(mine)) continue;
          const without = one.cards.filter((card) => card !== mine);
          if (tryOut(one, without, two, [...two.cards, mine])) {
            changed = true;
            continue;
          }
          for (const theirs of two.cards)
            if (
              mine.card.id !== theirs.card.id &&
              tryOut(one, [...without, theirs], two, [...two.cards.filter((card) => card !== theirs), mine])
            ) {
              changed = true;
              break;
            }
        }
      }
  }
};

/** All of them where they make the easiest way to victory as hard as may be. */
export const choke = (stacks: readonly Building[], dilemmas: readonly SeedDilemma[], foe: Foe, aim: Aim): void => {
  first(stacks, dilemmas, foe, aim);
  improve(stacks, foe, aim);
};
