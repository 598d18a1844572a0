// Plays some random games with all checks, in a process of its own, keeps them in a file, and prints what came of them:
// `fuzz-play FIRST COUNT FILE`.
import { writeFileSync } from 'node:fs';
import type { Choice } from '@spaceline/engine';
import { hash } from '@spaceline/engine';
import { newGame, playersOf } from './games.ts';
import { everyNth } from './replay-hashes.ts';
import { watch } from './watch.ts';

const [first, count] = process.argv.slice(2, 4).map(Number);

const games: { seed: number; choices: readonly Choice[]; hashes: readonly string[] }[] = [];
const violations: string[] = [];
let played = 0;

for (let seed = first; seed < first + count; seed++) {
  const game = newGame(seed);
  const hashes: string[] = [];
  try {
    watch(game, playersOf(seed), {
      chosen: () => undefined,
      happened: (s) => {
        if ((game.choices.length - 1) % everyNth === 0) hashes.push(hash(s));
      },
    });
    games.push({ seed, choices: game.choices, hashes: [...hashes, hash(game.state)] });
  } catch (error) {
    violations.push(error instanceof Error ? error.message : String(error));
  }
  played += game.choices.length;
}

writeFileSync(process.argv[4], JSON.stringify(games));
console.log(JSON.stringify({ played, violations }));
