import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { buildClient } from './house.ts';

const kilobytes = 1_000;
const folder = new URL('../../dist/web', import.meta.url);

test('the first load brings less than 150 kB of compressed script', () => {
  buildClient();
  const page = readFileSync(`${folder.pathname}/index.html`, 'utf8');
  const scripts = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, path]) => path);
  expect(scripts).not.toEqual([]);
  const bytes = scripts.map((path) => gzipSync(readFileSync(`${folder.pathname}${path}`)).length);
  expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThan(150 * kilobytes);
});
