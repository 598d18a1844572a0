// Bundles what runs: `node scripts/build.mjs [server] [web] [cli]`, all three by default, into dist/<name>.
import { createHash } from 'node:crypto';
import {
  cpSync,
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
import { replaceFolder } from './replace-folder.mjs';

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

/** Packages that load files of their own, by where they lie; all others go into the bundle, which is read far quicker. */
const external = ['@electric-sql/pglite', '@node-rs/argon2'];

/** Packages in the bundle ask for Node's own parts as they were written to. */
const banner = `import { createRequire as requireFrom } from 'node:module';\nconst require = requireFrom(import.meta.url);`;

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
    external,
    banner: { js: banner },
    // Fewer bytes are read; names stay as they are in what goes wrong.
    minifyWhitespace: true,
    sourcemap: true,
    sourcesContent: false,
    logLevel: 'warning',
  });
}

/** What a folder in dist was made from is kept beside it, so that it is made again only when that changes. */
async function prepare(name, madeFrom, make) {
  const place = at('dist', name);
  const stamp = at('dist/stamps', name);
  if (existsSync(place) && existsSync(stamp) && readFileSync(stamp, 'utf8') === madeFrom) return;
  const draft = mkdtempSync(at('dist', `.${name}-`));
  try {
    const made = await make(draft);
    replaceFolder(made, place);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, madeFrom);
}

/** The databases that new servers begin with: an empty one for backups, and one with the tables of this version. */
async function prepareDatabases() {
  const { version } = JSON.parse(readFileSync(at('node_modules/@electric-sql/pglite/package.json'), 'utf8'));
  await prepare('empty-database', version, async (draft) => {
    // The server's own dependency, found as the server finds it.
    const entry = createRequire(at('packages/server/package.json')).resolve('@electric-sql/pglite');
    const { PGlite } = await import(pathToFileURL(entry).href);
    const db = await PGlite.create(join(draft, 'made'));
    await db.close();
    return join(draft, 'made');
  });
  const code = mkdtempSync(at('dist', '.storage-'));
  try {
    const storage = 'packages/server/src/storage';
    await bundle(`${storage}/storage.ts`, [`${storage}/pglite-worker.ts`], code);
    const hash = createHash('sha256')
      .update(readFileSync(join(code, 'storage.js')))
      .digest('hex');
    await prepare('new-database', `${version} ${hash}`, async (draft) => {
      cpSync(at('dist/empty-database'), join(draft, 'pglite'), { recursive: true });
      const { openStorage } = await import(pathToFileURL(join(code, 'storage.js')).href);
      const opened = await openStorage({ folder: draft });
      await opened.close();
      return join(draft, 'pglite');
    });
  } finally {
    rmSync(code, { recursive: true, force: true });
  }
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
    await prepareDatabases();
  },
  async cli(outdir) {
    await bundle(entries.cli, workersOf(['cli', 'server']), outdir);
    await prepareDatabases();
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
