import { kindOf } from '../english/combine.ts';
import { after, being, empty } from '../english/phrase.ts';
import type { WhoWord } from './word.ts';

export interface Anyone {
  readonly who: 'anyone';
}

export const anyone: Anyone = { who: 'anyone' };

export const anyoneWord: WhoWord<Anyone> = {
  phrase: () => empty,
  opposite: () => after(being((count) => `not ${kindOf(empty, count)}`)),
  printed: () => true,
  sample: () => anyone,
};
