import type { Section } from './deck.ts';

/** Headings as people and programs write them: any case, with or without a colon and a count. */
const headings: ReadonlyMap<string, Section> = new Map<string, Section>([
  ['missions', 'missions'],
  ['mission', 'missions'],
  ['mission pile', 'missions'],
  ['seed deck', 'seeds'],
  ['seeds', 'seeds'],
  ['seed', 'seeds'],
  ['seed cards', 'seeds'],
  ['draw deck', 'draw'],
  ['draw', 'draw'],
  ['deck', 'draw'],
]);

const bare = (line: string): string =>
  line
    .replace(/\(\d+\)\s*:?$/, '')
    .replace(/:$/, '')
    .trim()
    .toLowerCase();

export const headingOf = (line: string): Section | undefined => headings.get(bare(line));

/** Parts of a deck that other rules have and these have not (B-7.1). */
const sideDecks: ReadonlySet<string> = new Set([
  'side deck',
  'sideboard',
  'sites',
  'referee pile',
  "q's tent",
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

/** Lines that only sort the cards of a part by their types. */
const types =
  /^(q )?(dilemma|artifact|event|interrupt|incident|objective|personnel|ship|equipment|facility|facilities|doorway|site|tactic|tribble|trouble|damage marker|time location)s?( cards)?$/;
export const isTypeHeading = (line: string): boolean => /(\(\d+\)|:)\s*:?$/.test(line) && types.test(bare(line));
