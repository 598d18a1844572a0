// Plays recorded choices again, in a process of its own, and prints the fingerprints of every table on the way.
import { readFileSync } from 'node:fs';
import type { Choice } from '@spaceline/engine';
import { replayHashes } from './replay-hashes.ts';

const recorded = JSON.parse(readFileSync(process.argv[2], 'utf8')) as { seed: number; choices: Choice[] }[];

console.log(JSON.stringify(recorded.map(({ seed, choices }) => replayHashes(seed, choices))));
