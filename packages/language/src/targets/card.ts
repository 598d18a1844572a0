import { determined } from '../english/phrase.ts';
import type { Say } from '../say.ts';
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

/** At the same location; the place they share is not said twice. */
const besideWords = (who: Who, beside: Who, say: Say): string => {
  const { places } = say.phrase(who);
  const other = say.phrase(beside);
  const apart = { ...other, places: other.places.filter((place) => !places.includes(place)) };
  return determined(apart, 'a', say.usual(beside));
};

const words = ({ who, beside }: Card, say: Say): string =>
  `${say.who(who, 'any')}${beside ? ` beside ${besideWords(who, beside, say)}` : ''}`;

export const cardWord: TargetWord<Card> = {
  says: (target, say) => `on ${words(target, say)}`,
  named: words,
  noun: ({ who }, say) => say.noun(who),
  aim: ({ who }) => ({ who, where: 'in play' }),
  hosts: () => true,
  gives: ['target', 'ship'],
  sample: (any) => ({ target: 'card', who: any.who(), ...any.maybe('beside', any.who) }),
};
