import type { Section } from './deck.ts';

/** Headings as people and programs write them: any case, decorated, with or without a count. */
const headings: ReadonlyMap<string, Section> = new Map<string, Section>([
  ['missions', 'missions'],
  ['mission', 'missions'],
  ['mission pile', 'missions'],
  ['mission deck', 'missions'],
  ['seed deck', 'seeds'],
  ['seeds', 'seeds'],
  ['seed', 'seeds'],
  ['seed cards', 'seeds'],
  ['draw deck', 'draw'],
  ['draw', 'draw'],
  ['draw cards', 'draw'],
  ['deck', 'draw'],
]);

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

export const headingOf = (line: string): Section | undefined => headings.get(bare(line));

/** Parts of a deck that other rules have and these have not (B-7.1). */
const sideDecks: ReadonlySet<string> = new Set([
  'side deck',
  'sideboard',
  'sites',
  'referee pile',
  "q's tent",
  'q’s tent',
  'q tent',
  'q-tent',
  'tent',
  'q-continuum',
  'battle bridge',
  'battle bridge side deck',
  'tribbles',
  'tribble side deck',
  'dyson sphere',
  'time locations',
]);
export const isSideDeck = (line: string): boolean => sideDecks.has(bare(line));

const types =
  /^(q )?(dilemma|artifact|event|interrupt|incident|objective|personnel|ship|equipment|facility|facilities|outpost|doorway|site|tactic|tribble|trouble|damage marker|time location)s?( cards?)?$/;
const seeded = /^(dilemma|artifact|facilit|outpost|doorway|site|time)/;

/** Lines that only sort the cards of a part by their types; in a list without parts they say where a card belongs. */
export const partOfType = (line: string): Section | undefined => {
  const words = bare(line);
  if (!types.test(words)) return undefined;
  return seeded.test(words) ? 'seeds' : 'draw';
};
