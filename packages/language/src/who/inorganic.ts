import { after, being, personnel } from '../english/phrase.ts';
import type { WhoWord } from './word.ts';

/** Androids, by species (B-3.23), and holograms: what no disease can touch. */
export interface Inorganic {
  readonly who: 'inorganic';
}

export const inorganic: Inorganic = { who: 'inorganic' };

export const inorganicWord: WhoWord<Inorganic> = {
  phrase: () => after(being((count) => (count === 'one' ? 'an android or a hologram' : 'androids or holograms'))),
  opposite: () =>
    after((count, person) =>
      count === 'many' ? 'except androids and holograms' : `${person ? 'who' : 'that'} is neither android nor hologram`,
    ),
  noun: () => personnel,
  printed: (_, { card, person }) => {
    if (person?.species.includes('Android')) return true;
    // Whether one that shows the icon is a hologram the format says (B-28.24).
    return card.icons.includes('Holo') ? undefined : false;
  },
  sample: () => inorganic,
};
