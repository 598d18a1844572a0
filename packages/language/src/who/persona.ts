import { after, named } from '../english/phrase.ts';
import type { WhoWord } from './word.ts';

/** Any card of that person (B-4.10); on a dual-personnel card each is one of their own (B-27.17). */
export interface Persona {
  readonly who: 'persona';
  readonly is: string;
}

export const persona = (is: string): Persona => ({ who: 'persona', is });

export const personaWord: WhoWord<Persona> = {
  phrase: ({ is }) => named(is),
  opposite: ({ is }) => after(() => `other than ${is}`),
  printed: ({ is }, { card, at }) => {
    if (card.type !== 'Personnel') return false;
    return card.individuals.length > 1 ? card.personas[at] === is : card.personas.includes(is);
  },
  names: ({ is }) => [is],
  sample: (any) => persona(any.title()),
};
