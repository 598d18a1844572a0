// Plays recorded choices again, in a process of its own, and prints the fingerprint of every table on the way.
import { readFileSync } from 'node:fs';
import type { Choice } from '@spaceline/engine';
import { apply, hash, isRefusal } from '@spaceline/engine';
import { newGame } from './games.ts';

const recorded = JSON.parse(readFileSync(process.argv[2], 'utf8')) as { seed: number; choices: Choice[] }[];

const replay = (seed: number, choices: readonly Choice[]): string[] => {
  const { state } = newGame(seed);
  const hashes = choices.map((choice, i) => {
    const result = apply(state, choice);
    if (isRefusal(result)) throw new Error(`Game ${seed}: choice ${i} is refused: ${result.why}`);
    return i % 50 === 0 ? hash(state) : '';
  });
  return [...hashes.filter((one) => one !== ''), hash(state)];
};

console.log(JSON.stringify(recorded.map(({ seed, choices }) => replay(seed, choices))));
