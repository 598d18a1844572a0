import { deckParts } from '@spaceline/language';
import type { DeckList } from '../net/api.ts';
import { tellKept } from '../net/kept-news.ts';
import { has, read, write } from '../net/storage.ts';
import { noteThrown } from '../net/thrown-away.ts';
import { sameDeck } from '../sealed/draft.ts';
import type { SeedingPlan } from '../seeding/plan.ts';
import { isSeedingPlan } from '../seeding/read-plan.ts';

/** One's own decks, kept in this browser with what they were before. */
export interface KeptDeck {
  readonly id: string;
  readonly name: string;
  /** The format it is built for. */
  readonly format: string;
  readonly deck: DeckList;
  /** When it was changed last, in milliseconds since 1970. */
  readonly changed: number;
  /** What it was before, the newest first. */
  readonly versions: readonly Version[];
  /** How it was seeded last time. */
  readonly seeding?: SeedingPlan;
}

export interface Version {
  readonly deck: DeckList;
  readonly changed: number;
}

const key = 'spaceline.decks';
const mostVersions = 20;
/** Changes within this time are one version: it is the sitting that one wants back, not the click. */
const sitting = 30 * 60_000;

const isPart = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((id) => typeof id === 'string');

const isDeck = (value: unknown): value is DeckList =>
  has(value, ...deckParts) && deckParts.every((part) => isPart(value[part]));

const isVersion = (value: unknown): value is Version =>
  has(value, 'deck', 'changed') && isDeck(value.deck) && typeof value.changed === 'number';

const isKept = (value: unknown): value is KeptDeck =>
  has(value, 'id', 'name', 'format', 'versions') &&
  isVersion(value) &&
  [value.id, value.name, value.format].every((word) => typeof word === 'string') &&
  Array.isArray(value.versions) &&
  value.versions.every(isVersion) &&
  (!has(value, 'seeding') || isSeedingPlan(value.seeding));

const inOrder = (decks: readonly KeptDeck[]): readonly KeptDeck[] => decks.toSorted((a, b) => b.changed - a.changed);

/** The one changed last comes first. */
export function keptDecks(): readonly KeptDeck[] {
  const value = read(key);
  return Array.isArray(value) ? inOrder(value.filter(isKept)) : [];
}

export const keptDeck = (id: string): KeptDeck | undefined => keptDecks().find((each) => each.id === id);

const withVersion = (before: KeptDeck, deck: DeckList, now: number): readonly Version[] => {
  if (sameDeck(before.deck, deck) || now - before.changed < sitting) return before.versions;
  return [{ deck: before.deck, changed: before.changed }, ...before.versions].slice(0, mostVersions);
};

/** Keeps a deck; what it was at an earlier sitting becomes one of its versions. */
export function keepDeck(kept: Omit<KeptDeck, 'changed' | 'versions'>, now: number): KeptDeck {
  const before = keptDeck(kept.id);
  const versions = before ? withVersion(before, kept.deck, now) : [];
  const seeding = kept.seeding ?? before?.seeding;
  const next: KeptDeck = { ...kept, ...(seeding ? { seeding } : {}), changed: now, versions };
  write(key, [next, ...keptDecks().filter(({ id }) => id !== kept.id)]);
  tellKept();
  return next;
}

/** Keeps with a deck how it was seeded; the deck itself is as it was. */
export function keepSeeding(id: string, seeding: SeedingPlan, now = Date.now()): void {
  const deck = keptDeck(id);
  if (!deck) return;
  write(key, [{ ...deck, seeding, changed: now }, ...keptDecks().filter((each) => each.id !== id)]);
  tellKept();
}

export function forgetSeeding(id: string): void {
  const deck = keptDeck(id);
  if (!deck) return;
  const { seeding: _, ...rest } = deck;
  write(key, [{ ...rest, changed: Date.now() }, ...keptDecks().filter((each) => each.id !== id)]);
  tellKept();
}

export function forgetDeck(id: string): void {
  noteThrown('decks', id);
  write(
    key,
    keptDecks().filter((each) => each.id !== id),
  );
  tellKept();
}
