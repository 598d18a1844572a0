import type { CardId, Correction, Destination, Player, View } from '@spaceline/engine';
import type { Face } from '@spaceline/art';
import { newDraft } from './correction-draft.ts';
import type { Draft } from './correction-draft.ts';
import { destinationsFor, meantBy } from './correction-offers.ts';
import type { Light } from '../choosing/selection.ts';

/** A correction being put together on the table: what a touch means, and what shines. */

export interface Seen {
  readonly view: View;
  readonly faceOf: (card: CardId) => Face;
  /** A title by its id in the pool. */
  readonly faceOfTitle: (def: string) => Face;
}

/** The player who looks at the table. */
export const meOf = ({ seer }: View): Player => (seer === 1 ? 1 : 0);

/** Where the cards of the draft, or the title it fetches, can be put. */
export function destinationsOf({ fix, cards, title }: Draft, { view, faceOf, faceOfTitle }: Seen) {
  if (fix === 'fetch') return title ? destinationsFor([faceOfTitle(title)], view, faceOf) : [];
  if (fix !== 'move') return [];
  const destinations = destinationsFor(cards.map(faceOf), view, faceOf);
  return destinations.filter((to) => !('on' in to && cards.includes(to.on)));
}

const sameDestination = (a: Destination | undefined, b: Destination): boolean =>
  a?.to === b.to && ('on' in a ? a.on : -1) === ('on' in b ? b.on : -1);

export const isChosen = ({ to }: Draft, destination: Destination): boolean => sameDestination(to, destination);

const toggled = (cards: readonly CardId[], card: CardId): readonly CardId[] =>
  cards.includes(card) ? cards.filter((each) => each !== card) : [...cards, card];

/** A card or place was touched while a correction is put together. */
export function touchDraft(draft: Draft, card: CardId, seen: Seen): Draft {
  const { fix } = draft;
  if (fix === 'look at seeds')
    return seen.view.spaceline.some(({ id }) => id === card) ? { ...draft, place: card } : draft;
  if (fix === 'move' || fix === 'fetch') {
    const meant = meantBy(destinationsOf(draft, seen), card);
    const { to: _, ...rest } = draft;
    const [only] = meant;
    if (only) return meant.length === 1 ? { ...rest, place: card, to: only } : { ...rest, place: card };
  }
  if (fix === 'fetch' || fix === 'describe' || (fix && draft.cards.length === 0)) return draft;
  const cards = toggled(draft.cards, card);
  return fix && cards.length > 0 ? { ...draft, cards } : newDraft(meOf(seen.view), cards);
}

/** What shines while a correction is put together. */
export function draftLights(draft: Draft, seen: Seen): ReadonlyMap<CardId, Light> {
  const lit = new Map<CardId, Light>();
  if (draft.fix === 'look at seeds')
    for (const { id, seeds } of seen.view.spaceline) if (seeds > 0) lit.set(id, 'target');
  for (const to of destinationsOf(draft, seen)) if ('on' in to) lit.set(to.on, 'target');
  for (const card of draft.cards) lit.set(card, 'picked');
  if (draft.place >= 0) lit.set(draft.place, 'focus');
  return lit;
}

/** The cards and the place that a proposal names. */
export function namedIn(correction: Correction): readonly CardId[] {
  const cards = 'cards' in correction ? correction.cards : correction.fix === 'settle' ? [correction.card] : [];
  const place =
    correction.fix === 'look at seeds'
      ? [correction.on]
      : 'to' in correction && 'on' in correction.to
        ? [correction.to.on]
        : [];
  return [...cards, ...place];
}
