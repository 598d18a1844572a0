import type { Who } from '../who/index.generated.ts';
import type { WindowWord } from './word.ts';

/** A card is being played; its type is the one it is played as. */
export interface CardPlayed {
  readonly to: 'card played';
  readonly card: Who;
  readonly by?: 'opponent';
}

export const cardPlayed = (card: Who, by?: 'opponent'): CardPlayed =>
  by ? { to: 'card played', card, by } : { to: 'card played', card };

export const cardPlayedWord: WindowWord<CardPlayed> = {
  says: ({ card, by }, say) => `in response to ${say.who(card, 'a')} being played${by ? ' by your opponent' : ''}`,
  noun: ({ card }, say) => say.noun(card),
  answers: 'that play',
  sample: (any) => ({ to: 'card played', card: any.who(), ...any.maybe('by', () => 'opponent' as const) }),
};
