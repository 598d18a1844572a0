// Bundles what runs: `node scripts/build.mjs [server] [web] [cli]`, all three by default, into dist/<name>.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { targets } from './ensure.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
const at = (...parts) => join(root, ...parts);

const entries = {
  server: 'packages/server/src/main.ts',
  web: 'packages/web/index.html',
  cli: 'packages/cli/src/main.ts',
};

const files = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** Threads are started from files of their own, named `worker.ts` or `…-worker.ts`, which land beside main.js. */
const workersOf = (rooms) =>
  rooms.flatMap((room) => files(at('packages', room, 'src')).filter((file) => /(^|-)worker\.ts$/.test(basename(file))));

/** Installed packages stay outside the bundle: some of them load files of their own. */
function installed() {
  const names = new Set();
  for (const room of readdirSync(at('packages'))) {
    const { dependencies = {} } = JSON.parse(readFileSync(at('packages', room, 'package.json'), 'utf8'));
    for (const name of Object.keys(dependencies)) if (!name.startsWith('@spaceline/')) names.add(name);
  }
  return [...names];
}

async function bundle(main, workers, outdir) {
  const { build } = await import('esbuild');
  const names = workers.map((file) => basename(file));
  const twice = names.find((name, i) => names.indexOf(name) !== i);
  if (twice) throw new Error(`Two workers are called ${twice}; their bundles would overwrite each other.`);
  await build({
    absWorkingDir: root,
    entryPoints: [main, ...workers],
    outdir,
    entryNames: '[name]',
    chunkNames: 'chunk-[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    external: installed(),
    sourcemap: true,
    logLevel: 'warning',
  });
}

/** The database every new server begins with: made once for each version of the embedded database. */
async function prepareEmptyDatabase() {
  const place = at('dist/empty-database');
  const versionFile = at('dist/stamps/empty-database');
  const { version } = JSON.parse(readFileSync(at('node_modules/@electric-sql/pglite/package.json'), 'utf8'));
  if (existsSync(place) && existsSync(versionFile) && readFileSync(versionFile, 'utf8') === version) return;
  // The server's own dependency, found as the server finds it.
  const entry = createRequire(at('packages/server/package.json')).resolve('@electric-sql/pglite');
  const { PGlite } = await import(pathToFileURL(entry).href);
  const draft = mkdtempSync(at('dist', '.empty-database-'));
  try {
    const db = await PGlite.create(draft);
    await db.close();
    rmSync(place, { recursive: true, force: true });
    renameSync(draft, place);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  mkdirSync(dirname(versionFile), { recursive: true });
  writeFileSync(versionFile, version);
}

/** Files are compressed once, as well as it goes, for the server to send them so. */
function compressFiles(folder) {
  for (const file of files(folder).filter((name) => /\.(js|css|html|svg|json|txt)$/.test(name))) {
    const bytes = readFileSync(file);
    if (bytes.length < 1_024) continue;
    writeFileSync(`${file}.br`, brotliCompressSync(bytes));
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}

const builders = {
  async server(outdir) {
    await bundle(entries.server, workersOf(['server']), outdir);
    await prepareEmptyDatabase();
  },
  async cli(outdir) {
    await bundle(entries.cli, workersOf(['cli', 'server']), outdir);
    await prepareEmptyDatabase();
  },
  async web(outdir) {
    const { build } = await import('vite');
    await build({ root: at('packages/web'), logLevel: 'warn', build: { outDir: outdir, emptyOutDir: true } });
    compressFiles(outdir);
  },
};

/**
 * Moves finished files into place one by one, the entry last. A program that is running from there keeps the chunks it
 * may still load; those nobody has written for an hour are swept away.
 */
function publish(from, to) {
  const fresh = files(from).map((file) => file.slice(from.length + 1));
  // The service worker keeps the page together with the files it names: it comes when both are there.
  const last = ['main.js', 'index.html', 'service-worker.js'];
  const entryLast = (name) => last.indexOf(name);
  for (const name of fresh.sort((a, b) => entryLast(a) - entryLast(b))) {
    mkdirSync(dirname(join(to, name)), { recursive: true });
    renameSync(join(from, name), join(to, name));
  }
  for (const file of files(to)) {
    if (!fresh.includes(file.slice(to.length + 1)) && Date.now() - statSync(file).mtimeMs > 3_600_000) rmSync(file);
  }
}

const asked = process.argv.slice(2);
for (const name of asked.length > 0 ? asked : Object.keys(targets)) {
  const started = performance.now();
  mkdirSync(at('dist'), { recursive: true });
  const draft = mkdtempSync(at('dist', `.${name}-`));
  try {
    await builders[name](draft);
    publish(draft, at('dist', name));
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  console.error(`build: ${name} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
}
