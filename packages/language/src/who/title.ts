import { after, named } from '../english/phrase.ts';
import { withArticle } from '../english/words.ts';
import { namesTitle } from '../title.ts';
import type { WhoWord } from './word.ts';

/** Every card of that title, the colon rule included (B-1.13); what is said of a mission is said of its Mission II (B-1.16). */
export interface Title {
  readonly who: 'title';
  readonly is: string;
  /** Several cards bear it, so that it is a kind of card rather than a name. */
  readonly several?: true;
}

export const titled = (is: string): Title => ({ who: 'title', is });
/** Any card of several that bear that title: "a Treaty". */
export const oneTitled = (is: string): Title => ({ who: 'title', is, several: true });

export const titleWord: WhoWord<Title> = {
  phrase: ({ is, several }) => ({ ...named(is), ...(several ? { several } : {}) }),
  opposite: ({ is, several }) => after(() => `other than ${several ? withArticle(is) : is}`),
  printed: ({ is }, { card }) => namesTitle(is, card.title) || (card.type === 'Mission' && card.sameAs === is),
  names: ({ is }) => [is],
  sample: (any) => titled(any.title()),
};
