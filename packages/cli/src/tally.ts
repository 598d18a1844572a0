import type { GameResult } from './simulation.ts';

/** What a simulation reports. */
export interface Tally {
  readonly games: number;
  readonly decisions: number;
  readonly seconds: number;
  readonly decisionsPerSecond: number;
  readonly winners: { readonly player1: number; readonly player2: number; readonly draw: number };
  readonly reasons: Readonly<Record<string, number>>;
  /** By what the format calls them, where it has degrees of winning. */
  readonly standings?: Readonly<Record<string, number>>;
  readonly turns: { readonly min: number; readonly median: number; readonly mean: number; readonly max: number };
  /** Games that broke; must be 0. */
  readonly errors: number;
  /** Games that did not end; must be 0. */
  readonly unfinished: number;
  readonly failures: readonly string[];
  /** Over the final state of every game: equal for equal simulations, whatever the number of workers. */
  readonly checksum: string;
}

const checksumOf = (results: readonly GameResult[]): string => {
  let a = 0x811c9dc5;
  let b = 0x1b873593;
  for (const { hash } of results)
    for (let i = 0; i < hash.length; i++) {
      a = Math.imul(a ^ hash.charCodeAt(i), 0x01000193);
      b = Math.imul(b ^ a ^ (b >>> 15), 0x85ebca6b);
    }
  return [a, b].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
};

const rounded = (n: number, places: number): number => Number(n.toFixed(places));

const countOf = (words: readonly string[]): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {};
  for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  return counts;
};

export const tally = (unsorted: readonly GameResult[], seconds: number): Tally => {
  const results = unsorted.toSorted((a, b) => a.game - b.game);
  const finished = results.filter((one) => one.outcome === 'finished');
  const turns = finished.map((one) => one.turns).sort((a, b) => a - b);
  const decisions = results.reduce((sum, one) => sum + one.decisions, 0);
  const standings = countOf(finished.flatMap(({ standing }) => standing ?? []));
  const won = (player: 0 | 1 | undefined): number => finished.filter((one) => one.winner === player).length;
  return {
    games: results.length,
    decisions,
    seconds: rounded(seconds, 3),
    decisionsPerSecond: seconds > 0 ? Math.round(decisions / seconds) : 0,
    winners: { player1: won(0), player2: won(1), draw: won(undefined) },
    reasons: countOf(finished.flatMap(({ reason }) => reason ?? [])),
    ...(Object.keys(standings).length > 0 ? { standings } : {}),
    turns: {
      min: turns[0] ?? 0,
      median: turns[turns.length >> 1] ?? 0,
      mean: rounded(turns.reduce((sum, n) => sum + n, 0) / Math.max(1, turns.length), 1),
      max: turns[turns.length - 1] ?? 0,
    },
    errors: results.filter((one) => one.outcome === 'error').length,
    unfinished: results.filter((one) => one.outcome === 'unfinished').length,
    failures: results.flatMap((one) => one.error ?? []).slice(0, 20),
    checksum: checksumOf(results),
  };
};
