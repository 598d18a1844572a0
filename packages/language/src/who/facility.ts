import type { FacilityCard } from '../card.ts';
import { after, being, empty } from '../english/phrase.ts';
import { noun } from '../english/words.ts';
import type { Noun } from '../english/words.ts';
import type { WhoWord } from './word.ts';

/** A facility of that kind. */
export interface Facility {
  readonly who: 'facility';
  readonly is: FacilityCard['kind'];
}

export const facility = (is: FacilityCard['kind']): Facility => ({ who: 'facility', is });

const nouns = {
  Outpost: noun('outpost'),
  Station: noun('station'),
  Headquarters: noun('headquarters', 'headquarters'),
} satisfies { [K in FacilityCard['kind']]: Noun };

export const facilityWord: WhoWord<Facility> = {
  phrase: ({ is }) => ({ ...empty, noun: nouns[is] }),
  opposite: ({ is }) => after(being((count) => (count === 'one' ? `no ${nouns[is].one}` : `no ${nouns[is].many}`))),
  printed: ({ is }, { card }) => card.type === 'Facility' && card.kind === is,
  sample: () => facility('Outpost'),
};
