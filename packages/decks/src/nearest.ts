import { type Library, plain } from './library.ts';

/**
 * The titles nearest to misspelt words, found without comparing them with every title: a list may be wrong in each of
 * its lines, and there are thousands of titles.
 */

interface Indexed {
  readonly title: string;
  readonly letters: string;
  /** Which letters occur in it, a bit for each. */
  readonly mask: number;
  readonly written: boolean;
}

interface Index {
  /** By number of letters. */
  readonly byLength: readonly (readonly Indexed[])[];
  /** By every three letters that follow each other in it. */
  readonly byPart: ReadonlyMap<string, readonly Indexed[]>;
}

const aLetter = 'a'.charCodeAt(0);

/** A bit for each letter; the digits share what is left. */
const bitOf = (code: number): number => (code >= aLetter ? 1 << (code - aLetter) : 1 << (26 + (code % 6)));

const maskOf = (letters: string): number => {
  let mask = 0;
  for (let i = 0; i < letters.length; i++) mask |= bitOf(letters.charCodeAt(i));
  return mask;
};

const bits = (mask: number): number => {
  let n = mask - ((mask >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

const partLength = 3;
const partsOf = (letters: string): string[] =>
  Array.from({ length: Math.max(0, letters.length - partLength + 1) }, (_, i) => letters.slice(i, i + partLength));

const indexOf = (library: Library): Index => {
  const byLength: Indexed[][] = [];
  const byPart = new Map<string, Indexed[]>();
  for (const title of new Set(library.entries.map((entry) => entry.title))) {
    const letters = plain(title);
    const one = { title, letters, mask: maskOf(letters), written: library.find(title)?.card !== undefined };
    (byLength[letters.length] ??= []).push(one);
    for (const part of new Set(partsOf(letters))) {
      const same = byPart.get(part);
      if (same) same.push(one);
      else byPart.set(part, [one]);
    }
  }
  return { byLength: Array.from(byLength, (some) => some ?? []), byPart };
};

const indexes = new WeakMap<Library, Index>();
const indexFor = (library: Library): Index => {
  const known = indexes.get(library);
  if (known) return known;
  const made = indexOf(library);
  indexes.set(library, made);
  return made;
};

/** Titles that hold the words, which must hold the rarest three letters of them. */
const holding = (letters: string, { byPart }: Index): readonly Indexed[] => {
  let rarest: readonly Indexed[] | undefined;
  for (const part of partsOf(letters)) {
    const some = byPart.get(part);
    if (!some) return [];
    if (!rarest || some.length < rarest.length) rarest = some;
  }
  return (rarest ?? []).filter((one) => one.letters.includes(letters));
};

const wordSize = 32;
/** For each letter, at which places of the words it stands. */
const places = new Int32Array(128);

/**
 * How many letters must be changed, added, left out or swapped with their neighbour: all of a column of the usual table
 * at once, a bit for each letter of the words, of which there are at most 32 (Hyyrö 2003).
 */
const steps = (length: number, letters: string): number => {
  const last = 1 << (length - 1);
  let plus = -1;
  let minus = 0;
  let zero = 0;
  let before = 0;
  let score = length;
  for (let j = 0; j < letters.length; j++) {
    const here = places[letters.charCodeAt(j)];
    const swapped = ((~zero & here) << 1) & before;
    zero = swapped | ((((here & plus) + plus) | 0) ^ plus) | here | minus;
    let up = minus | ~(zero | plus);
    let down = zero & plus;
    if (up & last) score += 1;
    else if (down & last) score -= 1;
    up = (up << 1) | 1;
    down <<= 1;
    plus = down | ~(zero | up);
    minus = up & zero;
    before = here;
  }
  return score;
};

/** Titles at most so many letters away, those as far as the nearest and one letter farther. */
const near = (
  letters: string,
  limit: number,
  { byLength }: Index,
): { readonly one: Indexed; readonly far: number }[] => {
  const words = letters.slice(0, wordSize);
  const mask = maskOf(letters);
  const found: { readonly one: Indexed; readonly far: number }[] = [];
  let most = limit;
  for (let i = 0; i < words.length; i++) places[words.charCodeAt(i)] |= 1 << i;
  const look = (length: number): void => {
    for (const one of byLength[length] ?? []) {
      // Every letter that only one of the two has costs a step.
      if (bits(mask & ~one.mask) > most || bits(one.mask & ~mask) > most) continue;
      const far = steps(words.length, one.letters.slice(0, wordSize));
      if (far > most) continue;
      found.push({ one, far });
      most = Math.min(most, far + 1);
    }
  };
  look(letters.length);
  for (let apart = 1; apart <= most; apart++) {
    look(letters.length + apart);
    look(letters.length - apart);
  }
  for (let i = 0; i < words.length; i++) places[words.charCodeAt(i)] = 0;
  return found.filter(({ far }) => far <= most);
};

/** Titles somebody may have meant, likeliest first; of equally likely ones those that can be played. */
export const nearest = (words: string, most: number, library: Library): readonly string[] => {
  const letters = plain(words).slice(0, 60);
  if (!letters) return [];
  const index = indexFor(library);
  const scores = new Map<Indexed, number>();
  for (const one of holding(letters, index)) scores.set(one, one.letters.startsWith(letters) ? 0 : 1);
  const limit = scores.size > 0 ? 1 : Math.max(1, Math.floor(letters.length / 4));
  for (const { one, far } of near(letters, limit, index)) if (!scores.has(one)) scores.set(one, 1 + far);
  const rank = (one: Indexed): number => scores.get(one)! + (one.written ? 0 : 0.5);
  return [...scores.keys()]
    .sort((a, b) => rank(a) - rank(b) || (a.title < b.title ? -1 : 1))
    .slice(0, most)
    .map((one) => one.title);
};
