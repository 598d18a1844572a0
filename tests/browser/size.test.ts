import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { expect, test } from 'vitest';
import { buildClient } from './house.ts';

const kilobytes = 1_000;
const folder = new URL('../../dist/web', import.meta.url);

test('the first load brings less than 180 kB of compressed script', () => {
  buildClient();
  const page = readFileSync(`${folder.pathname}/index.html`, 'utf8');
  const scripts = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, path]) => path);
  expect(scripts).not.toEqual([]);
  const bytes = scripts.map((path) => gzipSync(readFileSync(`${folder.pathname}${path}`)).length);
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThan(180 * kilobytes);
});

test('what draws the cards comes to less than 26 kB, and what paints places is fetched by itself', async () => {
  const bytesOf = async (entry: string): Promise<number> => {
    const { outputFiles } = await build({
      entryPoints: [new URL(`../../packages/art/src/${entry}`, import.meta.url).pathname],
      bundle: true,
      minify: true,
      format: 'esm',
      write: false,
      external: ['@spaceline/language'],
    });
    return gzipSync(outputFiles[0]?.contents ?? '').length;
  };
  expect(await bytesOf('index.ts')).toBeLessThan(26 * kilobytes);
  expect(await bytesOf('places/index.ts')).toBeLessThan(8 * kilobytes);
  buildClient();
  const page = readFileSync(`${folder.pathname}/index.html`, 'utf8');
  expect(page).not.toContain('places-worker');
});
