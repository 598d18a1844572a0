import { forgetSeeding, keepSeeding, keptDecks } from '../decks/kept-decks.ts';
import { has, read, write } from '../net/storage.ts';
import type { SeedingPlan } from './plan.ts';
import { isSeedingPlan } from './read-plan.ts';

/** How one seeded last time: kept with the deck, if it is one of one's own, else beside the others in this browser. */

interface KeptSeeding {
  /** Titles of the seed cards: they tell decks apart. */
  readonly seeds: string;
  readonly plan: SeedingPlan;
}

const key = 'spaceline.seedings';
const most = 40;

const isKept = (value: unknown): value is KeptSeeding =>
  has(value, 'seeds', 'plan') && typeof value.seeds === 'string' && isSeedingPlan(value.plan);

function kept(): readonly KeptSeeding[] {
  const value = read(key);
  return Array.isArray(value) ? value.filter(isKept) : [];
}

const nameOf = (seeds: readonly string[]): string => seeds.toSorted().join();

const deckOf = (seeds: readonly string[]) => keptDecks().find(({ deck }) => nameOf(deck.seeds) === nameOf(seeds));

/** The last plan for a deck with these seed cards. */
export const seedingFor = (seeds: readonly string[]): SeedingPlan | undefined =>
  deckOf(seeds)?.seeding ?? kept().find((one) => one.seeds === nameOf(seeds))?.plan;

export function keepSeedingFor(seeds: readonly string[], plan: SeedingPlan): void {
  const deck = deckOf(seeds);
  if (deck) keepSeeding(deck.id, plan);
  else
    write(key, [{ seeds: nameOf(seeds), plan }, ...kept().filter((one) => one.seeds !== nameOf(seeds))].slice(0, most));
}

export function forgetSeedingFor(seeds: readonly string[]): void {
  const deck = deckOf(seeds);
  if (deck) forgetSeeding(deck.id);
  write(
    key,
    kept().filter((one) => one.seeds !== nameOf(seeds)),
  );
}
