import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { grounds } from '@spaceline/engine';
import { expect, test } from 'vitest';
import { examples, keyOf } from './collect.ts';

/** Milliseconds: every story is run, on a machine that may be busy. */
const patience = 300_000;

const root = join(import.meta.dirname, '../..');

test(
  'every ground for a refusal has an example',
  () => {
    const found = examples();
    expect(grounds().flatMap((ground) => (found.has(keyOf(ground)) ? [] : [keyOf(ground)]))).toEqual([]);
  },
  patience,
);

test(
  'docs/generated/refusals.md is up to date',
  () => {
    const run = spawnSync(process.execPath, ['scripts/refusals.mjs', '--check'], { cwd: root, encoding: 'utf8' });
    expect(run.stderr + run.stdout).toBe('');
    expect(run.status).toBe(0);
  },
  patience,
);
