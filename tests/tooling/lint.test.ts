import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** One planted fault per file: path, source, the rule that must report it. */
const planted: readonly (readonly [path: string, source: string, rule: string])[] = [
  ['engine/src/imports-cards.ts', `export * from '@spaceline/cards';`, 'no-restricted-imports'],
  ['engine/src/imports-formats.ts', `export * from '@spaceline/formats';`, 'no-restricted-imports'],
  ['engine/src/imports-itself.ts', `export * from '@spaceline/engine';`, 'no-restricted-imports'],
  ['language/src/imports-engine.ts', `export * from '@spaceline/engine';`, 'no-restricted-imports'],
  ['cards/src/imports-engine.ts', `export * from '@spaceline/engine';`, 'no-restricted-imports'],
  ['cards/src/premiere/imports-deep.ts', `export * from '@spaceline/language/src/act.ts';`, 'no-restricted-imports'],
  ['formats/src/imports-engine.ts', `export * from '@spaceline/engine';`, 'no-restricted-imports'],
  ['formats/src/imports-cards.ts', `export * from '@spaceline/cards';`, 'no-restricted-imports'],
  ['decks/src/imports-engine.ts', `export * from '@spaceline/engine';`, 'no-restricted-imports'],
  ['testkit/src/imports-server.ts', `export * from '@spaceline/server';`, 'no-restricted-imports'],
  ['bots/src/imports-formats.ts', `export * from '@spaceline/formats';`, 'no-restricted-imports'],
  ['bots/src/imports-server.ts', `export * from '@spaceline/server';`, 'no-restricted-imports'],
  ['protocol/src/runs-engine.ts', `import { clone } from '@spaceline/engine'; clone();`, 'no-restricted-imports'],
  ['protocol/src/imports-cards.ts', `export * from '@spaceline/cards';`, 'no-restricted-imports'],
  ['server/src/imports-web.ts', `export * from '@spaceline/web';`, 'no-restricted-imports'],
  ['server/src/imports-testkit.ts', `export * from '@spaceline/testkit';`, 'no-restricted-imports'],
  ['web/src/imports-server.tsx', `export * from '@spaceline/server';`, 'no-restricted-imports'],
  ['cli/src/imports-web.ts', `export * from '@spaceline/web';`, 'no-restricted-imports'],
  ['server/src/reaches-in.ts', `export * from '../../engine/src/index.ts';`, 'no-restricted-imports'],
  ['engine/src/rules/reaches-in.ts', `export * from '../../../language/src/index.ts';`, 'no-restricted-imports'],
  ['engine/src/reaches-in.test.ts', `export * from '../../cards/src/index.ts';`, 'no-restricted-imports'],
  ['engine/src/imports-server.test.ts', `export * from '@spaceline/server';`, 'no-restricted-imports'],
  ['engine/src/contract/up.ts', `export * from '../state/state.ts';`, 'no-restricted-imports'],
  ['engine/src/state/up.ts', `export * from '../asking/values.ts';`, 'no-restricted-imports'],
  ['engine/src/asking/up.ts', `export * from '../rules/winning.ts';`, 'no-restricted-imports'],
  ['engine/src/rules/up.ts', `export * from '../offers/plays.ts';`, 'no-restricted-imports'],
  ['engine/src/rules/battle/up.ts', `export * from '../../run/text.ts';`, 'no-restricted-imports'],
  ['engine/src/rules/battle/to-root.ts', `export * from '../../look.ts';`, 'no-restricted-imports'],
  ['engine/src/offers/up.ts', `export * from '../run/text.ts';`, 'no-restricted-imports'],
  ['engine/src/run/to-root.ts', `export * from '../engine.ts';`, 'no-restricted-imports'],
  ['engine/src/rules/out.ts', `export * from '@spaceline/cards';`, 'no-restricted-imports'],
  ['decks/src/reads-files.ts', `export { readFileSync } from 'node:fs';`, 'no-restricted-imports'],
  ['bots/src/reads-files.ts', `export { readFileSync } from 'fs';`, 'no-restricted-imports'],
  ['engine/src/random.ts', `export const roll = (): number => Math.random();`, 'no-restricted-properties'],
  [
    'bots/src/random.ts',
    `const { random } = Math; export const roll = (): number => random();`,
    'no-restricted-properties',
  ],
  [
    'cards/src/locale.ts',
    `export const order = (a: string): number => a.localeCompare('b');`,
    'no-restricted-properties',
  ],
  ['bots/src/date.ts', `export const now = (): number => Date.now();`, 'no-restricted-globals'],
  ['formats/src/new-date.ts', `export const now = (): unknown => new Date();`, 'no-restricted-globals'],
  ['language/src/timeout.ts', `setTimeout(() => {}, 1);`, 'no-restricted-globals'],
  ['decks/src/interval.ts', `setInterval(() => {}, 1);`, 'no-restricted-globals'],
  ['cards/src/fetch.ts', `export const get = (): unknown => fetch('/');`, 'no-restricted-globals'],
  ['engine/src/process.ts', `export const home = (): unknown => process.env['HOME'];`, 'no-restricted-globals'],
  ['engine/src/console.ts', `console.log('hello');`, 'no-restricted-globals'],
  ['engine/src/global.ts', `export const now = (): unknown => globalThis.Date;`, 'no-restricted-globals'],
  ['engine/src/cycle-a.ts', `import { b } from './cycle-b.ts'; export const a = (): number => b();`, 'no-cycle'],
  ['engine/src/cycle-b.ts', `import { a } from './cycle-a.ts'; export const b = (): number => a();`, 'no-cycle'],
  ['server/src/any.ts', `export const anything = (x: any): unknown => x;`, 'no-explicit-any'],
  [
    'server/src/floating.ts',
    `const f = async (): Promise<void> => {}; export const g = (): void => { f(); };`,
    'no-floating-promises',
  ],
  [
    'server/src/floating.test.ts',
    `const f = async (): Promise<void> => {}; export const g = (): void => { f(); };`,
    'no-floating-promises',
  ],
  [
    'engine/src/switch.ts',
    `export const n = (x: 'a' | 'b'): number => { switch (x) { case 'a': return 1; } return 2; };`,
    'switch-exhaustiveness-check',
  ],
  [
    'engine/src/only.test.ts',
    `import { expect, it } from 'vitest'; it.only('x', () => { expect(1).toBe(1); });`,
    'no-focused-tests',
  ],
  [
    'engine/src/skip.test.ts',
    `import { expect, it } from 'vitest'; it.skip('x', () => { expect(1).toBe(1); });`,
    'no-disabled-tests',
  ],
  ['engine/src/todo.test.ts', `import { it } from 'vitest'; it.todo('x');`, 'warn-todo'],
  ['engine/src/mark.ts', `// TO${''}DO later\nexport const x = 1;`, 'no-warning-comments'],
];

/** What must stay allowed; a rule that reports everything would pass the list above. */
const allowed: readonly (readonly [path: string, source: string])[] = [
  ['engine/src/fine.ts', `export { title } from '@spaceline/language';`],
  ['engine/src/rules/battle/fine.ts', `export * from '../../asking/values.ts'; export * from '../killing.ts';`],
  ['engine/src/state/fine.ts', `import type { Play } from '../rules/playing.ts'; export type Played = Play;`],
  ['engine/src/root.ts', `export * from './run/text.ts';`],
  ['formats/src/fine.ts', `export { clause } from '@spaceline/engine/format';`],
  ['protocol/src/fine.ts', `import type { Choice } from '@spaceline/engine'; export type Message = Choice;`],
  [
    'server/src/fine.ts',
    `import { randomBytes } from 'node:crypto'; export const seed = (): unknown => [randomBytes(8), Date.now()];`,
  ],
  [
    'engine/src/fine.test.ts',
    `import { story } from '@spaceline/testkit'; export const now = (): unknown => [story, Math.random(), Date.now()];`,
  ],
  ['cli/src/fine.ts', `export { serve } from '@spaceline/server';`],
];

interface Report {
  readonly code: string;
  readonly filename: string;
}

describe('lint', () => {
  let folder: string;
  let reports: readonly Report[];

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'spaceline-lint-'));
    copyFileSync(join(root, 'oxlint.config.mjs'), join(folder, 'oxlint.config.mjs'));
    copyFileSync(join(root, 'tsconfig.base.json'), join(folder, 'tsconfig.base.json'));
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
    for (const [path, source] of [...planted, ...allowed]) {
      const file = join(folder, 'packages', path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, `${source}\n`);
      const room = path.split('/')[0];
      copyFileSync(join(root, 'packages', room, 'tsconfig.json'), join(folder, 'packages', room, 'tsconfig.json'));
    }
    const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
    const run = spawnSync(
      process.execPath,
      [oxlint, '--type-aware', '-c', 'oxlint.config.mjs', '--format=json', 'packages'],
      {
        cwd: folder,
        encoding: 'utf8',
        maxBuffer: 64 * 1024 * 1024,
      },
    );
    expect(run.status, run.stderr).toBe(1);
    reports = (JSON.parse(run.stdout) as { diagnostics: Report[] }).diagnostics;
  });

  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });

  const rulesFor = (path: string): string[] =>
    reports.filter((report) => report.filename === `packages/${path}`).map((report) => report.code);

  it.each(planted)('reports packages/%s', (path, _source, rule) => {
    expect(rulesFor(path).join(' ')).toContain(rule);
  });

  it.each(allowed)('leaves packages/%s alone', (path) => {
    expect(rulesFor(path)).toEqual([]);
  });
});

describe('rooms', async () => {
  const { arrows } = (await import('../../oxlint.config.mjs' as string)) as { arrows: Record<string, string[]> };

  it.each(Object.keys(arrows))('%s depends on the rooms the arrows name', (room) => {
    const manifest = JSON.parse(readFileSync(join(root, 'packages', room, 'package.json'), 'utf8')) as {
      dependencies?: Record<string, string>;
    };
    const dependencies = Object.keys(manifest.dependencies ?? {}).filter((name) => name.startsWith('@spaceline/'));
    expect(dependencies.sort()).toEqual(arrows[room].map((other) => `@spaceline/${other}`).sort());
  });

  it.each(Object.keys(arrows))('%s is built after the rooms the arrows name', (room) => {
    const config = JSON.parse(readFileSync(join(root, 'packages', room, 'tsconfig.json'), 'utf8')) as {
      references?: { path: string }[];
    };
    const references = (config.references ?? []).map((reference) => reference.path);
    expect(references.sort()).toEqual(arrows[room].map((other) => `../${other}`).sort());
  });
});
