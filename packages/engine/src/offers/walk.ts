import type { CardId } from '../contract/ids.ts';
import { listWalks, moveCards, whyNotMove } from '../rules/beaming.ts';
import type { OfferOf } from './offer.ts';

/** Without cards only the places are asked about. */
const picked = (cards: readonly CardId[]): readonly CardId[] | undefined => (cards.length > 0 ? cards : undefined);

export const walk: OfferOf<'walk'> = {
  verb: 'walk',
  picks: () => true,
  list: listWalks,
  why: (s, player, c) => whyNotMove(s, player, 'walk', c.on, c.to, picked(c.cards)),
  begin: (s, player, c) => moveCards(s, player, 'walk', c.on, c.to, c.cards),
};
