import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const source = fileURLToPath(new URL('../../packages/engine/src/', import.meta.url));

const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .sort();

/** What a file needs of others when it runs: types cost nothing and bind nobody. */
const valueImports = (file: string): string[] => {
  const text = readFileSync(join(source, file), 'utf8');
  return [...text.matchAll(/^(?:import|export)\s(?!type\s)[^;'"]*?from\s+'(\.[^']+)'/gm)].map(([, path]) =>
    relative(source, join(source, dirname(file), path)),
  );
};

const imports = new Map(files.map((file) => [file, valueImports(file)]));

const chains = new Map<string, readonly string[]>();
const longestFrom = (file: string): readonly string[] => {
  const known = chains.get(file);
  if (known) return known;
  let longest: readonly string[] = [];
  for (const other of imports.get(file) ?? []) {
    const chain = longestFrom(other);
    if (chain.length > longest.length) longest = chain;
  }
  const chain = [file, ...longest];
  chains.set(file, chain);
  return chain;
};

describe('layers of the engine', async () => {
  const { layers } = (await import('../../oxlint.config.mjs' as string)) as { layers: readonly string[] };
  const layerOf = (file: string): number => (file.includes('/') ? layers.indexOf(file.split('/')[0]) : layers.length);

  it('has no folder that is not a layer', () => {
    expect(files.filter((file) => layerOf(file) < 0)).toEqual([]);
  });

  it.each(files)('%s imports nothing from above', (file) => {
    expect((imports.get(file) ?? []).filter((other) => layerOf(other) > layerOf(file))).toEqual([]);
  });

  it('has short chains of imports', () => {
    const longest = files.map(longestFrom).reduce((a, b) => (b.length > a.length ? b : a), []);
    expect(longest.length, longest.join('\n')).toBeLessThan(15);
  });

  it('keeps its root small', () => {
    expect(files.filter((file) => !file.includes('/')).length).toBeLessThan(12);
  });
});
