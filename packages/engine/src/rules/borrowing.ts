import type { CardId, Player } from '../contract/ids.ts';
import { cardsAt } from '../asking/groups.ts';
import { none, opponentOf } from '../contract/ids.ts';
import { setController } from '../state/allegiance.ts';
import { emit } from '../state/kernel.ts';
import { copyCard } from '../state/copying.ts';
import type { State } from '../state/state.ts';

/** Control that a card in play gives over another player's cards (B-10.2 to B-10.7). */

const give = (s: State, cards: readonly CardId[], to: Player, by: CardId): void => {
  for (const id of cards) {
    setController(s, id, to);
    s.cards[id].takenBy = by;
    // What is on a card that changes hands stays what it was; equipment and personnel go by themselves.
    if (s.cards[id].zone === 'space' || s.cards[id].zone === 'away')
      emit(s, 'control changed', { card: id, player: to });
  }
  s.unsettled = true;
};

/** A ship with its controller's personnel and equipment aboard, or the ship alone (B-10.5); combatants are no crew (B-22.23). */
export const takeShip = (s: State, ship: CardId, to: Player, by: CardId, alone: boolean): void => {
  const from = s.cards[ship].controller;
  give(s, alone ? [ship] : [ship, ...cardsAt(s, from, ship)], to, by);
};

/** B-10.7: everything a card gave goes back where it stands once that card is gone. */
export const giveBackTaken = (s: State): void => {
  for (const id of s.play) if (isForfeit(s, id)) give(s, [id], opponentOf(s.cards[id].controller), none);
  for (const id of s.away) {
    if (!isForfeit(s, id)) continue;
    // Copies of a game share what is away.
    s.cards[id] = copyCard(s.cards[id]);
    give(s, [id], opponentOf(s.cards[id].controller), none);
  }
};

const isForfeit = (s: State, id: CardId): boolean => {
  const { takenBy } = s.cards[id];
  return takenBy !== none && !s.play.includes(takenBy) && !s.away.includes(takenBy);
};
