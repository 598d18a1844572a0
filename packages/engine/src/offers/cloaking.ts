import { option } from '../contract/decision.ts';
import { setCloak, whyNotCloak } from '../rules/flying.ts';
import { whyNotFree } from '../rules/required.ts';
import { craftInPlay } from '../state/memory.ts';
import type { OfferOf } from './offer.ts';

/** Changing a ship's cloak in one of the two ways (B-15.1). */
export const cloaking = (verb: 'cloak' | 'decloak'): OfferOf<'cloak' | 'decloak'> => ({
  verb,
  list: (s, player, add) => {
    for (const ship of craftInPlay(s))
      if (!whyNotCloak(s, player, ship, verb === 'cloak') && !whyNotFree(s, player, ship)) add(option(verb, ship));
  },
  why: (s, player, c) => whyNotCloak(s, player, c.card, verb === 'cloak') ?? whyNotFree(s, player, c.card),
  begin: (s, player, c) => setCloak(s, player, c.card, verb === 'cloak'),
});
