import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

const fuzz = (...args: string[]) =>
  spawnSync(process.execPath, ['scripts/fuzz.mjs', '--games', ...args], { cwd: root, encoding: 'utf8' });

test('fuzz plays games with all checks, plays them again in fresh processes, and sums up', () => {
  const { status, stdout, stderr } = fuzz('--runs', '3', '--workers', '2');
  expect(stderr).toBe('');
  expect(stdout).toMatch(/\ndone: 3 of 3 games, \d+ decisions, 3 replayed in fresh processes, \d+ s, 0 violations\n$/);
  expect(status).toBe(0);
});

test('fuzz refuses what is no number', () => {
  const { status, stderr } = fuzz('--runs', 'many');
  expect([status, stderr]).toEqual([2, '--runs takes a whole number from 1 on, not "many".\n']);
});
