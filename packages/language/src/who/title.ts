import { after, named } from '../english/phrase.ts';
import { namesTitle } from '../title.ts';
import type { WhoWord } from './word.ts';

/** Every card of that title, the colon rule included (B-1.13); what is said of a mission is said of its Mission II (B-1.16). */
export interface Title {
  readonly who: 'title';
  readonly is: string;
}

export const titled = (is: string): Title => ({ who: 'title', is });

export const titleWord: WhoWord<Title> = {
  phrase: ({ is }) => named(is),
  opposite: ({ is }) => after(() => `other than ${is}`),
  printed: ({ is }, { card }) => namesTitle(is, card.title) || (card.type === 'Mission' && card.sameAs === is),
  names: ({ is }) => [is],
  sample: (any) => titled(any.title()),
};
