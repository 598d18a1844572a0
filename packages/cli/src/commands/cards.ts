import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sets } from '@spaceline/cards';
import { type CardDef, english, idOf } from '@spaceline/language';
import { factsOf } from '../card-facts.ts';
import { checkout } from '../files.ts';
import { BadInput, type JsonOption, columns, print, printJson } from '../output.ts';
import { type NamedTest, scan } from '../source-scan.ts';

export interface CardRow {
  readonly id: string;
  readonly set: string;
  readonly number: number;
  readonly title: string;
  readonly type: string;
  readonly status: 'written' | 'unwritten';
  readonly facts: Readonly<Record<string, unknown>>;
  /** Made from the card's program. */
  readonly text: string;
  /** Tests and stories about it. */
  readonly tests: number;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A test counts for a card if it stands beside the card's file, begins with its number, or names it or every card. */
const testCounter = (tests: readonly NamedTest[]): ((card: CardDef, number: number) => number) => {
  const beside = new Map<string, number>();
  for (const { file } of tests) {
    const id = /\/cards\/src\/[^/]+\/([^/]+)\.test\.ts$/.exec(file)?.[1];
    if (id) beside.set(id, (beside.get(id) ?? 0) + 1);
  }
  const aboutAll = tests.filter(({ name }) => name.includes('every written card')).length;
  return (card, number) => {
    const names = new RegExp(`(^|[^\\p{L}])${escaped(card.title)}($|[^\\p{L}])|^P${number} `, 'u');
    const about = tests.filter(({ file, text }) => !file.endsWith(`/${card.id}.test.ts`) && names.test(text));
    return (beside.get(card.id) ?? 0) + about.length + aboutAll;
  };
};

/** Titles of a set that have facts but no program yet. */
const unwritten = (set: string, written: ReadonlySet<number>): readonly CardRow[] => {
  const root = checkout();
  if (!root) return [];
  const [head = '', ...lines] = readFileSync(join(root, `packages/cards/facts/${set}.tsv`), 'utf8')
    .trimEnd()
    .split('\n');
  const names = head.split('\t');
  return lines
    .map((line) => Object.fromEntries(line.split('\t').map((cell, i) => [names[i], cell])))
    .filter((row) => !written.has(Number(row.number)))
    .map((row) => ({
      id: idOf(row.title),
      set,
      number: Number(row.number),
      title: row.title,
      type: row.type,
      status: 'unwritten',
      facts: Object.fromEntries(
        Object.entries(row).filter(([name, cell]) => cell !== '' && !['number', 'title', 'type'].includes(name)),
      ),
      text: '',
      tests: 0,
    }));
};

export const cardRows = (only?: string): readonly CardRow[] => {
  const chosen = sets.filter((set) => only === undefined || set.id === only);
  if (chosen.length === 0)
    throw new BadInput(`unknown set "${only}"; there are: ${sets.map((set) => set.id).join(', ')}`);
  const count = testCounter(scan().tests);
  return chosen.flatMap((set) => {
    const numbers = new Set<number>();
    const rows = set.cards.map((card): CardRow => {
      const number = card.printed.find((one) => one.set === set.id)?.number ?? 0;
      numbers.add(number);
      return {
        id: card.id,
        set: set.id,
        number,
        title: card.title,
        type: card.type,
        status: 'written',
        facts: factsOf(card),
        text: english(card),
        tests: count(card, number),
      };
    });
    return [...rows, ...unwritten(set.id, numbers)].sort((a, b) => a.number - b.number);
  });
};

export const cardsCommand = (options: JsonOption & { readonly set?: string }): void => {
  const rows = cardRows(options.set);
  if (options.json) printJson(rows);
  else
    print(
      columns(
        rows.map((row) => [row.set, String(row.number).padStart(3), row.type, row.title, row.text || '(unwritten)']),
      ),
    );
};
