// Fits which missions to choose from a box from games between officers, and writes packages/decks/src/sealed/weights.ts:
// `node scripts/fit-sealed.mjs [--boxes N] [--seed S] [--workers K]`. Of every five boxes one is held out to judge the
// fit by.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { format as pretty } from 'prettier';
import { ensureInstalled, root } from './ensure.mjs';
import { bundle, play } from './ladder-games.mjs';
import { fit, loss } from './logistic.mjs';

ensureInstalled();
const { values } = parseArgs({
  options: {
    boxes: { type: 'string', default: '1000' },
    seed: { type: 'string', default: 'lab' },
    workers: { type: 'string', default: String(availableParallelism()) },
  },
});
const [boxes, workers] = [Number(values.boxes), Number(values.workers)];
if (!Number.isSafeInteger(boxes) || boxes < 10) {
  console.error(`--boxes takes a whole number of 10 or more, not "${values.boxes}".`);
  process.exit(2);
}
const cwd = fileURLToPath(root);

/** What a choice is worth in itself, and what each feature adds, before any game is seen. */
const before = { '': -1, both: 2, 'second planet': 0.1, 'second space': 0.1 };
const names = Object.keys(before);
const pull = 0.0005;
const fitted = (lines) => fit(lines, Object.values(before), pull);

mkdirSync(join(cwd, 'dist'), { recursive: true });
const folder = mkdtempSync(join(cwd, 'dist/fit-'));
try {
  const file = join(folder, 'sealed-lab.mjs');
  await bundle('bench/sealed-lab.ts', file);
  const lines = [];
  const share = Math.ceil(boxes / workers);
  await Promise.all(
    Array.from({ length: workers }, (_, i) =>
      play(
        file,
        { seed: values.seed, from: i * share, to: Math.min(boxes, (i + 1) * share) },
        ({ box, won, features }) => lines.push({ box, won, features: names.map((name) => features[name] ?? 1) }),
      ),
    ),
  );
  const held = lines.filter(({ box }) => box % 5 === 0);
  const seen = lines.filter(({ box }) => box % 5 !== 0);
  const mean = seen.reduce((sum, { won }) => sum + won, 0) / seen.length;
  const blind = [Math.log(mean / (1 - mean)), ...names.slice(1).map(() => 0)];
  const said =
    `${2 * lines.length} games with ${lines.length} decks from ${boxes} boxes; log loss of held-out boxes ` +
    `${loss(fitted(seen), held).toFixed(4)}, without looking ${loss(blind, held).toFixed(4)}`;
  console.log(said);
  const weights = fitted(lines);
  const found = Object.fromEntries(names.slice(1).map((name, i) => [name, Number(weights[i + 1].toFixed(3))]));
  const text = `import type { TrialFeature } from './trial.ts';

/**
 * What each feature of a choice of missions weighs in the chance to win, in log-odds: written by scripts/fit-sealed.mjs
 * (--boxes ${boxes} --seed ${values.seed}).
 * ${said}.
 */
export const weights: Readonly<Record<TrialFeature, number>> = ${JSON.stringify(found)};
`;
  const options = { parser: 'typescript', printWidth: 120, singleQuote: true, trailingComma: 'all' };
  writeFileSync(join(cwd, 'packages/decks/src/sealed/weights.ts'), await pretty(text, options));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
