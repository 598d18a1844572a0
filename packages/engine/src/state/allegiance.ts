import type { Affiliation } from '@spaceline/language';
import type { CardId, Player } from '../contract/ids.ts';
import { forgetMixing } from './memory.ts';
import type { State } from './state.ts';

/** Whose a card in play is, and of what affiliation: what is remembered about both is forgotten when it changes. */

export const setController = (s: State, id: CardId, player: Player): void => {
  s.cards[id].controller = player;
  forgetMixing(s);
};

export const setAffiliation = (s: State, id: CardId, affiliation: Affiliation | ''): void => {
  s.cards[id].affiliation = affiliation;
  forgetMixing(s);
};
