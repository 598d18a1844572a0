import { option } from '../contract/decision.ts';
import { travel, whyNotTravel, wormholesOf } from '../rules/wormholes.ts';
import { craftInPlay } from '../state/memory.ts';
import type { OfferOf } from './offer.ts';

/** The wormhole side of a Mission II (B-27.39). */
export const travelOffer: OfferOf<'travel'> = {
  verb: 'travel',
  list: (s, player, add) => {
    for (const mission of wormholesOf(s, player))
      for (const ship of craftInPlay(s))
        for (const l of s.locations)
          if (!whyNotTravel(s, player, ship, mission, l.id)) add(option('travel', ship, mission, l.id));
  },
  why: (s, player, c) => whyNotTravel(s, player, c.card, c.on, c.to),
  begin: (s, player, c) => travel(s, player, c.card, c.on, c.to),
};
