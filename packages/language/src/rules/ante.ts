import type { RuleWord } from './word.ts';

/** The winner is shown a card of the loser (B-26.11). Single card: nothing else happens after the game. */
export interface Ante {
  readonly rule: 'ante';
}

export const ante: Ante = { rule: 'ante' };

export const anteWord: RuleWord<Ante> = {
  says: () =>
    "when the game is won, the winner is shown a card chosen at random from the loser's seed deck and draw deck",

  sample: () => ({ rule: 'ante' }),
};
