import type { Who } from '../who/index.generated.ts';
import type { TargetWord } from './word.ts';

/** A card in play that fits. */
export interface Card {
  readonly target: 'card';
  readonly who: Who;
  /** Another card at the same location that must fit. */
  readonly beside?: Who;
}

/** "Plays on ship" (B-29.4); without `yours` it is either player's, "any ship" (B-29.37). */
export const onCard = (who: Who, more: { readonly beside?: Who } = {}): Card => ({ target: 'card', who, ...more });

export const cardWord: TargetWord<Card> = {
  says: ({ who, beside }, say) =>
    `on ${say.who(who, 'any')}${beside ? ` at the location of ${say.who(beside, 'a')}` : ''}`,
  noun: ({ who }, say) => say.noun(who),
  stays: ' and stays there',
  hosts: () => true,
  gives: ['target', 'ship'],
  sample: (any) => ({ target: 'card', who: any.who(), ...any.maybe('beside', any.who) }),
};
