import type { Entry } from './entry.ts';
import type { Library } from './library.ts';
import { plain } from './plain.ts';

/** All titles by their letters, so that those like some words are found without looking at each. */

export interface Indexed {
  readonly title: string;
  /** As `plain` has it. */
  readonly letters: string;
  readonly written: boolean;
  /** At which letters words begin, and the title ends. */
  readonly bounds: ReadonlySet<number>;
}

/** Titles are known by their places in a list from short to long; what is first looked at lies apart, close together. */
export interface TitleIndex {
  readonly titles: readonly Indexed[];
  /** The place of the first title with so many letters or more. */
  readonly from: Int32Array;
  readonly once: Int32Array;
  readonly twice: Int32Array;
  /** The last search that met a title: it is found by many of its parts. */
  readonly met: Int32Array;
  /** Where the entries of each part begin. */
  readonly begin: Int32Array;
  /** Titles that have a part, and where: `entryOf`, growing within a part. */
  readonly entries: Int32Array;
}

/** Letters behind it are not looked at. */
export const longest = 60;

/** Whoever makes more mistakes in a title means another one. */
export const farthest = 3;

const startBits = 6;
/** A title and the start of a part as one number. */
export const entryOf = (place: number, start: number): number => (place << startBits) | start;
export const placeOf = (entry: number): number => entry >> startBits;
export const startOf = (entry: number): number => entry & ((1 << startBits) - 1);

/** Letters have five bits, which digits share with some of them: they are rare, and looked at again later. */
const letterBits = 5;
const signAt = (letters: string, at: number): number => letters.charCodeAt(at) & ((1 << letterBits) - 1);
/** A title is found by every three letters in a row, of which some may lie before its first or behind its last one. */
const partLength = 3;
const parts = 1 << (partLength * letterBits);

/** The parts of a title as numbers, in order. */
export const partsOf = (letters: string): readonly number[] => {
  const found: number[] = [];
  let last = 0;
  for (let i = 0; i < letters.length + partLength - 1; i++) {
    last = ((last << letterBits) | (i < letters.length ? signAt(letters, i) : 0)) & (parts - 1);
    found.push(last);
  }
  return found;
};

/** A bit for each letter that occurs, and for each that occurs twice or more. */
export const occurring = (letters: string): { readonly once: number; readonly twice: number } => {
  let once = 0;
  let twice = 0;
  for (let i = 0; i < letters.length; i++) {
    const bit = 1 << signAt(letters, i);
    twice |= once & bit;
    once |= bit;
  }
  return { once, twice };
};

const boundsOf = (title: string): ReadonlySet<number> => {
  let letters = 0;
  return new Set([0, ...title.split(/[^\p{L}\p{N}'’.]+/u).map((word) => (letters += plain(word).length))]);
};

const isWritten = (entry: Entry | undefined): boolean => entry?.card !== undefined && !entry.plain;

const indexOf = (library: Library): TitleIndex => {
  const titles = [...new Set(library.entries.map((entry) => entry.title))]
    .map((title) => ({
      title,
      letters: plain(title).slice(0, longest),
      written: isWritten(library.find(title)),
      bounds: boundsOf(title),
    }))
    .sort((a, b) => a.letters.length - b.letters.length);
  const byPart = Array.from({ length: parts }, (): number[] => []);
  titles.forEach(({ letters }, at) => {
    partsOf(letters).forEach((part, start) => byPart[part]?.push(entryOf(at, start)));
  });
  let end = 0;
  const begin = byPart.map((some) => (end += some.length) - some.length);
  const first = (length: number): number => {
    const at = titles.findIndex(({ letters }) => letters.length >= length);
    return at < 0 ? titles.length : at;
  };
  return {
    titles,
    from: Int32Array.from({ length: longest + farthest + 2 }, (_, length) => first(length)),
    once: Int32Array.from(titles, ({ letters }) => occurring(letters).once),
    twice: Int32Array.from(titles, ({ letters }) => occurring(letters).twice),
    met: new Int32Array(titles.length),
    begin: Int32Array.from([...begin, end]),
    entries: Int32Array.from(byPart.flat()),
  };
};

const indexes = new WeakMap<Library, TitleIndex>();

/** Made when it is first asked for. */
export const titleIndex = (library: Library): TitleIndex => {
  const known = indexes.get(library);
  if (known) return known;
  const made = indexOf(library);
  indexes.set(library, made);
  return made;
};
