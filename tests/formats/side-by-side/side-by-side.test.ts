import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { constructedFormats as formats } from '@spaceline/formats';
import { describe, expect, test } from 'vitest';
import { page } from './page.ts';
import { topics } from './topics.ts';

const file = join(import.meta.dirname, '../../../docs/generated/formats-side-by-side.md');
if (process.env['SPACELINE_PAGE'] === 'write') writeFileSync(file, page(topics));

describe.each(topics)('$title ($clauses)', ({ situations }) => {
  test.each(situations)('$what', ({ outcome, expected }) => {
    expect(formats.map((format) => `${format.id}: ${outcome(format)}`)).toEqual(
      formats.map((format, at) => `${format.id}: ${expected[at]}`),
    );
  });

  test('readings differ, and no row stands twice', () => {
    expect(situations.some(({ expected }) => new Set(expected).size > 1)).toBe(true);
    expect(new Set(situations.map(({ what }) => what)).size).toBe(situations.length);
  });
});

test('docs/generated/formats-side-by-side.md is up to date', () => {
  expect(readFileSync(file, 'utf8')).toBe(page(topics));
});
