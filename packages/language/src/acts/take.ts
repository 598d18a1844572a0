import { card } from '../english/phrase.ts';
import { howMany } from '../english/words.ts';
import { deckOf } from '../player-word.ts';
import type { Selection } from '../selections/index.generated.ts';
import type { ActWord } from './word.ts';

/**
 * Into your hand: "exchange this card", "regenerates" (B-29.25). A card being played goes back to its player's hand, and
 * another one must take its place.
 */
export interface Take {
  readonly act: 'take';
  readonly what: Selection;
}

export const takeIntoHand = (what: Selection): Take => ({ act: 'take', what });

export const takeWord: ActWord<Take> = {
  says: ({ what }, frame, say) => {
    if (what.select === 'response') return 'return it to hand; they must play a different card instead if they can';
    if (what.select !== 'cards' || what.in !== 'draw deck') return `take ${say.selection(what, frame)} into hand`;
    const deck = deckOf[what.of];
    return `take any ${howMany(what.count, card)} from ${deck} into hand`;
  },
  sample: (any) => takeIntoHand(any.selection()),
};
