import type { DeckPart } from '@spaceline/language';
import { deckParts } from '@spaceline/language';
import type { Face } from '@spaceline/art';
import type { DeckList } from '../net/api.ts';
import type { PoolCard } from './pool.ts';

/** A deck in the making, and what a touch does to it. */

export const emptyDraft: DeckList = { missions: [], seeds: [], draw: [] };

const seeded = ['Dilemma', 'Artifact', 'Facility'];

/** Where a card goes by itself. */
export const homeOf = ({ type }: Face): DeckPart => {
  if (type === 'Mission') return 'missions';
  return seeded.includes(type) ? 'seeds' : 'draw';
};

/** Missions lie among missions only; what else may be seeded or drawn says the judge. */
export const mayGo = ({ type }: Face, part: DeckPart): boolean => (type === 'Mission') === (part === 'missions');

export const copiesIn = (deck: DeckList, id: string): number =>
  deckParts.reduce((sum, part) => sum + deck[part].filter((one) => one === id).length, 0);

export const added = (deck: DeckList, id: string, part: DeckPart): DeckList => ({
  ...deck,
  [part]: [...deck[part], id],
});

/** Takes out one copy: from the part named, else from where the last one lies. */
export function removed(deck: DeckList, id: string, part?: DeckPart): DeckList {
  const from = part ?? deckParts.toReversed().find((one) => deck[one].includes(id));
  const at = from ? deck[from].lastIndexOf(id) : -1;
  return from && at >= 0 ? { ...deck, [from]: deck[from].toSpliced(at, 1) } : deck;
}

export const moved = (deck: DeckList, id: string, from: DeckPart, to: DeckPart): DeckList =>
  deck[from].includes(id) ? added(removed(deck, id, from), id, to) : deck;

/** The cards of the box that lie in the deck: of several copies the first ones. */
export function inDeck(pool: readonly PoolCard[], deck: DeckList): ReadonlySet<string> {
  const left = new Map(pool.map(({ face }) => [face.id, copiesIn(deck, face.id)]));
  return new Set(
    pool.flatMap(({ key, face }) => {
      const copies = left.get(face.id) ?? 0;
      left.set(face.id, copies - 1);
      return copies > 0 ? [key] : [];
    }),
  );
}

/** What a touch on a card of the box leads to: in, if it is not yet, else out. */
export const toggled = (deck: DeckList, face: Face, isIn: boolean): DeckList =>
  isIn ? removed(deck, face.id) : added(deck, face.id, homeOf(face));

export const sameDeck = (a: DeckList, b: DeckList): boolean =>
  deckParts.every((part) => a[part].length === b[part].length && a[part].every((id, at) => id === b[part][at]));
