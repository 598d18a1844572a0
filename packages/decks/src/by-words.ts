import { type Library, plain } from './library.ts';

/** Titles found by their words, whatever their order: how people shorten and turn names. */

interface Word {
  readonly letters: string;
  /** The place of its title in the list of titles. */
  readonly title: number;
}

interface WordIndex {
  readonly titles: readonly { readonly title: string; readonly words: number; readonly written: boolean }[];
  /** In the order of the alphabet. */
  readonly words: readonly Word[];
}

/** Shorter words tell nothing. */
const shortest = 3;

const wordsOf = (title: string): readonly string[] =>
  title
    .split(/[\s/,:;&()[\]-]+/)
    .map(plain)
    .filter((word) => word !== '');

const indexOf = (library: Library): WordIndex => {
  const titles = [...new Set(library.entries.map((entry) => entry.title))];
  const words = titles.map((title) => [...new Set(wordsOf(title))]);
  return {
    titles: titles.map((title, at) => ({
      title,
      words: words[at].length,
      written: library.find(title)?.card !== undefined,
    })),
    words: words
      .flatMap((some, title) => some.map((letters) => ({ letters, title })))
      .sort((a, b) => (a.letters < b.letters ? -1 : a.letters > b.letters ? 1 : a.title - b.title)),
  };
};

const indexes = new WeakMap<Library, WordIndex>();
const indexFor = (library: Library): WordIndex => {
  const known = indexes.get(library);
  if (known) return known;
  const made = indexOf(library);
  indexes.set(library, made);
  return made;
};

/** The titles that have a word which begins so. */
const beginning = (letters: string, { words }: WordIndex): ReadonlySet<number> => {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (words[middle].letters < letters) low = middle + 1;
    else high = middle;
  }
  const found = new Set<number>();
  for (let at = low; at < words.length && words[at].letters.startsWith(letters); at++) found.add(words[at].title);
  return found;
};

/** Titles that have all of these words or the beginnings of them; of three and more words, one may be wrong. */
export const byWords = (words: string, most: number, library: Library): readonly string[] => {
  const said = [...new Set(wordsOf(words))].filter((word) => word.length >= shortest);
  // What begins with a single word, or holds it, is near already.
  if (said.length < 2) return [];
  const index = indexFor(library);
  const hits = new Map<number, number>();
  for (const word of said) for (const title of beginning(word, index)) hits.set(title, (hits.get(title) ?? 0) + 1);
  const best = Math.max(...hits.values());
  if (best < said.length - (said.length > 2 ? 1 : 0)) return [];
  return [...hits]
    .filter(([, n]) => n === best)
    .map(([at]) => index.titles[at])
    .sort((a, b) => Number(b.written) - Number(a.written) || a.words - b.words || (a.title < b.title ? -1 : 1))
    .slice(0, most)
    .map(({ title }) => title);
};
