import { at } from './at.ts';
import type { Library } from './library.ts';
import { plain } from './plain.ts';
import { compareWith, compared, endComparing, steps } from './steps.ts';
import {
  type Indexed,
  type TitleIndex,
  entryOf,
  farthest,
  longest,
  occurring,
  partsOf,
  placeOf,
  startOf,
  titleIndex,
} from './title-index.ts';

/**
 * The titles nearest to misspelt words, found without comparing them with every title: a list may be wrong in each of
 * its lines, and there are thousands of titles.
 */

interface Search {
  readonly letters: string;
  readonly once: number;
  readonly twice: number;
  readonly parts: readonly number[];
  readonly index: TitleIndex;
}

interface Found {
  readonly one: Indexed;
  /** How unlikely it is that this title was meant, apart from whether it can be played. */
  readonly score: number;
}

/** Of the parts from a start to an end, that which the fewest titles have. */
const rarest = ({ parts, index }: Search, start: number, end: number): number => {
  const { begin, entries } = index;
  let best = start;
  let fewest = entries.length + 1;
  for (let i = start; i < end; i++) {
    const n = at(begin, at(parts, i) + 1) - at(begin, at(parts, i));
    if (n >= fewest) continue;
    best = i;
    fewest = n;
  }
  return best;
};

/** Scores are whole numbers, which are compared fastest. */
const aStep = 10;
const unwritten = 5;
/** A title that can be played and has the words whole comes before one that begins with them and cannot. */
const asName = 4;
const isName = ({ written, bounds }: Indexed, from: number, length: number): boolean =>
  written && bounds.has(from) && bounds.has(from + length);

/** Titles that hold the words, three letters or more, and so the rarest part that lies within them. */
const holding = (search: Search): Found[] => {
  const { letters, parts, index } = search;
  const found: Found[] = [];
  if (letters.length < 3) return found;
  const { begin, entries, titles } = index;
  const start = rarest(search, 2, letters.length);
  const part = at(parts, start);
  const end = at(begin, part + 1);
  let before = -1;
  for (let i = at(begin, part); i < end; i++) {
    const entry = at(entries, i);
    const place = placeOf(entry);
    // It must have every letter of the words; few do.
    if ((search.once & ~at(index.once, place)) !== 0) continue;
    const from = startOf(entry) - start;
    if (from < 0 || place === before) continue;
    const one = at(titles, place);
    if (!one.letters.startsWith(letters, from)) continue;
    found.push({ one, score: from === 0 ? 0 : isName(one, from, letters.length) ? asName : aStep });
    before = place;
  }
  return found;
};

const bits = (mask: number): number => {
  let n = mask - ((mask >>> 1) & 0x55555555);
  n = (n & 0x33333333) + ((n >>> 2) & 0x33333333);
  return Math.imul((n + (n >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
};

/** Whether its letters tell that a title is farther away: each that only one of the two has, or has twice, costs a step. */
const isFarther = (place: number, most: number, { once, twice, index }: Search): boolean => {
  const theirs = at(index.once, place);
  // Nearly all are passed over here.
  if (bits(once ^ theirs) > 2 * most) return true;
  const again = at(index.twice, place);
  return bits(once & ~theirs) + bits(twice & ~again) > most || bits(theirs & ~once) + bits(again & ~twice) > most;
};

const look = (place: number, most: number, search: Search, found: Found[]): void => {
  if (isFarther(place, most, search)) return;
  const one = at(search.index.titles, place);
  const far = steps(search.letters.length, one.letters);
  if (far <= most) found.push({ one, score: aStep + far * aStep });
};

let searches = 0;

/** Looks at the titles that have this part at about this place. */
const lookUp = (part: number, start: number, most: number, search: Search, found: Found[]): void => {
  const { from, met, begin, entries } = search.index;
  const { length } = search.letters;
  const least = entryOf(at(from, Math.max(0, length - most)), 0);
  const end = entryOf(at(from, length + most + 1), 0);
  const last = at(begin, part + 1);
  for (let i = at(begin, part); i < last; i++) {
    const entry = at(entries, i);
    if (entry < least) continue;
    if (entry >= end) return;
    const place = placeOf(entry);
    // Each step moves what is behind it by one letter at most.
    if (Math.abs(startOf(entry) - start) > most || met[place] === searches) continue;
    met[place] = searches;
    look(place, most, search, found);
  }
};

/** A step spoils at most four parts that follow each other: two neighbours swapped are in four. */
const gap = 3;

/**
 * Titles at most so many steps away. There is one stretch of parts more than there are steps, and they lie so far apart
 * that no step spoils parts of two: in one of them all parts are left, so its rarest leads to the title.
 */
const within = (most: number, search: Search): readonly Found[] => {
  const { letters, parts, index } = search;
  const found: Found[] = [];
  searches += 1;
  const stretches = most + 1;
  const room = Math.min(parts.length, compared) - gap * most;
  if (room < stretches) {
    const longer = at(index.from, letters.length + most + 1);
    for (let place = 0; place < longer; place++) look(place, most, search, found);
  } else
    for (let i = 0; i < stretches; i++) {
      const start = Math.floor((room * i) / stretches) + gap * i;
      const part = rarest(search, start, Math.floor((room * (i + 1)) / stretches) + gap * i);
      lookUp(at(parts, part), part, most, search, found);
    }
  return found;
};

/** Most words are misspelt in one place or two. */
const usual = 2;

const leastOf = (some: readonly Found[]): number => {
  let least = aStep * (2 + farthest);
  for (const { score } of some) if (score < least) least = score;
  return least;
};

/** Adds the nearest titles, at most so many steps away, and those one step farther. */
const addNear = (limit: number, search: Search, found: Found[]): void => {
  const held = found.length;
  compareWith(search.letters);
  let some = within(Math.min(limit, usual), search);
  if (limit > usual && leastOf(some) > aStep * usual) some = within(limit, search);
  endComparing(search.letters);
  const most = aStep + leastOf(some);
  for (const each of some)
    if (each.score <= most && (held === 0 || !found.some(({ one }) => one === each.one))) found.push(each);
};

const rank = ({ one, score }: Found): number => (one.written ? score : score + unwritten);
const byRank = (a: Found, b: Found): number => rank(a) - rank(b) || (a.one.title < b.one.title ? -1 : 1);

/** Titles somebody may have meant, likeliest first; of equally likely ones those that can be played. */
export const nearest = (words: string, most: number, library: Library): readonly string[] => {
  const letters = plain(words).slice(0, longest);
  if (!letters) return [];
  const { once, twice } = occurring(letters);
  const search: Search = { letters, once, twice, parts: partsOf(letters), index: titleIndex(library) };
  const found = holding(search);
  addNear(found.length > 0 ? 1 : Math.min(farthest, Math.max(1, Math.floor(letters.length / 4))), search, found);
  const titles: string[] = [];
  for (const { one } of found.sort(byRank)) if (titles.length < most) titles.push(one.title);
  return titles;
};
