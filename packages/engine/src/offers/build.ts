import { cardOf } from '../asking/cards.ts';
import { option } from '../contract/decision.ts';
import { whyNotEnter } from '../rules/entering.ts';
import { notALocation, whyNotBuild } from '../rules/reporting.ts';
import { start } from '../state/kernel.ts';
import { locationIndex } from '../state/locations.ts';
import { cardPlaysLeft, distinctHand, playUsed, spendCardPlay, whyNotFromHand } from './hand.ts';
import type { OfferOf } from './offer.ts';

export const build: OfferOf<'build'> = {
  verb: 'build',
  list: (s, player, add) => {
    if (cardPlaysLeft(s, player) <= 0) return;
    for (const card of distinctHand(s, player, ({ type }) => type === 'Facility'))
      for (const l of s.locations) if (!whyNotBuild(s, player, card, l.id)) add(option('build', card, l.id));
  },
  why: (s, player, c) => {
    const hand = whyNotFromHand(s, player, c.card);
    if (hand) return hand;
    if (cardOf(s, c.card).def.type !== 'Facility') return whyNotEnter(s, c.card, 'build');
    if (locationIndex(s, c.on) < 0) return notALocation;
    return whyNotBuild(s, player, c.card, c.on) ?? (cardPlaysLeft(s, player) > 0 ? undefined : playUsed);
  },
  begin: (s, player, c) => {
    spendCardPlay(s, player);
    start(s, 'report', { player, card: c.card, place: c.on, affiliation: '' });
  },
};
