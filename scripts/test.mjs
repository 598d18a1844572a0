// Everything that must hold before a change goes in. Runs in a fresh clone; arguments go to vitest.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, root } from './ensure.mjs';
import { shortLived } from './short-lived.mjs';

const cwd = fileURLToPath(root);
let passed = 0;
let failed = 0;

const vitest = (args, env) =>
  spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...args], {
    cwd,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  }).status === 0;

/** Runs a program of the toolchain; what it says comes in one piece, because others run beside it. */
const node = (...args) =>
  new Promise((done) => {
    const child = spawn(process.execPath, [...shortLived, ...args], { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
    child.on('close', (code) => {
      process.stdout.write(said);
      done(code === 0);
    });
  });

async function check(name, holds) {
  const started = performance.now();
  let good = false;
  try {
    good = await holds();
  } catch (error) {
    console.error(error.message);
  }
  console.log(`${good ? 'ok  ' : 'FAIL'} ${name} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  if (good) passed += 1;
  else failed += 1;
  return good;
}

function runTests() {
  const folder = mkdtempSync(join(tmpdir(), 'spaceline-test-'));
  const countsFile = join(folder, 'counts.json');
  const reporters = ['--reporter=default', '--reporter=./scripts/plain-reporter.mjs'];
  const good = vitest([...reporters, ...process.argv.slice(2)], {
    // React and others behave differently under a NODE_ENV inherited from a production machine.
    NODE_ENV: 'test',
    SPACELINE_TEST_COUNTS: countsFile,
  });
  const counts = existsSync(countsFile) ? JSON.parse(readFileSync(countsFile, 'utf8')) : { passed: 0, failed: 0 };
  rmSync(folder, { recursive: true, force: true });
  passed += counts.passed;
  failed += counts.failed;
  // vitest may also fail as a whole, for example when it finds no tests or dies.
  if (!good && counts.failed === 0) failed += 1;
}

const installed = await check('dependencies', () => (ensureInstalled(), true));
await check('lock file', () => node('scripts/check-lock.mjs'));
await check('change fragments', () => node('scripts/changelog.mjs', '--check'));
if (installed) {
  const prettier = ['node_modules/prettier/bin/prettier.cjs', '--cache', '--cache-strategy=content'];
  // Prettier keeps one core busy as long as all the others together; the build reads nothing that they write.
  const format = check('format', () => node(...prettier, '--check', '--log-level=warn', '.'));
  const build = check('build', () => node('scripts/ensure.mjs', '--all'));
  await check('types', () => node('node_modules/typescript/bin/tsc', '-b'));
  await check('types of tests', () => node('node_modules/typescript/bin/tsc', '-p', 'tsconfig.tests.json'));
  await check('lint', () => node('node_modules/oxlint/bin/oxlint', '--type-aware', '-c', 'oxlint.config.mjs'));
  await check('dead code', () => node('node_modules/knip/bin/knip.js', '--no-progress', '--no-config-hints'));
  await Promise.all([format, build]);
  runTests();
}

console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
