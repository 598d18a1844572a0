// Plays the games of a file again, in a process that knows nothing of how they came about, and prints which of them came
// to other tables than the file says: `fuzz-replay FILE`.
import { readFileSync } from 'node:fs';
import type { Choice } from '@spaceline/engine';
import { replayHashes } from './replay-hashes.ts';

interface Recorded {
  readonly seed: number;
  readonly choices: readonly Choice[];
  readonly hashes: readonly string[];
}

const games = JSON.parse(readFileSync(process.argv[2], 'utf8')) as readonly Recorded[];

const differs = ({ seed, choices, hashes }: Recorded): string | undefined => {
  try {
    const again = replayHashes(seed, choices);
    const at = hashes.findIndex((one, i) => one !== again[i]);
    return at < 0 ? undefined : `Game ${seed}: its fingerprint no. ${at + 1} is another one when it is played again.`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

console.log(JSON.stringify({ replayed: games.length, violations: games.flatMap((game) => differs(game) ?? []) }));
