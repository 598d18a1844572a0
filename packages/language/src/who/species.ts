import { after, android, before, empty, personnel } from '../english/phrase.ts';
import { isPeople } from '../facts.ts';
import type { WhoWord } from './word.ts';

/** Each of the species somebody is of (B-3.21). Single card: a fact of every personnel, which one text of Premiere asks for. */
export interface Species {
  readonly who: 'species';
  readonly is: string;
}

export const ofSpecies = (is: string): Species => ({ who: 'species', is });

export const speciesWord: WhoWord<Species> = {
  // A bare people's name means affiliation or species (B-6.9), so a species of that name has to say that it is one.
  phrase: ({ is }) => {
    if (is === 'Android') return { ...empty, noun: android };
    return isPeople(is) ? after(() => `of ${is} species`) : before(is);
  },
  opposite: ({ is }) => (isPeople(is) ? after(() => `not of ${is} species`) : before(`non-${is}`)),
  noun: () => personnel,
  printed: ({ is }, { person }) => person?.species.includes(is) ?? false,
  sample: (any) => ofSpecies(any.oneOf('Human', 'Klingon', 'Android')),
};
