import type { ActWord } from './word.ts';

/** Single card: you name a card type and point at a card in your opponent's hand; nothing else asks for a guess. */
export interface GuessCard {
  readonly act: 'guess card';
}

export const guessCard: GuessCard = { act: 'guess card' };

export const guessCardWord: ActWord<GuessCard> = {
  says: () =>
    "name a card type and point at a card in your opponent's hand; it is shown and, if of that type, discarded",
  sample: () => guessCard,
};
