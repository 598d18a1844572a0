import { askFor } from '../parts/asking.ts';
import { playerOf } from '../parts/players.ts';
import type { SelectionRunner } from '../parts/runner.ts';

/** A deck is shown in the order of the deck list, so that looking tells nothing about what lies where. */
export const cards: SelectionRunner<'cards'> = {
  pick: (s, f, what) => {
    const player = playerOf(f, what.of);
    const { hand, 'draw deck': drawDeck } = s.players[player].piles;
    const pile = what.in === 'hand' ? hand : drawDeck;
    const from = what.in === 'hand' ? pile.slice() : pile.toSorted((a, b) => a - b);
    if (from.length <= what.count) return from;
    askFor(s, f, { player, from, min: what.count, max: what.count, secret: true });
    return undefined;
  },
};
