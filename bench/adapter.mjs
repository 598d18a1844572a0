// The engine for the shared benchmark harness: `--engine bench/adapter.mjs --engine-variant whole` (or `small`).
// Bundles the sources first, so that what is measured is what is shipped.
import { build } from 'esbuild';
import { fileURLToPath, pathToFileURL } from 'node:url';

const path = (name) => fileURLToPath(new URL(name, import.meta.url));

/** @param {string | undefined} variant */
export default async function adapter(variant) {
  const outfile = path(`../dist/bench/adapter-${process.pid}.mjs`);
  await build({
    entryPoints: [path('adapter-entry.ts')],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'warning',
  });
  const { makeAdapter } = await import(pathToFileURL(outfile).href);
  const { rmSync } = await import('node:fs');
  rmSync(outfile);
  return makeAdapter(variant && variant !== 'default' ? variant : 'whole');
}
