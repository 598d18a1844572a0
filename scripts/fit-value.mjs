// Fits what a captain thinks of a position from games between officers, and writes packages/bots/src/captain/weights.ts:
// `node scripts/fit-value.mjs [--games N] [--seed S]`. Of every five games one is held out to judge the fit by.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'esbuild';
import { format as pretty } from 'prettier';
import { ensureInstalled, root } from './ensure.mjs';

ensureInstalled();
const { values } = parseArgs({
  options: { games: { type: 'string', default: '300' }, seed: { type: 'string', default: 'fit' } },
});
const games = Number(values.games);
if (!Number.isSafeInteger(games) || games < 10) {
  console.error(`--games takes a whole number of 10 or more, not "${values.games}".`);
  process.exit(2);
}
const cwd = fileURLToPath(root);
const formats = { points: 'open', 'points and missions': 'otf', missions: 'warp-speed' };

const linesOf = (file, task) =>
  new Promise((ended, failed) => {
    const child = spawn(process.execPath, [file, JSON.stringify(task)], { stdio: ['ignore', 'pipe', 'inherit'] });
    let text = '';
    child.stdout.on('data', (part) => (text += part));
    child.on('close', (code) =>
      code === 0
        ? ended(
            text
              .trim()
              .split('\n')
              .map((line) => JSON.parse(line)),
          )
        : failed(new Error(`ended with ${code}`)),
    );
  });

const chance = (weights, features) => {
  let sum = 0;
  for (let i = 0; i < features.length; i++) sum += weights[i] * features[i];
  return 1 / (1 + Math.exp(-sum));
};

/**
 * What the weights are before any game is seen, from what strong players say, in the order of the features. Their sign is
 * kept: with a few hundred games features that say nearly the same would take over from each other, and a captain would
 * learn to lose people.
 */
const before = [-1.2, -0.2, 0.4, 0.8, 0.5, 0.4, 0.5, -0.4, 0.2, 0.5, 0.8, -0.2, 0.1, 0.2, 0.1, 0.05, 0.1, 0.1];
const pull = 0.004;

/** Logistic regression by gradient descent with momentum, pulled towards the weights before. */
const fitted = (lines) => {
  const n = lines[0].features.length;
  const weights = before.slice(0, n);
  const speed = Array(n).fill(0);
  for (let round = 0; round < 1500; round++) {
    const slope = weights.map((weight, i) => pull * (weight - before[i]));
    for (const { features, won } of lines) {
      const error = (chance(weights, features) - won) / lines.length;
      for (let i = 0; i < n; i++) slope[i] += error * features[i];
    }
    for (let i = 0; i < n; i++) {
      speed[i] = 0.9 * speed[i] - 0.15 * slope[i];
      const next = weights[i] + speed[i];
      weights[i] = Math.sign(next) === Math.sign(before[i]) ? next : 0;
      if (weights[i] === 0) speed[i] = 0;
    }
  }
  return weights;
};

const loss = (weights, lines) =>
  lines.reduce((sum, { features, won }) => {
    const p = Math.min(0.999, Math.max(0.001, chance(weights, features)));
    return sum - Math.log(won ? p : 1 - p);
  }, 0) / Math.max(1, lines.length);

mkdirSync(join(cwd, 'dist'), { recursive: true });
const folder = mkdtempSync(join(cwd, 'dist/fit-'));
try {
  const file = join(folder, 'positions.mjs');
  const bundle = { bundle: true, format: 'esm', platform: 'node', target: 'node20', logLevel: 'warning' };
  await build({ absWorkingDir: cwd, entryPoints: ['bench/positions.ts'], outfile: file, ...bundle });
  const found = {};
  const said = [];
  for (const [kind, format] of Object.entries(formats)) {
    const lines = (await linesOf(file, { format, games, seed: values.seed })).filter((line) => line.kind === kind);
    const seen = lines.filter(({ game }) => game % 5 !== 0);
    const held = lines.filter(({ game }) => game % 5 === 0);
    const weights = fitted(seen);
    const points = fitted(seen.map(({ features, won }) => ({ features: features.slice(0, 3), won })));
    const plain = held.map(({ features, won }) => ({ features: features.slice(0, 3), won }));
    found[kind] = fitted(lines).map((weight) => Number(weight.toFixed(3)));
    const words = `${kind}: ${lines.length} positions of ${games} games of ${format}; log loss of held-out games ${loss(weights, held).toFixed(3)}, by the score alone ${loss(points, plain).toFixed(3)}`;
    said.push(words);
    console.log(words);
  }
  const text = `import type { Kind } from './features.ts';

/**
 * What each feature of a position weighs in the chance to win, in log-odds: written by scripts/fit-value.mjs
 * (--games ${games} --seed ${values.seed}).
${said.map((words) => ` * ${words}.`).join('\n')}
 */
export const weights: Readonly<Record<Kind, readonly number[]>> = ${JSON.stringify(found)};
`;
  const options = { parser: 'typescript', printWidth: 120, singleQuote: true, trailingComma: 'all' };
  writeFileSync(join(cwd, 'packages/bots/src/captain/weights.ts'), await pretty(text, options));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
