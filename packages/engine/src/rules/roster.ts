import type { Aboard } from '../state/frame.ts';
import type { CardId } from '../contract/ids.ts';
import { at } from '../state/placed.ts';
import type { State } from '../state/state.ts';

/** Everybody and everything aboard a ship, as they are now. */
export const rosterOf = (s: State, ship: CardId): Aboard[] =>
  at(s, ship).map((card) => {
    const { controller, affiliation, stopped } = s.cards[card];
    return { card, controller, affiliation, stopped };
  });
