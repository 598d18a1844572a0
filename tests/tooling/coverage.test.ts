import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';

interface Clause {
  readonly id: string;
  readonly where: readonly string[];
  readonly tests: readonly string[];
  readonly noCode?: string;
}

const root = fileURLToPath(new URL('../../', import.meta.url));
const run = (...args: string[]): string =>
  spawnSync(process.execPath, ['packages/cli/bin/spaceline.mjs', 'clauses', ...args], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  }).stdout;

/** The sheets whose formats are written; Warp Speed and Enhanced Premiere are not among them yet. */
const written = /^(?:A|B|OTF|MOD|BETA|R4)-/;

describe('coverage of the rules', () => {
  let clauses: readonly Clause[] = [];
  beforeAll(() => {
    clauses = (JSON.parse(run('--json')) as Clause[]).filter(({ id }) => written.test(id));
  }, 120_000);

  const lacking = (what: 'where' | 'tests'): string[] =>
    clauses.filter((clause) => !clause.noCode && clause[what].length === 0).map(({ id }) => id);

  test('every clause has a ground, a format or a declaration that carries it out', () => {
    expect(clauses.length).toBeGreaterThan(800);
    expect(lacking('where')).toEqual([]);
  });

  test('every clause has a test or story that names it', () => {
    expect(lacking('tests')).toEqual([]);
  });

  test('every clause of a sheet has a test of what it demands, and one of its near miss', () => {
    const ofSheets = clauses.filter(({ id }) => !/^[AB]-/.test(id));
    const isNearMiss = (name: string): boolean => name.includes('near miss');
    expect(ofSheets.length).toBeGreaterThan(60);
    expect(
      ofSheets.filter(({ tests }) => !tests.some(isNearMiss) || tests.every(isNearMiss)).map(({ id }) => id),
    ).toEqual([]);
  });

  test('fewer than one clause in ten needs no code', () => {
    expect(clauses.filter(({ noCode }) => noCode).length).toBeLessThan(clauses.length / 10);
  });

  test('the page and the list of tests are up to date', () => {
    const check = spawnSync(process.execPath, ['scripts/coverage.mjs', '--check'], { cwd: root, encoding: 'utf8' });
    expect(check.stderr).toBe('');
    expect(check.status).toBe(0);
  }, 120_000);
});
