import type { CardId, Player } from '../contract/ids.ts';
import { speakersOf } from '../state/memory.ts';
import { hasSeen } from '../state/seen.ts';
import type { State } from '../state/state.ts';
import { isHidden } from './hidden.ts';

/** Whether the rules show a card to a player where it lies now (B-2.2, B-2.3, B-8.5, B-13.34, B-13.38). */
const liesOpen = (s: State, player: Player, id: CardId): boolean => {
  switch (s.cards[id].zone) {
    case 'hand':
      return s.players[player].piles.hand.includes(id) || speakersOf(s, 'open hands').length > 0;
    case 'draw deck':
    case 'mission pile':
    case 'seed deck':
    case 'under mission':
    case 'inside mission':
      return false;
    default:
      return !isHidden(s, id, player);
  }
};

/** Whether a player may know that a number names this card: own cards, what lies open, and what has been looked at. */
export const isKnownTo = (s: State, player: Player, id: CardId): boolean =>
  s.cards[id] !== undefined && (s.fixed.owner[id] === player || liesOpen(s, player, id) || hasSeen(s, player, id));
