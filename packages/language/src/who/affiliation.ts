import { after, empty } from '../english/phrase.ts';
import type { Affiliation as Name } from '../facts.ts';
import type { WhoWord } from './word.ts';

/** The affiliation only (B-6.10): in play the one a card has now (B-6.29), at rest each of those it shows (B-6.15). */
export interface Affiliation {
  readonly who: 'affiliation';
  readonly is: Name;
}

export const ofAffiliation = (is: Name): Affiliation => ({ who: 'affiliation', is });

export const affiliationWord: WhoWord<Affiliation> = {
  phrase: ({ is }) => ({ ...empty, allied: [is] }),
  opposite: ({ is }) => after(() => `not of ${is} affiliation`),
  printed: (_, { card }) => ('affiliations' in card ? undefined : false),
  sample: (any) => ofAffiliation(any.affiliation()),
};
