import type { FacilityCard } from '../card.ts';
import { after, being, empty } from '../english/phrase.ts';
import { facilityNouns } from '../english/terms.ts';
import type { WhoWord } from './word.ts';

/** A facility of that kind. */
export interface Facility {
  readonly who: 'facility';
  readonly is: FacilityCard['kind'];
}

export const facility = (is: FacilityCard['kind']): Facility => ({ who: 'facility', is });

export const facilityWord: WhoWord<Facility> = {
  phrase: ({ is }) => ({ ...empty, noun: facilityNouns[is] }),
  opposite: ({ is }) =>
    after(being((count) => (count === 'one' ? `no ${facilityNouns[is].one}` : `no ${facilityNouns[is].many}`))),
  printed: ({ is }, { card }) => card.type === 'Facility' && card.kind === is,
  sample: () => facility('Outpost'),
};
