// Pages that lead somewhere, and decisions that can be told by their number.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const pages = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((page) => page !== '' && existsSync(join(root, page)));

test('every link of a page to a file of the project leads to one', () => {
  const dead = pages.flatMap((page) =>
    [...readFileSync(join(root, page), 'utf8').matchAll(/\]\(([^)\s:#]+)(?:#[^)\s]*)?\)/g)]
      .map(([, to]) => to!)
      .filter((to) => !to.startsWith('/') && !existsSync(join(root, dirname(page), decodeURIComponent(to))))
      .map((to) => `${page} → ${to}`),
  );
  expect(dead).toEqual([]);
});

test('a decision has a number of its own, and its title bears it', () => {
  const records = pages.filter((page) => /^docs\/decisions\/\d/.test(page));
  const numbers = records.map((page) => page.slice('docs/decisions/'.length).slice(0, 4));
  expect(records.length).toBeGreaterThan(15);
  expect(numbers.filter((number, at) => numbers.indexOf(number) !== at)).toEqual([]);
  for (const [at, page] of records.entries())
    expect(readFileSync(join(root, page), 'utf8').split('\n')[0]).toMatch(new RegExp(`^# 0*${Number(numbers[at])}\\b`));
});
