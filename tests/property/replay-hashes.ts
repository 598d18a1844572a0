import type { Choice } from '@spaceline/engine';
import { apply, hash, isRefusal } from '@spaceline/engine';
import { newGame } from './games.ts';

/** How many choices lie between two fingerprints of a table. */
export const everyNth = 50;

/** Plays recorded choices again: the fingerprints of the tables on the way, and that of the last one. */
export const replayHashes = (seed: number, choices: readonly Choice[]): string[] => {
  const { state } = newGame(seed);
  const hashes: string[] = [];
  for (const [i, choice] of choices.entries()) {
    const result = apply(state, choice);
    if (isRefusal(result)) throw new Error(`Game ${seed}: choice ${i} is refused: ${result.why}`);
    if (i % everyNth === 0) hashes.push(hash(state));
  }
  return [...hashes, hash(state)];
};
