import { type Library, plain } from './library.ts';

/**
 * The titles nearest to misspelt words, found without comparing them with every title: a list may be wrong in each of
 * its lines, and there are thousands of titles.
 */

interface Indexed {
  readonly title: string;
  readonly letters: string;
  readonly written: boolean;
}

/** Titles are known by their places in a list from short to long; their marks lie apart, close together. */
interface Index {
  readonly titles: readonly Indexed[];
  /** The place of the first title with so many letters or more. */
  readonly from: readonly number[];
  /** Which letters occur in a title, a bit for each. */
  readonly once: Int32Array;
  /** Which occur twice or more. */
  readonly twice: Int32Array;
  /** The last search that met a title: it is found by many of its parts. */
  readonly met: Int32Array;
  /** By every three letters that follow each other in them, as a number. */
  readonly byPart: readonly (Int32Array | undefined)[];
}

const aLetter = 'a'.charCodeAt(0);
const zeroDigit = '0'.charCodeAt(0);

/** A bit for each letter; the digits share what is left. */
const bitOf = (code: number): number => (code >= aLetter ? 1 << (code - aLetter) : 1 << (26 + (code % 6)));

const masksOf = (letters: string): readonly [once: number, twice: number] => {
  let once = 0;
  let twice = 0;
  for (let i = 0; i < letters.length; i++) {
    const bit = bitOf(letters.charCodeAt(i));
    twice |= once & bit;
    once |= bit;
  }
  return [once, twice];
};

const bits = (mask: number): number => {
  let n = mask - ((mask >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

const partLength = 3;
const signs = 36;
const signOf = (code: number): number => (code >= aLetter ? 10 + code - aLetter : code - zeroDigit);

/** The number of the three letters from a place on. */
const partAt = (letters: string, at: number): number =>
  (signOf(letters.charCodeAt(at)) * signs + signOf(letters.charCodeAt(at + 1))) * signs +
  signOf(letters.charCodeAt(at + 2));

const indexOf = (library: Library): Index => {
  const titles = [...new Set(library.entries.map((entry) => entry.title))]
    .map((title) => ({ title, letters: plain(title), written: library.find(title)?.card !== undefined }))
    .sort((a, b) => a.letters.length - b.letters.length);
  const longest = titles.at(-1)?.letters.length ?? 0;
  const byPart = Array.from({ length: signs ** partLength }, (): number[] | undefined => undefined);
  titles.forEach(({ letters }, at) => {
    for (let i = 0; i + partLength <= letters.length; i++) {
      const same = (byPart[partAt(letters, i)] ??= []);
      if (same.at(-1) !== at) same.push(at);
    }
  });
  const masks = titles.map(({ letters }) => masksOf(letters));
  const first = (length: number): number => titles.findIndex(({ letters }) => letters.length >= length);
  return {
    titles,
    from: Array.from({ length: longest + 1 }, (_, length) => first(length)),
    once: Int32Array.from(masks, ([once]) => once),
    twice: Int32Array.from(masks, ([, twice]) => twice),
    met: new Int32Array(titles.length),
    byPart: byPart.map((some) => some && Int32Array.from(some)),
  };
};

const indexes = new WeakMap<Library, Index>();
const indexFor = (library: Library): Index => {
  const known = indexes.get(library);
  if (known) return known;
  const made = indexOf(library);
  indexes.set(library, made);
  return made;
};

const none = new Int32Array(0);

/** For every three letters in a row the titles that have them, the rarest first. */
const listsFor = (letters: string, { byPart }: Index): readonly Int32Array[] => {
  const lists: Int32Array[] = [];
  for (let i = 0; i + partLength <= letters.length; i++) lists.push(byPart[partAt(letters, i)] ?? none);
  return lists.sort((a, b) => a.length - b.length);
};

/** Titles that hold the words, which must hold the rarest three letters of them. */
const holding = (letters: string, [rarest = none]: readonly Int32Array[], { titles }: Index): readonly Indexed[] =>
  rarest.length === 0 ? [] : Array.from(rarest, (at) => titles[at]).filter((one) => one.letters.includes(letters));

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
  const end = Math.min(letters.length, wordSize);
  for (let j = 0; j < end; j++) {
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

/** Where in a list that grows the numbers from this one on begin. */
const firstFrom = (least: number, some: Int32Array): number => {
  let low = 0;
  let high = some.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (some[middle] < least) low = middle + 1;
    else high = middle;
  }
  return low;
};

interface Found {
  readonly one: Indexed;
  readonly far: number;
}

/** From so many letters on a title must share three in a row with the words: hardly a mistake leaves none. */
const long = 8;
const spoilt = 4;
let searches = 0;

/** Titles at most so many letters away, those as far as the nearest and one letter farther. */
const near = (letters: string, lists: readonly Int32Array[], limit: number, index: Index): readonly Found[] => {
  const { titles, from, met } = index;
  const length = Math.min(letters.length, wordSize);
  for (let i = 0; i < length; i++) places[letters.charCodeAt(i)] |= 1 << i;
  const [once, twice] = masksOf(letters);
  const search = ++searches;
  const found: Found[] = [];
  const start = (size: number): number => (size < 0 ? 0 : (from[size] ?? titles.length));
  let most = limit;
  let least = start(letters.length - most);
  let end = start(letters.length + most + 1);
  const look = (at: number): void => {
    met[at] = search;
    const theirs = index.once[at];
    const again = index.twice[at];
    // Every letter that only one of the two has, or has twice, costs a step.
    if (bits(once & ~theirs) + bits(twice & ~again) > most) return;
    if (bits(theirs & ~once) + bits(again & ~twice) > most) return;
    const one = titles[at];
    const far = steps(length, one.letters);
    if (far > most) return;
    found.push({ one, far });
    if (far + 1 >= most) return;
    most = far + 1;
    least = start(letters.length - most);
    end = start(letters.length + most + 1);
  };
  if (letters.length < long) for (let at = least; at < end; at++) look(at);
  // A step spoils at most four of the parts, so of one more than that a title so near has one.
  else
    for (let part = 0; part < lists.length && part <= spoilt * most; part++) {
      const some = lists[part];
      for (let i = firstFrom(least, some); i < some.length && some[i] < end; i++)
        if (met[some[i]] !== search) look(some[i]);
    }
  for (let i = 0; i < length; i++) places[letters.charCodeAt(i)] = 0;
  return found.filter(({ far }) => far <= most);
};

/** Whoever makes more mistakes in a title means another one. */
const farthest = 3;

/** Titles somebody may have meant, likeliest first; of equally likely ones those that can be played. */
export const nearest = (words: string, most: number, library: Library): readonly string[] => {
  const letters = plain(words).slice(0, 60);
  if (!letters) return [];
  const index = indexFor(library);
  const scores = new Map<Indexed, number>();
  const lists = listsFor(letters, index);
  for (const one of holding(letters, lists, index)) scores.set(one, one.letters.startsWith(letters) ? 0 : 1);
  const limit = scores.size > 0 ? 1 : Math.min(farthest, Math.max(1, Math.floor(letters.length / 4)));
  for (const { one, far } of near(letters, lists, limit, index)) if (!scores.has(one)) scores.set(one, 1 + far);
  const rank = (one: Indexed): number => scores.get(one)! + (one.written ? 0 : 0.5);
  return [...scores.keys()]
    .sort((a, b) => rank(a) - rank(b) || (a.title < b.title ? -1 : 1))
    .slice(0, most)
    .map((one) => one.title);
};
