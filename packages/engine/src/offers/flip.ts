import { option } from '../contract/decision.ts';
import { flip, whyNotFlip } from '../rules/flipping.ts';
import { cardPlaysLeft, playUsed, spendCardPlay } from './hand.ts';
import type { OfferOf } from './offer.ts';

/** Turning a double-sided mission over to its outpost side, in place of the normal card play (B-27.36). */
export const flipOffer: OfferOf<'flip'> = {
  verb: 'flip',
  list: (s, player, add) => {
    if (s.fixed.builtIn.size === 0 || cardPlaysLeft(s, player) <= 0) return;
    for (const l of s.locations) for (const m of l.missions) if (!whyNotFlip(s, player, m)) add(option('flip', m));
  },
  why: (s, player, c) => whyNotFlip(s, player, c.card) ?? (cardPlaysLeft(s, player) > 0 ? undefined : playUsed),
  begin: (s, player, c) => {
    spendCardPlay(s, player);
    flip(s, player, c.card);
  },
};
