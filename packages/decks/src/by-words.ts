import { at } from './at.ts';
import type { Library } from './library.ts';
import { plain } from './plain.ts';

/** Titles found by their words, whatever their order: how people shorten and turn names. */

interface Titled {
  readonly title: string;
  readonly words: number;
  readonly written: boolean;
}

/** A word of a title. */
interface Word {
  readonly letters: string;
  readonly of: Titled;
}

/** Shorter words tell nothing. */
const shortest = 3;

const wordsOf = (title: string): readonly string[] =>
  title
    .split(/[\s/,:;&()[\]-]+/)
    .map(plain)
    .filter((word) => word !== '');

/** All words of all titles, in the order of the alphabet. */
const indexOf = (library: Library): readonly Word[] =>
  [...new Set(library.entries.map((entry) => entry.title))]
    .flatMap((title): readonly Word[] => {
      const words = [...new Set(wordsOf(title))];
      const of = { title, words: words.length, written: library.find(title)?.card !== undefined };
      return words.map((letters) => ({ letters, of }));
    })
    .sort((a, b) => (a.letters < b.letters ? -1 : a.letters > b.letters ? 1 : 0));

const indexes = new WeakMap<Library, readonly Word[]>();
const indexFor = (library: Library): readonly Word[] => {
  const known = indexes.get(library);
  if (known) return known;
  const made = indexOf(library);
  indexes.set(library, made);
  return made;
};

/** The titles that have a word which begins so. */
const beginning = (letters: string, words: readonly Word[]): ReadonlySet<Titled> => {
  let low = 0;
  let high = words.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (at(words, middle).letters < letters) low = middle + 1;
    else high = middle;
  }
  const found = new Set<Titled>();
  for (let i = low; words[i]?.letters.startsWith(letters); i++) found.add(at(words, i).of);
  return found;
};

/** Titles that have all of these words or the beginnings of them; of three and more words, one may be wrong. */
export const byWords = (words: string, most: number, library: Library): readonly string[] => {
  const said = [...new Set(wordsOf(words))].filter((word) => word.length >= shortest);
  // What begins with a single word, or holds it, is near already.
  if (said.length < 2) return [];
  const index = indexFor(library);
  const hits = new Map<Titled, number>();
  for (const word of said) for (const title of beginning(word, index)) hits.set(title, (hits.get(title) ?? 0) + 1);
  const best = Math.max(...hits.values());
  if (best < said.length - (said.length > 2 ? 1 : 0)) return [];
  return [...hits]
    .filter(([, n]) => n === best)
    .map(([title]) => title)
    .sort((a, b) => Number(b.written) - Number(a.written) || a.words - b.words || (a.title < b.title ? -1 : 1))
    .slice(0, most)
    .map(({ title }) => title);
};
