import type { CardDef } from '@spaceline/language';
import { enhancedPremiereCards } from './enhanced-premiere/index.ts';
import { premiereCards } from './premiere/index.ts';

export interface CardSet {
  readonly id: string;
  readonly title: string;
  /** By collector number. */
  readonly cards: readonly CardDef[];
}

/** The sets in order of release. */
export const sets: readonly CardSet[] = [
  { id: 'premiere', title: 'Premiere', cards: premiereCards },
  { id: 'enhanced-premiere', title: 'Enhanced Premiere', cards: enhancedPremiereCards },
];

/** Every written card once, set by set. */
export const allCards: readonly CardDef[] = sets.flatMap((set) => set.cards);

const byId: ReadonlyMap<string, CardDef> = new Map(allCards.map((card) => [card.id, card]));

export const cardById = (id: string): CardDef | undefined => byId.get(id);
