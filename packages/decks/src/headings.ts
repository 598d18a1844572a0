import { deckParts, headingOfPart } from '@spaceline/language';
import { bare } from './bare.ts';
import { type Beside, besideCalled, isAside, sideDeckNamed } from './besides.ts';
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
  ['seed+dil', 'seeds'],
  ['seed+dilemmas', 'seeds'],
  ['seeds+dilemmas', 'seeds'],
  ['seeds & dilemmas', 'seeds'],
  ['seeds and dilemmas', 'seeds'],
  ['draw', 'draw'],
  ['draw cards', 'draw'],
  ['draw pile', 'draw'],
  ['main deck', 'draw'],
  ['play deck', 'draw'],
  ['deck', 'draw'],
];
const joined = (words: string): string => words.replace(/[\s-]+/g, '');
const headings: ReadonlyMap<string, Section> = new Map(named.map(([words, part]) => [joined(words), part]));

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
  | { readonly says: 'beside'; readonly beside: Beside }
  | { readonly says: 'notes' };

/** Nearly every line is a card; those without any of these words are passed over. */
const likely =
  /mission|seed|draw|deck|side|site|pile|tent|continuum|battle|tribble|sphere|dilemma|artifact|event|interrupt|incident|objective|personnel|ship|equipment|facilit|outpost|doorway|tactic|trouble|damage|time|referee|flash|note|comment|description|strategy|play/i;

export const readingOf = (line: string): Heading | undefined => {
  if (!likely.test(line)) return undefined;
  const said = bare(line);
  const words = said.toLowerCase();
  const part = headings.get(joined(words));
  if (part) return { says: 'part', part };
  if (isAside(words) || sideDeckNamed(words) !== undefined) return { says: 'beside', beside: besideCalled(said) };
  if (notes.test(words)) return { says: 'notes' };
  if (!types.test(words)) return undefined;
  return { says: 'type', part: seeded.test(words) ? 'seeds' : 'draw' };
};

export const headingOf = (line: string): Section | undefined => {
  const reading = readingOf(line);
  return reading?.says === 'part' ? reading.part : undefined;
};

/** What a zone of LackeyCCG is, whatever its name: a part of the deck, or something besides. */
export const zoneOf = (name: string): Section | Beside => {
  const reading = readingOf(name);
  if (reading?.says === 'beside') return reading.beside;
  return reading?.says === 'part' || reading?.says === 'type' ? reading.part : besideCalled(bare(name) || name);
};
