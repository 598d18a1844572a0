import { allCards } from '@spaceline/cards';
import type { Card } from './deck.ts';

/** A title as decks and the judge know it. */
export interface Entry {
  readonly id: string;
  readonly title: string;
  /** What tells cards of one title apart: a set, or the subtitle of a Second Edition card. */
  readonly version?: string;
  readonly edition: 1 | 2;
  readonly type: string;
  /** Several copies may be in play; of written cards their programs say so. */
  readonly universal?: boolean;
  /** The sets it was printed in. */
  readonly sets?: readonly string[];
  /** Its program; without one the title is unwritten. */
  readonly card?: Card;
}

/** The titles a deck may name. */
export interface Library {
  readonly entries: readonly Entry[];
  /** By id, by title as people type it, or by title with version or edition in brackets. */
  readonly find: (words: string) => Entry | undefined;
  /** All cards that bear the title of this one. */
  readonly namesakes: (entry: Entry) => readonly Entry[];
}

/** An ampersand, or a letter that may have marks. */
const special = /[^\0-%'-\x7f]/;
const isLetter = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 48 && code <= 57);

/** Small letters and digits alone; piece by piece, which is faster than replacing what lies between. */
const lettersOf = (lower: string): string => {
  let letters = '';
  let from = 0;
  for (let i = 0; i < lower.length; i++) {
    if (isLetter(lower.charCodeAt(i))) continue;
    if (from < i) letters += lower.slice(from, i);
    from = i + 1;
  }
  return from === 0 ? lower : letters + lower.slice(from);
};

/** Whoever reads a line asks several times for the same words. */
let last = { title: '', letters: '' };

/** A title without case, marks and punctuation: how people type it. */
export const plain = (title: string): string => {
  if (title === last.title) return last.letters;
  const lower = title.toLowerCase();
  const letters = lettersOf(special.test(lower) ? lower.normalize('NFD').replaceAll('&', 'and') : lower);
  last = { title, letters };
  return letters;
};

/** How well an entry fits its bare title: written cards first, then First Edition, then those without a version. */
const rank = (entry: Entry): number =>
  (entry.card ? 0 : 4) + (entry.edition === 2 ? 2 : 0) + (entry.version === undefined ? 0 : 1);

const namesOf = ({ title, version, edition }: Entry): string[] => {
  const names = [title];
  if (edition === 2) names.push(`${title} 2E`);
  if (version !== undefined) names.push(`${title} ${version}`, `${title} ${version} ${edition}E`);
  return names.map(plain);
};

/** Titles as sorted lists have them: the article behind, or left out. */
const withoutArticle = (title: string): string[] => {
  const [, article, rest] = /^(the|an?) (.+)$/i.exec(title) ?? [];
  return rest ? [plain(`${rest}, ${article}`), plain(rest)] : [];
};

/** No id begins with a capital letter. */
const isTitle = (words: string): boolean => {
  const code = words.charCodeAt(0);
  return code >= 65 && code <= 90;
};

export const makeLibrary = (entries: readonly Entry[]): Library => {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const byName = new Map<string, Entry>();
  const byTitle = new Map<string, Entry[]>();
  for (const entry of entries) {
    const title = plain(entry.title);
    const same = byTitle.get(title);
    if (same) same.push(entry);
    else byTitle.set(title, [entry]);
    for (const name of namesOf(entry)) {
      const other = byName.get(name);
      if (!other || rank(entry) < rank(other)) byName.set(name, entry);
    }
  }
  const short = new Map<string, Entry>();
  for (const entry of entries)
    for (const name of withoutArticle(entry.title)) {
      const other = short.get(name);
      if (!byName.has(name) && (!other || rank(entry) < rank(other))) short.set(name, entry);
    }
  for (const [name, entry] of short) byName.set(name, entry);
  return {
    entries,
    find: (words) => (isTitle(words) ? undefined : byId.get(words)) ?? byName.get(plain(words)),
    namesakes: (entry) => byTitle.get(plain(entry.title)) ?? [entry],
  };
};

const entryOf = (card: Card): Entry => ({ id: card.id, title: card.title, edition: 1, type: card.type, card });

/** The cards that have a program. */
export const written: Library = makeLibrary(allCards.map(entryOf));
