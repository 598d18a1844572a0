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
  says: ({ card, by }, say) =>
    by
      ? `just after your opponent plays ${say.who(card, 'a')} from hand`
      : `just after ${say.who(card, 'a')} is played`,
  aim: ({ card, by }) => (by ? undefined : { who: card, where: 'played' }),
  ofIt: () => 'as it is played',
  noun: ({ card }, say) => say.noun(card),
  answers: 'it',
  sample: (any) => ({ to: 'card played', card: any.who(), ...any.maybe('by', () => 'opponent' as const) }),
};
