import type { CardId } from '../contract/ids.ts';
import { boardPlace, isBoarding, listBoarding, whyNotBoarding } from '../rules/battle/boarding.ts';
import { listBeams, moveCards, quarrels, whyNotMove } from '../rules/beaming.ts';
import { quarrel } from '../rules/going.ts';
import type { PickRules } from '../state/machinery.ts';
import type { OfferOf } from './offer.ts';

/** Without cards only the places are asked about. */
const picked = (cards: readonly CardId[]): readonly CardId[] | undefined => (cards.length > 0 ? cards : undefined);

/** The chosen must get along with each other at the destination (B-6.6). */
export const compatibly: PickRules['compatible'] = (s, offered, cards) =>
  quarrels(s, cards) ? quarrel[offered.do === 'walk' ? 'walk' : 'beam'] : undefined;

export const beam: OfferOf<'beam'> = {
  verb: 'beam',
  picks: () => true,
  list: (s, player, add) => {
    listBeams(s, player, add);
    listBoarding(s, player, add);
  },
  why: (s, player, c) =>
    isBoarding(s, c.cards)
      ? whyNotBoarding(s, player, c.on, c.to, c.cards)
      : whyNotMove(s, player, 'beam', c.on, c.to, picked(c.cards)),
  begin: (s, player, c) => {
    if (isBoarding(s, c.cards)) boardPlace(s, player, c.on, c.to, c.cards);
    else moveCards(s, player, 'beam', c.on, c.to, c.cards);
  },
};
