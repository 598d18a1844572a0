import type { CardId } from '../contract/ids.ts';
import { emit } from '../state/kernel.ts';
import type { State } from '../state/state.ts';

/** The ship, its crew and the Away Teams of its controller at its location, as far as they are stopped (B-19.13). */
export const restedBy = (s: State, ship: CardId): CardId[] => {
  const { controller, loc } = s.cards[ship];
  return s.play.filter((id) => {
    const c = s.cards[id];
    if (!c.stopped || c.controller !== controller) return false;
    return id === ship || (c.zone === 'aboard' && c.host === ship) || (c.zone === 'surface' && c.loc === loc);
  });
};

export const unstopShip = (s: State, ship: CardId): void => {
  const cards = restedBy(s, ship);
  for (const id of cards) s.cards[id].stopped = false;
  s.cards[ship].rangeUsed = 0;
  s.unsettled = true;
  if (cards.length > 0) emit(s, 'unstopped', { player: s.cards[ship].controller, cards, n: cards.length });
};
