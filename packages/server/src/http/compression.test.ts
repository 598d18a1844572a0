import { expect, test } from 'vitest';
import { encodingFor } from './compression.ts';

test.each([
  [undefined, undefined],
  ['', undefined],
  ['identity', undefined],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP;q=0.5', 'gzip'],
  ['br;q=0, gzip;q=1.0', 'gzip'],
  ['br;q=0.0', undefined],
  ['brotli, x-gzip', undefined],
])('a client that takes %j is sent %j', (accepted, encoding) => {
  expect(encodingFor(accepted)).toBe(encoding);
});
