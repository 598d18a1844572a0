import { after, being, empty, personnel } from '../english/phrase.ts';
import type { Affiliation } from '../facts.ts';
import { isPeople } from '../facts.ts';
import type { WhoWord } from './word.ts';

/** A bare people's name in text: affiliation or species (B-6.9), or what a card with neither stands for (B-20.13). */
export interface People {
  readonly who: 'people';
  readonly is: Affiliation;
}

export const ofPeople = (is: Affiliation): People => ({ who: 'people', is });

export const peopleWord: WhoWord<People> = {
  phrase: ({ is }) => ({ ...empty, peoples: [is] }),
  opposite: ({ is }) => after(being(() => `not ${is}`)),
  noun: () => personnel,
  printed: ({ is }, { card, person }) => {
    if (card.people === is || (isPeople(is) && person?.species.includes(is))) return true;
    return 'affiliations' in card ? undefined : false;
  },
  sample: (any) => ofPeople(any.affiliation()),
};
