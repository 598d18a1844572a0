import { allCards } from '@spaceline/cards';
import type { Card } from './deck.ts';
import type { Entry } from './entry.ts';
import { renamed, subtitles } from './other-names.ts';
import { plain } from './plain.ts';
import { recognise } from './recognise.ts';

export type { Entry };

/** The titles a deck may name. */
export interface Library {
  readonly entries: readonly Entry[];
  /** By id, or by a name that means one card: its title as people type it, with its set, version or edition where needed. */
  readonly find: (words: string) => Entry | undefined;
  /** All cards that bear a title, as people type it: with its signs or without them, its article behind or left out. */
  readonly bearers: (title: string) => readonly Entry[];
  /** Those with a subtitle that stands behind their title without brackets. */
  readonly subtitled: (words: string) => readonly Entry[];
  readonly byId: (id: string) => Entry | undefined;
  /** All cards that bear the title of this one. */
  readonly namesakes: (entry: Entry) => readonly Entry[];
}

/** Titles as sorted lists have them: the article behind, or left out. */
const withoutArticle = (title: string): string[] => {
  const [, article, rest] = /^(the|an?) (.+)$/i.exec(title) ?? [];
  return rest ? [plain(`${rest}, ${article}`), plain(rest)] : [];
};

/** Klingon ships are I.K.C. or I.K.S., by the age of the list. */
const otherShip = (title: string): string[] => {
  const [, letter = '', rest = ''] = /^I\.K\.([CS])\.( .+)$/.exec(title) ?? [];
  return rest === '' ? [] : [plain(`I.K.${letter === 'C' ? 'S' : 'C'}.${rest}`)];
};

type Index = Map<string, Entry[]>;

const put = (into: Index, name: string, entry: Entry): void => {
  const same = into.get(name);
  if (!same) into.set(name, [entry]);
  else if (!same.includes(entry)) same.push(entry);
};

/** Other names of titles, where no title is called so. */
const addOtherNames = (byTitle: Index): void => {
  const others: Index = new Map();
  for (const entry of [...byTitle.values()].flat())
    for (const name of [...withoutArticle(entry.title), ...otherShip(entry.title)]) put(others, name, entry);
  for (const [name, title] of Object.entries(renamed))
    for (const entry of byTitle.get(plain(title)) ?? []) put(others, plain(name), entry);
  for (const [name, some] of others) if (!byTitle.has(name)) byTitle.set(name, some);
};

const bySubtitle = (entries: readonly Entry[]): Index => {
  const found: Index = new Map();
  for (const entry of entries)
    for (const subtitle of [entry.version, subtitles[entry.id]])
      if (subtitle !== undefined) put(found, plain(`${entry.title} ${subtitle}`), entry);
  return found;
};

export const makeLibrary = (entries: readonly Entry[]): Library => {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const byTitle: Index = new Map();
  for (const entry of entries) put(byTitle, plain(entry.title), entry);
  const titles = new Map(byTitle);
  addOtherNames(byTitle);
  const subtitled = bySubtitle(entries);
  const none: readonly Entry[] = [];
  const library: Library = {
    entries,
    byId: (id) => byId.get(id),
    bearers: (title) => byTitle.get(plain(title)) ?? none,
    subtitled: (words) => subtitled.get(plain(words)) ?? none,
    find: (words) => {
      const known = byId.get(words);
      if (known) return known;
      const { entry, ignored } = recognise(words, library);
      return ignored === undefined ? entry : undefined;
    },
    namesakes: (entry) => (titles.get(plain(entry.title)) ?? [entry]).filter(({ title }) => title === entry.title),
  };
  return library;
};

const entryOf = (card: Card): Entry => ({ id: card.id, title: card.title, edition: 1, type: card.type, card });

/** The cards that have a program. */
export const written: Library = makeLibrary(allCards.map(entryOf));
