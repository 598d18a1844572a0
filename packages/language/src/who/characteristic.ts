import { android, before } from '../english/phrase.ts';
import type { Phrase } from '../english/phrase.ts';
import { typeNouns } from '../english/terms.ts';
import type { WhoWord } from './word.ts';

export interface Characteristic {
  readonly who: 'characteristic';
  readonly is: string;
}

export const characterized = (is: string): Characteristic => ({ who: 'characteristic', is });

/** "Q-related dilemma" and "Soong-type android" say with it what they are. */
const phraseOf = (is: string): Phrase => {
  const noun = [...Object.values(typeNouns), android].find((of) => is.endsWith(` ${of.one}`));
  return noun ? { ...before(is.slice(0, -noun.one.length - 1)), noun } : before(is);
};

export const characteristicWord: WhoWord<Characteristic> = {
  phrase: ({ is }) => phraseOf(is),
  opposite: ({ is }) => before(`non-${is}`),
  printed: ({ is }, { card }) => card.characteristics.includes(is),
  sample: (any) => characterized(any.oneOf('hand weapon', 'Q-related')),
};
