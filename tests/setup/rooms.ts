// Hands tests the rooms that compute as one bundle instead of a thousand modules, so that a card test starts at once.
// Every module of these rooms exists once, in the bundle, whichever way a test imports it: by the name of its room or
// by a path beside it. The bundle is named after the files it was made of and made again when one of them changes.
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import type { Plugin } from 'vitest/config';

const rooms = ['language', 'engine', 'cards', 'formats', 'decks', 'bots', 'protocol', 'testkit', 'art'];

const root = join(import.meta.dirname, '../..');
const folder = join(root, 'dist/rooms');

/** Files that Node loads as they are. */
export const bundled = /\/dist\/rooms\//;

const filesOf = (room: string): readonly string[] =>
  readdirSync(join(root, 'packages', room, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map((entry) => join(entry.parentPath, entry.name));

/** What a bundle was made of: it fits as long as this stays the same. */
function stampOf(files: readonly string[]): string {
  const hash = createHash('sha256').update(process.version);
  for (const file of [join(root, 'package-lock.json'), join(root, 'tests/setup/rooms.ts'), ...files]) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex').slice(0, 16);
}

/** The names each module exports, by its file. */
type Names = Readonly<Record<string, readonly string[]>>;

interface Bundle {
  readonly file: string;
  readonly names: Names;
}

const keptFor = 3_600_000;

/** Bundles that no run has asked for within the hour. */
function sweep(): void {
  for (const name of readdirSync(folder)) {
    const found = statSync(join(folder, name), { throwIfNoEntry: false });
    if (found && Date.now() - found.mtimeMs > keptFor) rmSync(join(folder, name), { recursive: true, force: true });
  }
}

async function make(sources: readonly string[], into: string): Promise<void> {
  const outfile = join(into, 'rooms.mjs');
  await build({
    absWorkingDir: root,
    stdin: {
      contents: sources.map((file, i) => `export * as m${i} from ${JSON.stringify(file)};`).join('\n'),
      resolveDir: root,
    },
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    // The server's schemas are made with the same zod.
    external: ['zod'],
    sourcemap: 'linked',
    sourcesContent: false,
    logLevel: 'warning',
  });
  const made = (await import(pathToFileURL(outfile).href)) as Record<string, object>;
  const names: Names = Object.fromEntries(sources.map((file, i) => [file, Object.keys(made[`m${i}`] ?? {})]));
  writeFileSync(join(into, 'names.json'), JSON.stringify(names));
}

/** Several runs may make the same bundle at the same time: each makes its own, and the first one done is used. */
function publish(draft: string, place: string): void {
  try {
    renameSync(draft, place);
  } catch (error) {
    if (!existsSync(place)) throw error;
    rmSync(draft, { recursive: true });
  }
}

async function bundle(): Promise<Bundle> {
  const files = rooms.flatMap(filesOf).sort();
  const place = join(folder, stampOf(files));
  if (existsSync(place)) {
    utimesSync(place, new Date(), new Date());
  } else {
    mkdirSync(folder, { recursive: true });
    sweep();
    const draft = mkdtempSync(join(folder, 'draft-'));
    const sources = files.filter((file) => file.endsWith('.ts'));
    await make(sources, draft);
    publish(draft, place);
  }
  return {
    file: join(place, 'rooms.mjs'),
    names: JSON.parse(readFileSync(join(place, 'names.json'), 'utf8')) as Names,
  };
}

let made: Promise<Bundle> | undefined;

/** The rooms as one bundle. Watching keeps the single modules, whose changes tell which tests to run again. */
export function bundledRooms(): Plugin {
  let used = true;
  const indexOf = new Map<string, number>();
  return {
    name: 'spaceline:rooms',
    enforce: 'pre',
    // Made while vitest is still starting; what goes wrong is told by the first who needs it.
    config() {
      made ??= bundle();
      made.catch(() => undefined);
      // By its place, so that a checkout that was installed before this room came finds it.
      const art = join(root, 'packages/art/src');
      return {
        resolve: {
          alias: [
            { find: /^@spaceline\/art\/places$/, replacement: join(art, 'places/index.ts') },
            { find: /^@spaceline\/art$/, replacement: join(art, 'index.ts') },
          ],
        },
      };
    },
    configureVitest({ vitest }) {
      used = !vitest.config.watch;
    },
    async load(id) {
      if (!used) return;
      const { file, names } = await (made ??= bundle());
      const exported = names[id];
      if (exported === undefined) return;
      if (indexOf.size === 0) Object.keys(names).forEach((name, i) => indexOf.set(name, i));
      const lines = exported.map((name, i) => `const e${i} = m[${JSON.stringify(name)}]; export { e${i} as ${name} };`);
      return {
        code: [`import { m${indexOf.get(id)} as m } from ${JSON.stringify(file)};`, ...lines].join('\n'),
        map: null,
      };
    },
  };
}
