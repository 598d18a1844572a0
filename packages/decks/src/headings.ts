import { deckParts, headingOfPart } from '@spaceline/language';
import type { Section } from './deck.ts';

/** Headings as people and programs write them: any case, decorated, with or without a count. */
const named: readonly (readonly [string, Section])[] = [
  ...deckParts.map((part) => [headingOfPart(part).toLowerCase(), part] as const),
  ['mission', 'missions'],
  ['missionen', 'missions'],
  ['mission pile', 'missions'],
  ['mission deck', 'missions'],
  ['mission cards', 'missions'],
  ['seeds', 'seeds'],
  ['seed', 'seeds'],
  ['seed cards', 'seeds'],
  ['seed pile', 'seeds'],
  ['seed phase', 'seeds'],
  ['draw', 'draw'],
  ['draw cards', 'draw'],
  ['draw pile', 'draw'],
  ['main deck', 'draw'],
  ['play deck', 'draw'],
  ['deck', 'draw'],
];
const joined = (words: string): string => words.replace(/[\s-]+/g, '');
const headings: ReadonlyMap<string, Section> = new Map(named.map(([words, part]) => [joined(words), part]));

/** The longest heading is far shorter; what is longer is not even looked at. */
const longest = 60;

/** A heading without ornaments and count: `## Missions (6)`, `[Missions]`, `Missions - 6`, `-- Missions: 6 cards --`. */
const bare = (line: string): string =>
  line.length > longest
    ? ''
    : line
        .toLowerCase()
        .replace(/[([]\s*\d+( cards?)?\s*[)\]]/, ' ')
        .replace(/^[\s/#*=_~–—[\]|>-]+/, '')
        .replace(/[\s#*=_~–—[\]|:-]+$/, '')
        .replace(/\s*[-–:=]\s*\d+( cards?)?$/, '')
        .trim();

/** Parts of a deck that other rules have and these have not (B-7.1). */
const sideDecks: ReadonlySet<string> = new Set([
  'sideboard',
  'referee',
  'referee pile',
  'dead pile',
  'discard pile',
  "q's tent",
  'q tent',
  'q-tent',
  'tent',
  'q-continuum',
  'q-flash',
  'battle bridge',
  'tribbles',
  'dyson sphere',
]);
const isSideDeck = (words: string): boolean => /\bside[- ]?deck$/.test(words) || sideDecks.has(words.replace('’', "'"));

/** What people write below their lists. */
const notes = /^(deck |author's )?(notes?|comments?|description|strategy|how to play)$/;

const types =
  /^(q )?(dilemma|artifact|event|interrupt|incident|objective|personnel|ship|equipment|facility|facilities|outpost|doorway|site|tactic|tribble|trouble|damage marker|time location)s?( cards?)?$/;
const seeded = /^(dilemma|artifact|facilit|outpost|doorway|site|time)/;

/** What a heading says about the lines below it. */
export type Heading =
  | { readonly says: 'part'; readonly part: Section }
  /** It only sorts cards by their types; in a list without parts it says where they belong. */
  | { readonly says: 'type'; readonly part: Section }
  | { readonly says: 'side deck' }
  | { readonly says: 'notes' };

/** Nearly every line is a card; those without any of these words are passed over. */
const likely =
  /mission|seed|draw|deck|side|site|pile|tent|continuum|battle|tribble|sphere|dilemma|artifact|event|interrupt|incident|objective|personnel|ship|equipment|facilit|outpost|doorway|tactic|trouble|damage|time|referee|flash|note|comment|description|strategy|play/i;

export const readingOf = (line: string): Heading | undefined => {
  if (!likely.test(line)) return undefined;
  const words = bare(line);
  const part = headings.get(joined(words));
  if (part) return { says: 'part', part };
  if (isSideDeck(words)) return { says: 'side deck' };
  if (notes.test(words)) return { says: 'notes' };
  if (!types.test(words)) return undefined;
  return { says: 'type', part: seeded.test(words) ? 'seeds' : 'draw' };
};

export const headingOf = (line: string): Section | undefined => {
  const reading = readingOf(line);
  return reading?.says === 'part' ? reading.part : undefined;
};
