import type { Condition } from '@spaceline/language';
import type { Mission, Personnel } from '../reach.ts';
import { type Needs, bringsTo, matches, waysOf, wholeOf } from './team.ts';

/**
 * How likely it is that so many people, drawn from a deck by chance, can solve a mission. Needs are reckoned as if they
 * did not depend on each other, and numbers as if people were alike: near enough to compare missions of one box.
 */

/** As many people as meet a mission after a few turns of two card plays. */
const teamSize = 8;

/** The chance to have at least `wanted` of `good` among `drawn` of `all` cards. */
const atLeast = (wanted: number, good: number, all: number, drawn: number): number => {
  if (wanted <= 0) return 1;
  if (good < wanted) return 0;
  if (drawn >= all) return 1;
  let below = 0;
  for (let n = 0; n < wanted; n++) below += (choose(good, n) * choose(all - good, drawn - n)) / choose(all, drawn);
  return Math.max(0, 1 - below);
};

const choose = (n: number, k: number): number => {
  if (k < 0 || k > n) return 0;
  let ways = 1;
  for (let i = 1; i <= k; i++) ways *= (n - k + i) / i;
  return ways;
};

/** The share of people needed beyond the mean, or spared, turned into a chance. */
const byMean = (mean: number, wanted: number): number =>
  1 / (1 + Math.exp((8 * (wanted - mean)) / Math.max(1, wanted)));

const chanceOf = (need: Condition, people: readonly Personnel[]): number => {
  const drawn = Math.min(teamSize, people.length);
  const brought = people.map((one) => bringsTo(need, one)).filter((n) => n > 0);
  const sum = brought.reduce((all, n) => all + n, 0);
  const wanted = wholeOf(need);
  if (sum < wanted) return 0;
  if (need.if === 'sum') return byMean((sum / people.length) * drawn, wanted);
  return atLeast(Math.ceil(wanted / (sum / brought.length)), brought.length, people.length, drawn);
};

const chanceOfAll = (needs: Needs, people: readonly Personnel[]): number =>
  needs.reduce((all, need) => all * chanceOf(need, people), 1);

/** From 0, never, to 1. */
export function readiness(mission: Mission, people: readonly Personnel[]): number {
  const may = atLeast(
    1,
    people.filter((one) => matches(one, mission)).length,
    people.length,
    Math.min(teamSize, people.length),
  );
  return may * Math.max(0, ...waysOf(mission.requires).map((needs) => chanceOfAll(needs, people)));
}
