import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (file: string) => readFileSync(join(root, file), 'utf8');

const sources = ['packages/server/src', 'packages/protocol/src'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => join(folder, file)),
);
const codes = (text: string, quote: string) =>
  new Set(
    [
      ...text.matchAll(
        new RegExp(
          `${quote}((request|message|match|choice|deck|format|opponent|hint|replay|sealed|people|table|chat|server)/[a-z-]+)${quote}`,
          'g',
        ),
      ),
    ].map(([, code]) => code),
  );

test('the protocol page names every error code the server can send, and no other', () => {
  const sent = codes(sources.map(read).join('\n'), "'");
  expect(sent.size).toBeGreaterThan(20);
  expect([...codes(read('docs/protocol.md'), '`')].toSorted()).toEqual([...sent].toSorted());
});
