import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { formats } from '@spaceline/formats';
import { clauseById, clauses, rulings } from '@spaceline/formats/law';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

describe('the law', () => {
  test('is written from rules/ as it is now', () => {
    const run = spawnSync(process.execPath, ['scripts/clauses.mjs', '--check'], { cwd: root, encoding: 'utf8' });
    expect(run.stderr).toBe('');
    expect(run.status).toBe(0);
  });

  test('has every clause of the books once, with a title that is whole and a text', () => {
    const books = ['base-game.md', 'formats.md', 'assisted.md'].map((name) =>
      readFileSync(join(root, 'rules', name), 'utf8'),
    );
    const written = books.flatMap((book) => book.match(/^(?:- \*\*|\| )(?:[A-Z0-9]+-\d+(?:\.\d+)?)/gm) ?? []);
    const ids = written.map((head) => head.replace(/^(?:- \*\*|\| )/, '')).filter((id) => !/^[RFDE]-/.test(id));
    expect(ids.filter((id) => !clauseById(id))).toEqual([]);
    expect(new Set(clauses.map(({ id }) => id)).size).toBe(clauses.length);
    expect(clauses.filter(({ title }) => /…|[:;,]$|^[a-z]/.test(title) || title.length > 85)).toEqual([]);
    expect(clauses.filter(({ text }) => !/[.!?)"]$/.test(text))).toEqual([]);
  });

  test('cites only clauses there are', () => {
    const id = /\b(?:(?:B|OTF|MOD|BETA|R4|EP|WS)-\d+\.\d+|A-\d(?:\.\d+)?)\b/g;
    const told = [...clauses.map(({ text }) => text), ...rulings.map(({ text, why = '' }) => `${text} ${why}`)];
    expect(told.flatMap((text) => text.match(id) ?? []).filter((cited) => !clauseById(cited))).toEqual([]);
  });

  test('and the formats say a sheet in the same words', () => {
    const ofSheets = formats.flatMap((format) => format.clauses).filter(({ id }) => !id.startsWith('B-'));
    expect(ofSheets.length).toBeGreaterThan(60);
    for (const { id, title, text } of ofSheets) {
      const clause = clauseById(id);
      expect([clause?.title.toLowerCase(), clause?.text], id).toEqual([title.toLowerCase(), text]);
    }
  });
});
