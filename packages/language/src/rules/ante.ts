import type { RuleWord } from './word.ts';

/** The winner is shown a card of the loser (B-26.11). Single card: nothing else happens after the game. */
export interface Ante {
  readonly rule: 'ante';
}

export const ante: Ante = { rule: 'ante' };

export const anteWord: RuleWord<Ante> = {
  says: () => "the winner of the game is shown a random card of the loser's seed or draw deck",

  sample: () => ({ rule: 'ante' }),
};
