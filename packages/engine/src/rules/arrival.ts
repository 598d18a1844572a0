import type { CardId } from '../contract/ids.ts';
import { start } from '../state/kernel.ts';
import { textIdOf } from '../state/pool.ts';
import type { State } from '../state/state.ts';
import { cardOf } from '../asking/cards.ts';
import { locationOf } from '../state/locations.ts';
import { onArrival } from './repair.ts';

/** A ship has come to rest at a location, by RANGE or by relocation (B-14.39). */
export const arrive = (s: State, ship: CardId): void => {
  const { loc } = s.cards[ship];
  s.cards[ship].arrived = s.turn;
  onArrival(s, ship);
  for (const card of s.speaking)
    cardOf(s, card).triggers.forEach((trigger) => {
      if (trigger.when !== 'ship stops here' || locationOf(s, card) !== loc) return;
      start(s, 'text', {
        card,
        you: s.cards[card].controller,
        text: textIdOf(cardOf(s, card), trigger.acts),
        target: ship,
      });
    });
};
