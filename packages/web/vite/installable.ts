// What makes the built client a program that can be installed and opens without a network: icons drawn by us, and a
// service worker that knows every file of this build.
import { buildSync } from 'esbuild';
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import type { paintAppIcon } from '@spaceline/art/places';
import { png } from './png.ts';

const icons = [
  ['icon-192.png', 192, 'whole'],
  ['icon-512.png', 512, 'whole'],
  ['icon-maskable-512.png', 512, 'cut'],
  // Some systems cut a rounded square themselves, and show black where nothing is drawn.
  ['icon-touch-180.png', 180, 'cut'],
] as const;

const here = fileURLToPath(new URL('.', import.meta.url));

/** The art room speaks TypeScript, which the oldest Node that builds this does not read. */
async function painter(): Promise<typeof paintAppIcon> {
  const { outputFiles } = buildSync({
    stdin: { contents: "export { paintAppIcon } from '@spaceline/art/places'", resolveDir: here },
    bundle: true,
    write: false,
    format: 'esm',
  });
  const module = `data:text/javascript;base64,${Buffer.from(outputFiles[0]?.text ?? '').toString('base64')}`;
  return ((await import(/* @vite-ignore */ module)) as { readonly paintAppIcon: typeof paintAppIcon }).paintAppIcon;
}

const workerSource = fileURLToPath(new URL('../src/offline/service-worker.ts', import.meta.url));
const workerName = 'service-worker.js';

const hash = (bytes: string | Buffer, as: 'hex' | 'base64'): string => createHash('sha256').update(bytes).digest(as);

/** Every file of the build by its address; the page itself stands for all addresses of pages. */
const filesOf = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(map|html)$/.test(entry.name) && entry.name !== workerName)
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).replaceAll('\\', '/'))
    .toSorted();

/** The service worker with what it has to know of this build. */
function workerFor(folder: string): string {
  const page = readFileSync(join(folder, 'index.html'));
  const files = filesOf(folder);
  const version = hash(`${files.join()} ${hash(page, 'hex')}`, 'hex').slice(0, 12);
  const build = { version, page: `sha256-${hash(page, 'base64')}`, files };
  const { outputFiles } = buildSync({
    entryPoints: [workerSource],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    target: 'es2022',
    define: { BUILD: JSON.stringify(build) },
  });
  return outputFiles[0]?.text ?? '';
}

export const installable = (): Plugin => ({
  name: 'spaceline-installable',
  apply: 'build',
  async generateBundle() {
    const paint = await painter();
    for (const [fileName, size, edge] of icons)
      this.emitFile({ type: 'asset', fileName, source: png(paint(size, edge), size) });
  },
  writeBundle: {
    order: 'post',
    handler({ dir = '' }) {
      writeFileSync(join(dir, workerName), workerFor(dir));
    },
  },
});
