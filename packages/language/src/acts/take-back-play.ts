import type { ActWord } from './word.ts';

/** Single card: the card being played goes back to the hand and another one must take its place. */
export interface TakeBackPlay {
  readonly act: 'take back play';
}

export const takeBackPlay: TakeBackPlay = { act: 'take back play' };

export const takeBackPlayWord: ActWord<TakeBackPlay> = {
  says: () => "return that card to its player's hand; they must play a different card in its place if they can",
  needs: () => ['response'],
  sample: () => takeBackPlay,
};
