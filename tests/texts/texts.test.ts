import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lengths } from './collect.ts';

/** Milliseconds: the cards are loaded by another process, on a machine that may be busy. */
const patience = 120_000;

test('the length of every printed text is known', () => {
  expect(lengths.filter(({ printed }) => !Number.isInteger(printed)).map(({ card }) => card.title)).toEqual([]);
});

test(
  'docs/generated/texts.md is up to date',
  () => {
    const root = join(import.meta.dirname, '../..');
    const run = spawnSync(process.execPath, ['scripts/texts.mjs', '--check'], { cwd: root, encoding: 'utf8' });
    expect(run.stderr + run.stdout).toBe('');
    expect(run.status).toBe(0);
  },
  patience,
);
