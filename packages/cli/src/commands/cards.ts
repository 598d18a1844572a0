import { type CardSet, sets } from '@spaceline/cards';
import { type Status, type Title, catalogue } from '@spaceline/cards/catalogue';
import { factsOf as printedFacts } from '@spaceline/cards/facts';
import { unwrittenCard } from '@spaceline/cards/unwritten';
import { type CardDef, english, idOf } from '@spaceline/language';
import { factsOf } from '../card-facts.ts';
import { BadInput, type JsonOption, columns, print, printJson } from '../output.ts';
import { type NamedTest, scan } from '../source-scan.ts';

export interface CardRow {
  readonly id: string;
  readonly set: string;
  readonly number: number;
  readonly title: string;
  readonly type: string;
  readonly status: Status;
  /** Why it is played by hand. */
  readonly why?: string;
  readonly facts: Readonly<Record<string, unknown>>;
  /** Made from the card's program, or from its facts. */
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

/** The written cards of a set. */
const writtenRows = (set: CardSet, count: ReturnType<typeof testCounter>): readonly CardRow[] =>
  set.cards.map((card) => {
    const number = card.printed.find((one) => one.set === set.id)?.number ?? 0;
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

const setOf = (title: Title): string => printedFacts(title.id)?.set ?? idOf(title.sets[0] ?? '');

const rowOf = (title: Title, tests: readonly NamedTest[]): CardRow => {
  const card = title.card ?? unwrittenCard(title);
  return {
    id: title.id,
    set: setOf(title),
    number: card.printed[0]?.number ?? 0,
    title: title.version === undefined ? title.title : `${title.title} (${title.version})`,
    type: title.type,
    status: title.status,
    ...(title.why === undefined ? {} : { why: title.why }),
    facts: factsOf(card),
    text: title.card ? english(title.card) : '',
    tests: title.card ? tests.filter(({ text }) => text.includes(title.title)).length : 0,
  };
};

/** Every set of the game: those with programs first, then as the catalogue has them. */
const allSets = (titles: readonly Title[]): readonly string[] => [
  ...new Set([...sets.map(({ id }) => id), ...titles.map(setOf)]),
];

const bySet = (titles: readonly Title[]): ReadonlyMap<string, readonly Title[]> => {
  const found = new Map<string, Title[]>();
  for (const title of titles) found.set(setOf(title), [...(found.get(setOf(title)) ?? []), title]);
  return found;
};

const inOrder = (rows: readonly CardRow[]): readonly CardRow[] => rows.toSorted((a, b) => a.number - b.number);

export const cardRows = (only?: string): readonly CardRow[] => {
  const titles = catalogue().filter(({ status }) => status !== 'written');
  const known = allSets(titles);
  if (only !== undefined && !known.includes(only))
    throw new BadInput(`unknown set "${only}"; there are: ${known.join(', ')}`);
  const { tests } = scan();
  const count = testCounter(tests);
  const grouped = bySet(titles);
  return known
    .filter((id) => only === undefined || id === only)
    .flatMap((id) => {
      const written = sets.filter((set) => set.id === id).flatMap((set) => writtenRows(set, count));
      return inOrder([...written, ...(grouped.get(id) ?? []).map((title) => rowOf(title, tests))]);
    });
};

export interface SetCount {
  readonly set: string;
  readonly written: number;
  readonly plain: number;
  readonly 'by hand': number;
}

/** How many cards of each set are played in which way. */
export const setCounts = (): readonly SetCount[] => {
  const titles = catalogue().filter(({ status }) => status !== 'written');
  const grouped = bySet(titles);
  return allSets(titles).map((id) => {
    const here = (status: Status): number => (grouped.get(id) ?? []).filter((title) => title.status === status).length;
    const written = sets.find((set) => set.id === id)?.cards.length ?? 0;
    return { set: id, written, plain: here('plain'), 'by hand': here('by hand') };
  });
};

const statuses = ['written', 'plain', 'by hand'] as const;

const countTable = (counts: readonly SetCount[]): string => {
  const sum = (status: Status): number => counts.reduce((n, count) => n + count[status], 0);
  const rows = [
    ...counts,
    { set: 'all sets', written: sum('written'), plain: sum('plain'), 'by hand': sum('by hand') },
  ];
  const number = (n: number): string => String(n).padStart(7);
  return columns([
    ['set', ...statuses.map((status) => status.padStart(7))],
    ...rows.map((row) => [row.set, ...statuses.map((status) => number(row[status]))]),
  ]);
};

const words = (row: CardRow): string => {
  if (row.status === 'written') return row.text;
  return row.status === 'plain' ? `(plain) ${row.text}` : `(by hand: ${row.why ?? 'its text is not written'})`;
};

export const cardsCommand = (options: JsonOption & { readonly set?: string; readonly counts?: boolean }): void => {
  if (options.counts) {
    const counts = setCounts();
    if (options.json) printJson(counts);
    else print(countTable(counts));
    return;
  }
  const rows = cardRows(options.set);
  if (options.json) printJson(rows);
  else print(columns(rows.map((row) => [row.set, String(row.number).padStart(3), row.type, row.title, words(row)])));
};
