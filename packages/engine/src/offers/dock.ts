import { cardOf } from '../asking/cards.ts';
import { option } from '../contract/decision.ts';
import { none } from '../contract/ids.ts';
import { isYourShip, whyNotDock } from '../rules/flying.ts';
import { onArrival } from '../rules/repair.ts';
import { whyNotFree } from '../rules/required.ts';
import { showStaffing } from '../rules/showing.ts';
import { craftInPlay } from '../state/memory.ts';
import { emit } from '../state/kernel.ts';
import type { OfferOf } from './offer.ts';

export const dock: OfferOf<'dock'> = {
  verb: 'dock',
  list: (s, player, add) => {
    for (const ship of craftInPlay(s)) {
      if (s.cards[ship].docked !== none || !isYourShip(s, player, ship)) continue;
      for (const facility of craftInPlay(s)) {
        if (s.cards[facility].loc !== s.cards[ship].loc || cardOf(s, facility).type !== 'Facility') continue;
        if (!whyNotDock(s, player, ship, facility) && !whyNotFree(s, player, ship)) add(option('dock', ship, facility));
      }
    }
  },
  why: (s, player, c) => whyNotDock(s, player, c.card, c.on) ?? whyNotFree(s, player, c.card),
  begin: (s, player, c) => {
    showStaffing(s, player, c.card);
    s.cards[c.card].docked = c.on;
    s.unsettled = true;
    emit(s, 'docked', { player, card: c.card, on: c.on });
    onArrival(s, c.card);
  },
};
