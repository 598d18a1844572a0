import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { declarationsOf } from '../../packages/cli/src/symbols.ts';
import { describe, expect, test } from 'vitest';
import { commentsIn, declarationsNear, declaredIn, sources } from './syntax.ts';

/** `rules/code.tsv` says which declaration carries out a clause that is no ground of a refusal. */

const rules = join(import.meta.dirname, '../../rules');
const rows = readFileSync(join(rules, 'code.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'));

const wordsOf = (name: string): readonly string[] => name.split(/(?=[A-Z])/).map((word) => word.toLowerCase());

/** Names of the room that share the most words with one that is gone. */
const alike = (gone: string, names: ReadonlySet<string>): readonly string[] => {
  const words = wordsOf(gone);
  const shared = (name: string): number => wordsOf(name).filter((word) => words.includes(word)).length;
  const score = (name: string): number => shared(name) / Math.max(words.length, wordsOf(name).length);
  return [...names]
    .filter((name) => shared(name) > 0)
    .sort((a, b) => score(b) - score(a))
    .slice(0, 3);
};

describe('the table of code', () => {
  const rooms = [...new Set(rows.map(([, room]) => room))];
  const all = sources(...rooms);
  const declared = new Map(
    rooms.map((room) => {
      const inRoom = all.filter((each) => each.room === room && !each.file.endsWith('.generated.ts'));
      return [room, new Set(inRoom.flatMap(declaredIn).flatMap(({ name, runs }) => (runs ? [name] : [])))];
    }),
  );

  test('every symbol it names is declared in its room, and runs: a type carries nothing out', () => {
    const missing = new Map<string, string[]>();
    for (const [clause, room, symbol] of rows)
      if (!declared.get(room)?.has(symbol))
        missing.set(`${room} ${symbol}`, [...(missing.get(`${room} ${symbol}`) ?? []), clause]);
    const told = [...missing].map(([name, clauses]) => {
      const [room, symbol] = name.split(' ');
      const inRoom = all.filter((each) => each.room === room);
      const near = clauses.flatMap((clause) => inRoom.flatMap((each) => declarationsNear(each, clause)));
      const perhaps = new Set([...near, ...alike(symbol, declared.get(room) ?? new Set())]);
      return `${room}: ${symbol} (${clauses.join(', ')}) is gone; perhaps ${[...perhaps].join(', ') || 'nothing like it'}`;
    });
    expect(told).toEqual([]);
  });

  test('no line is there twice', () => {
    const lines = rows.map((row) => row.join(' '));
    expect(lines.filter((line, i) => lines.indexOf(line) !== i)).toEqual([]);
  });

  test('`spaceline clauses` sees the declarations the syntax trees have', () => {
    const differing = all.filter(
      (each) =>
        declaredIn(each)
          .map(({ name }) => name)
          .join() !==
        declarationsOf(each.text)
          .map(({ name }) => name)
          .join(),
    );
    expect(differing.map(({ file }) => file)).toEqual([]);
  });
});

test('no comment is only a list of clauses', () => {
  const id = '[A-Z][A-Z0-9]*-\\d+(?:\\.\\d+)?';
  const onlyIds = new RegExp(`^[\\s*(]*${id}(?:(?:, | to | and |; )${id})*(?: ff\\.)?[\\s.)]*$`);
  const lines = sources().flatMap((each) =>
    commentsIn(each).flatMap((comment) =>
      comment
        .split('\n')
        .filter((line) => onlyIds.test(line))
        .map((line) => `${each.file}: ${line.trim()}`),
    ),
  );
  expect(lines).toEqual([]);
});
