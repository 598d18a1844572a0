import type { CardId } from '../contract/ids.ts';
import { fits } from '../asking/fits.ts';
import { setAffiliation } from '../state/allegiance.ts';
import { emit } from '../state/kernel.ts';
import type { State } from '../state/state.ts';
import { cardOf } from '../asking/cards.ts';
import { isReached } from '../asking/groups.ts';
import { rulesOn } from '../state/topics.ts';
import { speakersOf } from '../state/memory.ts';

/** Cards that make personnel Non-Aligned while they are in play (B-6.26, B-6.27). */

/** Whether anybody could lose their affiliation as things are. */
export const anyLoses = (s: State): boolean => speakersOf(s, 'makes Non-Aligned').length > 0;

/** Whether a card of any zone loses its affiliation as things are. */
export const losesAffiliation = (s: State, card: CardId): boolean => {
  for (const id of speakersOf(s, 'makes Non-Aligned'))
    for (const rule of rulesOn(cardOf(s, id), 'makes Non-Aligned'))
      if (isReached(s, id, rule.reach, card) && fits(s, rule.who, card, s.cards[id].controller)) return true;
  return false;
};

/** Takes affiliations away and gives them back, whichever is due. */
export const settleAffiliations = (s: State): void => {
  const active = anyLoses(s);
  for (const id of s.play) {
    const c = s.cards[id];
    if (!active && c.formerly === '') continue;
    if (cardOf(s, id).type !== 'Personnel') continue;
    const loses = active && losesAffiliation(s, id);
    if (loses && c.formerly === '' && c.affiliation !== '' && c.affiliation !== 'Non-Aligned') {
      c.formerly = c.affiliation;
      setAffiliation(s, id, 'Non-Aligned');
      emit(s, 'affiliation changed', { player: c.controller, card: id, word: c.affiliation });
    } else if (!loses && c.formerly !== '') {
      setAffiliation(s, id, c.formerly);
      c.formerly = '';
      emit(s, 'affiliation changed', { player: c.controller, card: id, word: c.affiliation });
    }
  }
};
