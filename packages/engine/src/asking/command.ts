import type { CardId } from '../contract/ids.ts';
import { none } from '../contract/ids.ts';
import type { State } from '../state/state.ts';

/** The ship moves and fights by the hands of combatants: it counts as staffed and led, matching is not asked. */
export const isCommanded = (s: State, ship: CardId): boolean => {
  const { commandedBy, controller } = s.cards[ship];
  // Somebody else who has the ship meanwhile does not command them.
  return commandedBy !== none && s.cards[commandedBy].controller === controller;
};
