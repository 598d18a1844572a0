import { describe } from '@spaceline/language';
import type { Description } from '../contract/correction.ts';
import { withFacts } from './pool.ts';
import type { State } from './state.ts';
import { forget } from './memory.ts';

/** From now on all copies of the title have these facts. Other copies of the game keep what they had. */
export const describeIn = (s: State, description: Description): void => {
  const card = s.fixed.pool.byId.get(description.card);
  if (!card) throw new Error(`"${description.card}" is not in the card pool of this game.`);
  const pool = withFacts(s.fixed.pool, card.index, describe(card.def, description.facts));
  s.fixed = { ...s.fixed, pool, cards: s.fixed.cards.map((one) => pool.cards[one.index]) };
  // A card in play is of one of the affiliations it can have.
  for (const id of s.play) {
    const { def } = s.fixed.cards[id];
    const c = s.cards[id];
    if (def.id === description.card && 'affiliations' in def && !def.affiliations.some((one) => one === c.affiliation))
      c.affiliation = def.affiliations[0];
  }
  s.described = [...s.described, description];
  s.unsettled = true;
  forget(s);
};
