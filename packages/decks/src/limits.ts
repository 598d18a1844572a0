import type { Clause } from '@spaceline/formats';
import { type Deck, type Problem, sections } from './deck.ts';
import type { Entry, Library } from './library.ts';
import { nameIn } from './names.ts';

/** Copies and ban lists: what the clauses of a format say about single cards. */

type Judged = Pick<Clause, 'id' | 'deck'>;
type Counted = ReadonlyMap<string, { readonly entry: Entry; readonly count: number }>;

/** What of a format is about single cards. */
interface DeckClauses {
  readonly clauses: readonly Judged[];
  /** Second Edition cards count as what they were converted into. */
  readonly conversions: ReadonlyMap<string, string>;
}

const known = new WeakMap<readonly Judged[], DeckClauses>();

/** The same rule on two sheets holds once (the first of them is cited). */
const saysTheSame = ({ deck: a }: Judged, { deck: b }: Judged): boolean =>
  a?.bans === b?.bans &&
  a?.copies === b?.copies &&
  a?.conversions === b?.conversions &&
  a?.seeded?.most === b?.seeded?.most &&
  a?.seeded?.how === b?.seeded?.how;

/** Prepared once for each format. */
const deckClauses = (all: readonly Judged[]): DeckClauses => {
  const before = known.get(all);
  if (before) return before;
  const clauses = all
    .filter((clause) => clause.deck)
    .filter((clause, i, those) => those.findIndex((other) => saysTheSame(other, clause)) === i);
  const conversions = new Map(
    clauses.flatMap((clause) =>
      (clause.deck?.conversions?.cards ?? []).flatMap((card) => card.from.map((id) => [id, card.becomes] as const)),
    ),
  );
  const made = { clauses, conversions };
  known.set(all, made);
  return made;
};

const countCopies = (ids: readonly string[], library: Library, conversions: ReadonlyMap<string, string>): Counted => {
  const counts = new Map<string, { entry: Entry; count: number }>();
  for (const id of ids) {
    const entry = library.find(id);
    if (!entry) continue;
    const key = conversions.get(entry.id) ?? entry.id;
    const known = counts.get(key);
    if (known) known.count += 1;
    else counts.set(key, { entry: library.find(key) ?? entry, count: 1 });
  }
  return counts;
};

/** Copies are cards of one title (B-1.15), in whatever set; a Second Edition namesake is another card. */
const byTitle = (counts: Counted): Counted => {
  const titles = new Map<string, { entry: Entry; count: number }>();
  for (const { entry, count } of counts.values()) {
    const key = `${entry.edition} ${entry.title}`;
    const known = titles.get(key);
    if (known) known.count += count;
    else titles.set(key, { entry, count });
  }
  return titles;
};

const inDeck = (clause: Judged, most: number, counts: Counted): readonly Problem[] =>
  [...counts.values()]
    .filter(({ count }) => count > most)
    .map(({ entry, count }) => ({
      severity: 'error',
      clause: clause.id,
      card: entry.title,
      what: `${count} copies of ${entry.title} in all parts of the deck together, more than ${most}`,
      hint: `Take out ${count - most}.`,
    }));

const seedsLikeDilemma: ReadonlySet<string> = new Set(['Dilemma', 'Artifact']);

/** Missions are all seeded, so a surplus among them is an error; of other cards it is only left over. */
const amongSeeds = (
  clause: Judged,
  seeded: NonNullable<NonNullable<Clause['deck']>['seeded']>,
  missions: Counted,
  seeds: Counted,
): readonly Problem[] => {
  const over = (counts: Counted) => [...counts.values()].filter(({ count }) => count > seeded.most);
  const found = seeded.how === 'any way' ? over(missions) : [];
  return [
    ...found.map(({ entry, count }): Problem => ({
      severity: 'error',
      clause: clause.id,
      card: entry.title,
      section: 'missions',
      what: `${count} copies of ${entry.title} would be seeded, more than ${seeded.most}`,
      hint: `Take out ${count - seeded.most}.`,
    })),
    ...over(seeds)
      .filter(({ entry }) => seeded.how === 'any way' || seedsLikeDilemma.has(entry.type))
      .map(({ entry, count }): Problem => ({
        severity: 'warning',
        clause: clause.id,
        card: entry.title,
        section: 'seeds',
        what: `${count} copies of ${entry.title} in the seed deck, of which ${seeded.most} can be seeded`,
        hint: 'The others would be removed from the game.',
      })),
  ];
};

type Bans = NonNullable<NonNullable<Clause['deck']>['bans']>;

/** A subtitle tells which of the namesakes is meant, where there are several of them. */
const isBanned = (entry: Entry, card: Bans['cards'][number], library: Library): boolean => {
  if ((card.edition ?? 1) !== entry.edition) return false;
  if (card.subtitle === undefined) return true;
  const others = library.namesakes(entry).filter(({ edition }) => edition === entry.edition);
  return others.length === 1 || library.subtitled(`${card.title} ${card.subtitle}`).includes(entry);
};

const bannedOf = new WeakMap<Library, WeakMap<Bans, ReadonlySet<Entry>>>();

/** The banned cards of a library, prepared once for each list. */
const bannedIn = (library: Library, list: Bans): ReadonlySet<Entry> => {
  const lists = bannedOf.get(library) ?? new WeakMap<Bans, ReadonlySet<Entry>>();
  bannedOf.set(library, lists);
  const known = lists.get(list);
  if (known) return known;
  const made = new Set(
    list.cards.flatMap((card) =>
      library.bearers(card.title).filter((one) => one.title === card.title && isBanned(one, card, library)),
    ),
  );
  lists.set(list, made);
  return made;
};

const banned = (clause: Judged, list: Bans, counts: Counted, library: Library): readonly Problem[] =>
  [...counts.values()]
    .filter(({ entry }) => bannedIn(library, list).has(entry))
    .map(({ entry }) => ({
      severity: 'error',
      clause: clause.id,
      card: nameIn(entry, library),
      what: `${nameIn(entry, library)} is banned`,
      hint: `Take it out. It is on this list: ${list.name} (${list.date}).`,
    }));

export const limits = (
  deck: Deck,
  format: { readonly clauses?: readonly Judged[] },
  library: Library,
  besides: readonly string[],
): readonly Problem[] => {
  if (!format.clauses) return [];
  const { clauses, conversions } = deckClauses(format.clauses);
  if (clauses.length === 0) return [];
  const all = countCopies([...sections.flatMap((section) => deck[section]), ...besides], library, conversions);
  const missions = countCopies(deck.missions, library, conversions);
  const seeds = countCopies(deck.seeds, library, conversions);
  return clauses.flatMap((clause) => [
    ...(clause.deck?.copies === undefined ? [] : inDeck(clause, clause.deck.copies, byTitle(all))),
    ...(clause.deck?.seeded ? amongSeeds(clause, clause.deck.seeded, byTitle(missions), byTitle(seeds)) : []),
    ...(clause.deck?.bans ? banned(clause, clause.deck.bans, all, library) : []),
  ]);
};
