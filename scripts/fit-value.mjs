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
import { fit, loss } from './logistic.mjs';

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

/**
 * What the weights are before any game is seen, from what strong players say, in the order of the features. Without
 * them a captain would learn from a few hundred games to lose people.
 */
const before = [-1.2, -0.2, 0.4, 0.8, 0.5, 0.4, 0.5, -0.4, 0.2, 0.5, 0.8, -0.2, 0.1, 0.2, 0.1, 0.05, 0.1, 0.1];
const pull = 0.004;

const fitted = (lines) => fit(lines, before, pull);

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
