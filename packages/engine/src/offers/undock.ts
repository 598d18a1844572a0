import { option } from '../contract/decision.ts';
import { none } from '../contract/ids.ts';
import { whyNotUndock } from '../rules/flying.ts';
import { showStaffing } from '../rules/showing.ts';
import { emit } from '../state/kernel.ts';
import { craftInPlay } from '../state/memory.ts';
import type { OfferOf } from './offer.ts';

export const undock: OfferOf<'undock'> = {
  verb: 'undock',
  list: (s, player, add) => {
    for (const ship of craftInPlay(s)) if (!whyNotUndock(s, player, ship)) add(option('undock', ship));
  },
  why: (s, player, c) => whyNotUndock(s, player, c.card),
  begin: (s, player, c) => {
    showStaffing(s, player, c.card);
    emit(s, 'undocked', { player, card: c.card, on: s.cards[c.card].docked });
    s.cards[c.card].docked = none;
    s.unsettled = true;
  },
};
