import { type Fate } from './fate.ts';
import { type Meeting, type Worth, meetAll, plainWorth, thoughtDice } from './meet.ts';
import type { Peril } from './peril.ts';
import type { Team } from './team.ts';

/** What is to be expected of a dilemma, known or not, for a team. */

export interface Expectation {
  /** Chance that nothing bad happens. */
  readonly clean: number;
  /** Chance that somebody unstopped goes on. */
  readonly through: number;
  /** Chance that something lies under the mission again that was met. */
  readonly again: number;
  readonly deaths: number;
  /** People gone until fetched or freed. */
  readonly taken: number;
  /** Chance that the ship is lost. */
  readonly shipLost: number;
  readonly damaged: number;
  readonly turns: number;
  readonly points: number;
  /** In points: what is lost less what is gained. */
  readonly cost: number;
  /** How many dilemmas are gone afterwards. */
  readonly cleared: number;
}

/** Sums over samples: written in place, for they are many. */
type Tally = { -readonly [K in keyof Expectation]: number };

const tally = (): Tally => ({
  clean: 0,
  through: 0,
  again: 0,
  deaths: 0,
  taken: 0,
  shipLost: 0,
  damaged: 0,
  turns: 0,
  points: 0,
  cost: 0,
  cleared: 0,
});

const add = (t: Tally, met: Meeting): void => {
  if (met.again) t.again += 1;
  else t.cleared += 1;
  t.deaths += met.deaths;
  t.taken += met.taken;
  if (met.destroyed) t.shipLost += 1;
  if (met.damaged) t.damaged += 1;
  t.turns += met.turns;
  t.points += met.points;
  t.cost += met.cost;
};

const mean = (t: Tally, n: number): Expectation => ({
  clean: t.clean / n,
  through: t.through / n,
  again: t.again / n,
  deaths: t.deaths / n,
  taken: t.taken / n,
  shipLost: t.shipLost / n,
  damaged: t.damaged / n,
  turns: t.turns / n,
  points: t.points / n,
  cost: t.cost / n,
  cleared: t.cleared / n,
});

const byLot = (fate: Fate): boolean =>
  fate.fate === 'people'
    ? fate.whom.by === 'random' || fate.whom.by === 'those'
    : fate.fate === 'choice'
      ? fate.ways.some((way) => way.some(byLot))
      : fate.fate === 'provided' && [...fate.met, ...fate.otherwise].some(byLot);

const isByLot = (peril: Peril): boolean => peril.fates.some(byLot) || (peril.stays?.repeats.some(byLot) ?? false);

const samplesOfOne = 8;

/** Of a dilemma that is known: its parts, against a team. */
export const expected = (perils: readonly Peril[], team: Team, worth: Worth = plainWorth): Expectation => {
  const n = perils.some(isByLot) ? samplesOfOne : 1;
  const sum = tally();
  for (let at = 0; at < n; at++) {
    const met = meetAll(perils, team, thoughtDice(at), worth);
    add(sum, met);
    if (met.on) sum.through += 1;
    if (met.clean) sum.clean += 1;
  }
  return mean(sum, n);
};

/** A dilemma that may lie there, and how likely it is beside the others. */
export interface Likely {
  readonly perils: readonly Peril[];
  readonly weight: number;
}

/** What lies under a mission, as far as a player knows: in the order in which it is met; unknown ones are empty. */
export type Stacked = readonly (readonly Peril[] | undefined)[];

/** The dilemmas that may lie there, with the sums of their weights: made once for all samples. */
interface Urn {
  readonly likely: readonly Likely[];
  readonly upTo: readonly number[];
  readonly sum: number;
}

const urnOf = (likely: readonly Likely[]): Urn => {
  let sum = 0;
  const upTo = likely.map(({ weight }) => (sum += weight));
  return { likely, upTo, sum };
};

const nothing: readonly Peril[] = [];

/** What lies at that share of all weights; what was drawn before is passed over. */
const draw = ({ likely, upTo, sum }: Urn, share: number, drawn: number[]): readonly Peril[] => {
  const wanted = share * sum;
  let at = upTo.findIndex((n) => wanted < n);
  if (at < 0) at = 0;
  for (let n = 0; n < likely.length; n++) {
    if (!drawn.includes(at)) {
      drawn.push(at);
      return likely[at]?.perils ?? nothing;
    }
    at = (at + 1) % likely.length;
  }
  return nothing;
};

/** Steps of a lattice: the samples cover all that may lie there evenly, at every depth of the stack. */
const steps: readonly number[] = [1, 5, 7, 11, 13, 17, 19, 23];

const shareAt = (sample: number, of: number, depth: number): number => {
  const step = steps[depth % steps.length] ?? 1;
  return (((sample + 0.5) * step) / of + depth * 0.381966) % 1;
};

const attempt = (sum: Tally, stack: Stacked, urn: Urn, team: Team, worth: Worth, sample: number, of: number): void => {
  const dice = thoughtDice(sample);
  const drawn: number[] = [];
  let so = team;
  let depth = 0;
  let clean = true;
  for (const known of stack) {
    const perils = known ?? draw(urn, shareAt(sample, of, depth++), drawn);
    const met = meetAll(perils, so, dice, worth);
    add(sum, met);
    clean &&= met.clean;
    if (!met.on) return;
    so = met.team;
  }
  sum.through += 1;
  if (clean) sum.clean += 1;
};

const samplesOfStack = 24;

/**
 * Of a whole stack, known and unknown: what one attempt meets until it gets through or is stopped. `likely` are the
 * dilemmas that may lie there, as the format and what was seen allow.
 */
export const expectedUnder = (
  stack: Stacked,
  likely: readonly Likely[],
  team: Team,
  worth: Worth = plainWorth,
  samples: number = samplesOfStack,
): Expectation => {
  const sum = tally();
  if (stack.length === 0) return { ...sum, clean: 1, through: team.members.length > 0 ? 1 : 0 };
  const urn = urnOf(likely);
  const lots = stack.some((known) => known === undefined || known.some(isByLot));
  const n = lots ? samples : 1;
  for (let at = 0; at < n; at++) attempt(sum, stack, urn, team, worth, at, n);
  return mean(sum, n);
};
