import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Choice } from '@spaceline/engine';
import { apply, hash } from '@spaceline/engine';
import { expect, test } from 'vitest';
import { chooseNext, newGame, playersOf } from './games.ts';
import { everyNth } from './replay-hashes.ts';
import { batches, patience } from './runs.ts';

const root = join(import.meta.dirname, '../..');

/** Plays a game and keeps the fingerprints on the way. */
const record = (seed: number): { seed: number; choices: Choice[]; hashes: string[] } => {
  const game = newGame(seed);
  const players = playersOf(seed);
  const hashes: string[] = [];
  for (;;) {
    const next = chooseNext(game, players);
    if (!next) return { seed, choices: game.choices, hashes: [...hashes, hash(game.state)] };
    apply(game.state, next.choice);
    if (game.choices.length % everyNth === 0) hashes.push(hash(game.state));
    game.choices.push(next.choice);
  }
};

test.each(batches(0.05))(
  'games from $from come to the same tables in another process',
  ({ seeds }) => {
    const games = seeds.map(record);
    const folder = mkdtempSync(join(tmpdir(), 'spaceline-replay-'));
    try {
      const file = join(folder, 'games.json');
      writeFileSync(file, JSON.stringify(games.map(({ seed, choices }) => ({ seed, choices }))));
      const told = execFileSync(process.execPath, ['--import', 'tsx', 'tests/property/replay.ts', file], {
        cwd: root,
        encoding: 'utf8',
        maxBuffer: 1 << 28,
      });
      expect(JSON.parse(told)).toEqual(games.map((game) => game.hashes));
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
  patience,
);
