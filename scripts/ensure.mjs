// Makes a checkout ready to run: installs when the lock file changed, builds when sources changed, else does nothing.
// Built-ins only, because this runs before anything is installed.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The checkout's folder, as a URL that ends with a slash. */
export const root = new URL('../', import.meta.url);

const path = (name) => fileURLToPath(new URL(name, root));
const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** What is built, and the rooms that do not go into it. */
export const targets = {
  server: { without: ['web', 'cli', 'testkit'] },
  web: { without: ['server', 'cli', 'testkit'] },
  cli: { without: ['web'] },
};

function installStamp() {
  const lock = createHash('sha256')
    .update(readFileSync(path('package-lock.json')))
    .digest('hex');
  return `${lock} ${process.versions.modules} ${process.platform} ${process.arch}`;
}

const installStampFile = path('node_modules/.spaceline-installed');

/** npm's own program, so that it can be started without a shell on every platform. */
function npm(args) {
  const beside = [
    process.env.npm_execpath ?? '',
    join(dirname(process.execPath), '../lib/node_modules/npm/bin/npm-cli.js'),
    join(dirname(process.execPath), 'node_modules/npm/bin/npm-cli.js'),
  ].find((file) => basename(file) === 'npm-cli.js' && existsSync(file));
  const [program, first] = beside ? [process.execPath, [beside]] : ['npm', []];
  // Output goes to stderr: `spaceline … --json` promises one JSON value on stdout and nothing else.
  return spawnSync(program, [...first, ...args], { cwd: path('.'), stdio: ['ignore', 2, 2] });
}

/** Installs the locked dependencies unless exactly these are installed. */
export function ensureInstalled() {
  if (read(installStampFile) === installStamp()) return;
  // Installing begins by emptying the folder: behind a link it is somebody else's.
  if (lstatSync(path('node_modules'), { throwIfNoEntry: false })?.isSymbolicLink())
    throw new Error(
      'node_modules is a link, and what is installed there does not fit package-lock.json. Remove the link.',
    );
  console.error('Installing dependencies …');
  // The build tools are development dependencies and are needed even where NODE_ENV says production.
  const { status, error } = npm(['ci', '--include=dev', '--no-audit', '--no-fund']);
  if (status !== 0) throw new Error(`npm ci failed${error ? `: ${error.message}` : ''}`);
  markInstalled();
}

/** Written last, so that an install killed half way is done again. */
function markInstalled() {
  writeFileSync(installStampFile, installStamp());
}

function* sourceFiles(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = join(folder, entry.name);
    if (entry.isDirectory()) {
      if (entry.name !== 'node_modules') yield* sourceFiles(file);
    } else if (!/\.test\.tsx?$/.test(entry.name)) {
      yield file;
    }
  }
}

function buildStamp(target) {
  const hash = createHash('sha256').update(installStamp());
  const rooms = readdirSync(path('packages')).filter((room) => !targets[target].without.includes(room));
  const files = [path('scripts/build.mjs'), ...rooms.flatMap((room) => [...sourceFiles(path(`packages/${room}`))])];
  for (const file of files) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/** Builds those of the named targets whose sources changed since their last build. */
export function ensureBuilt(names) {
  const stale = names
    .map((name) => ({ name, stamp: buildStamp(name), file: path(`dist/stamps/${name}`) }))
    .filter(({ stamp, file }) => read(file) !== stamp);
  if (stale.length === 0) return;
  const args = [path('scripts/build.mjs'), ...stale.map(({ name }) => name)];
  const { status } = spawnSync(process.execPath, args, { cwd: path('.'), stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new Error('The build failed.');
  mkdirSync(path('dist/stamps'), { recursive: true });
  for (const { stamp, file } of stale) writeFileSync(file, stamp);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    if (process.argv[2] === '--installed') {
      markInstalled();
    } else {
      ensureInstalled();
      ensureBuilt(process.argv[2] === '--all' ? Object.keys(targets) : ['web', 'server']);
    }
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
