import { type Known, type State, clone, guess } from '@spaceline/engine';
import type { Mind } from '../officer/levels.ts';
import { type Kept, type Style, officerStyle } from '../officer/style.ts';
import type { Beliefs } from '../player.ts';
import { random } from '../random.ts';
import { believedDeck } from './beliefs.ts';
import type { BelievedSeeds } from './believed-seeds.ts';
import { playedOut } from './playout.ts';
import { type Way, asUsual, laterOf, styleOf } from './ways.ts';

/** Which way of playing a turn is best over tables that could be the one played. */

/** How much is thought: counted in choices of playouts, so that the same seed gives the same choice on any machine. */
export interface Effort {
  /** No further table is begun that would take more. */
  readonly choices: number;
  /** How far each playout goes. */
  readonly turns: number;
}

/** A seed of the engine from any words. */
const hexOf = (words: string): string => {
  const dice = random(words);
  return Array.from({ length: 8 }, () => dice.int(0x100000000).toString(16).padStart(8, '0')).join('');
};

export const guessed = (known: Known, beliefs: Beliefs, seed: string, under?: BelievedSeeds): State => {
  const { pool, format } = beliefs;
  return guess(known, { pool, format, deck: believedDeck(known, beliefs, seed), under }, hexOf(seed));
};

const newlyKept = (): Kept => ({ prospects: new Map(), teams: new Map() });

interface Candidate {
  readonly way: Way;
  readonly styles: readonly [Style, Style];
  readonly values: number[];
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / numbers.length;

/** Mean and standard error of what one is better than another on the same tables. */
const better = (one: Candidate, other: Candidate): readonly [number, number] => {
  const differences = one.values.map((n, i) => n - (other.values[i] ?? 0));
  const centre = mean(differences);
  const variance = differences.reduce((sum, n) => sum + (n - centre) ** 2, 0) / Math.max(1, differences.length - 1);
  return [centre, Math.sqrt(variance / differences.length)];
};

/** A difference that is smaller, or not well above its own uncertainty, does not outweigh the officer's judgement. */
const least = 0.003;
const doubt = 0.5;
/** What lies so many errors behind will hardly come first. */
const hopeless = 1.5;

/** After so many tables what looks worse is left out. */
const round = 4;

const byMean = (a: Candidate, b: Candidate): number => mean(b.values) - mean(a.values);

/**
 * Those that may still turn out to be better than the officer's own way, which is what the others are measured by, and of
 * them the better half.
 */
const promising = ([usual, ...others]: readonly Candidate[]): readonly Candidate[] => {
  if (!usual) return [];
  const hopeful = others.filter((one) => {
    const [difference, error] = better(one, usual);
    // Two tables tell that nothing is different, but not yet what is worse.
    return one.values.length < round ? error > 0 || difference !== 0 : difference + hopeless * error > least;
  });
  return [usual, ...hopeful.toSorted(byMean).slice(0, Math.max(1, Math.ceil(others.length / 2)))];
};

export interface Position {
  readonly under: BelievedSeeds | undefined;
  readonly known: Known;
  readonly beliefs: Beliefs;
  readonly mind: Mind;
  readonly seed: string;
  /** How we played our last turn: whoever is on the way goes on unless turning back looks better. */
  readonly last: Way;
  /** How we plan if nothing else looks better. */
  readonly base: Style;
}

/** With so few tables nothing is decided. */
const fewest = 4;
const mostTables = 32;

/** After so many tables some are left out: soon once, while there are many. */
const isRound = (tables: number): boolean => tables === 2 || tables % round === 0;

const isSame = (one: Way, other: Way): boolean =>
  one.name === other.name && one.avoids === other.avoids && one.only === other.only;

/** Which of the ways is the best over tables that could be the one played: the same ones for all. */
export const bestWay = (
  { known, beliefs, mind, seed, last, under, base }: Position,
  of: readonly Way[],
  effort: Effort,
): Way => {
  const [kept, theirs] = [newlyKept(), { ...officerStyle, kept: newlyKept() }];
  let candidates: readonly Candidate[] = of.map((way) => {
    const styles = [styleOf(way, base), styleOf(laterOf(way), base)].map((style) => ({ ...style, kept }));
    return { way, styles: styles as [Style, Style], values: [] };
  });
  let left = effort.choices;
  // What a candidate took at the table before: a table that is begun is played by all.
  let each = 0;
  for (let table = 0; table < mostTables && candidates.length > 1 && left > each * candidates.length; table++) {
    const s = guessed(known, beliefs, `${seed}/${table}`, under);
    const before = left;
    for (const { styles, values } of candidates) {
      const { value, choices } = playedOut({ s: clone(s), me: known.seer, mind, styles, theirs, under }, effort.turns);
      values.push(value);
      left -= choices;
      if (left < -effort.choices / 4) return asUsual;
    }
    each = (before - left) / candidates.length;
    if (isRound(table + 1)) candidates = promising(candidates);
  }
  const [usual, ...others] = candidates;
  const [best] = others.toSorted(byMean);
  if (!usual || !best || best.values.length < fewest) return asUsual;
  const [difference, error] = better(best, usual);
  const margin = isSame(best.way, last) ? 0 : Math.max(least, doubt * error);
  return difference > margin ? best.way : asUsual;
};
