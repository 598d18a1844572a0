import type { PlayerWord } from '../player-word.ts';
import { deckOf, playerWords } from '../player-word.ts';
import type { ActWord } from './word.ts';

/** Shuffles a draw deck. */
export interface Shuffle {
  readonly act: 'shuffle';
  readonly who: PlayerWord;
}

export const shuffleDeck = (who: PlayerWord): Shuffle => ({ act: 'shuffle', who });

export const shuffleWord: ActWord<Shuffle> = {
  says: ({ who }) => `shuffle ${deckOf[who]}`,
  needs: ({ who }) => (who === 'chosen' ? ['player'] : []),
  sample: (any) => shuffleDeck(any.oneOf(...playerWords)),
};
