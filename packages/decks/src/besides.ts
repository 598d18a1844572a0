import { bare } from './bare.ts';

/** What a list has besides the three parts of a deck: side decks, and cards put aside. They are kept with it and written back. */

export interface Beside {
  /** What was put aside is outside the game and never judged; a side deck belongs to the deck (R4-1.1). */
  readonly kind: 'side deck' | 'aside';
  readonly name: string;
  /** Card ids, one entry per copy. */
  readonly cards: string[];
}

/** Names of side decks as people and programs write them. Behind them, LackeyCCG's zones. */
const named: readonly (readonly [string, string])[] = [
  ["Q's Tent", "q's tent, q tent, q-tent, qs tent, tent, qstent"],
  ["Q's Tent: Civil War", "q's tent: civil war"],
  ['Q-Continuum', 'q-continuum, q continuum, qcontinuum'],
  ['Q-Flash', 'q-flash, q flash, qflash'],
  ['Battle Bridge', 'battle bridge, battlebridge'],
  ['Tribbles', 'tribbles'],
  ['Dyson Sphere', 'dyson sphere'],
  ['Referee', 'referee, referee pile'],
  ['Sideboard', 'sideboard'],
  ['Dead pile', 'dead pile'],
  ['Discard pile', 'discard pile'],
];
const known: ReadonlyMap<string, string> = new Map(
  named.flatMap(([name, words]) => words.split(', ').map((one) => [one, name] as const)),
);

/** A side deck that has no name of its own. */
const unnamed = 'Side deck';

const asides: ReadonlySet<string> = new Set(['aside', 'set aside', 'put aside', 'cards aside', 'out of the game']);

const simply = (words: string): string => words.replaceAll('’', "'").replace(/\s+/g, ' ').trim();

/** No name is longer, so that it stands in a heading with its count. */
const longest = 40;

/** A name that is read as it is written: without what ornaments a heading. */
const nameFrom = (words: string): string => {
  const name = bare(simply(words).slice(0, longest));
  return name === '' || /^\d+( cards?)?$/i.test(name) ? unnamed : name;
};

/** The name of a side deck, if these words are one. */
export const sideDeckNamed = (words: string): string | undefined => {
  const all = simply(words);
  const [, behind] = /^side[- ]?deck\s*:\s*(\S.*)$/i.exec(all) ?? [];
  if (behind !== undefined) return known.get(behind.toLowerCase()) ?? nameFrom(behind);
  const [whole, before = ''] = /^(.*?)\s*\bside[- ]?deck$/i.exec(all) ?? [];
  if (whole !== undefined) return known.get(before.toLowerCase()) ?? nameFrom(before);
  return known.get(all.toLowerCase());
};

export const isAside = (words: string): boolean => asides.has(simply(words).toLowerCase());

/** A part that a list has under these words, whatever they are. */
export const besideCalled = (words: string): Beside =>
  isAside(words)
    ? { kind: 'aside', name: 'Aside', cards: [] }
    : { kind: 'side deck', name: sideDeckNamed(words) ?? nameFrom(words), cards: [] };

/** Two headings of one name begin one part. */
export const besideAmong = (all: Beside[], wanted: Beside): Beside => {
  const before = all.find(({ name }) => name === wanted.name);
  if (before) return before;
  all.push(wanted);
  return wanted;
};

/** The cards that belong to the deck. */
export const sideCards = (besides: readonly Beside[]): readonly string[] =>
  besides.flatMap(({ kind, cards }) => (kind === 'side deck' ? cards : []));
