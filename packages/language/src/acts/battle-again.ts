import { personnel } from '../english/phrase.ts';
import { numberWord } from '../english/words.ts';
import type { Who } from '../who/index.generated.ts';
import type { ActWord } from './word.ts';

/** Single card: those of yours who are left and fit battle the other survivors at once, stopped or not (B-20.53). */
export interface BattleAgain {
  readonly act: 'battle again';
  readonly with: Who;
  readonly times: number;
}

export const battleAgain = (fighters: Who, times: number): BattleAgain => ({
  act: 'battle again',
  with: fighters,
  times,
});

const multiples: Readonly<Record<number, string>> = {
  1: '',
  2: ' with double STRENGTH',
  3: ' with triple STRENGTH',
};

export const battleAgainWord: ActWord<BattleAgain> = {
  says: ({ with: fighters, times }, _, say) => {
    const factor = multiples[times] ?? ` with ${numberWord(times)} times their STRENGTH`;
    return `your surviving ${say.kind(fighters, 'many', personnel)} (even if stopped) battle the opposing survivors again${factor}`;
  },
  needs: () => ['response'],
  sample: (any) => battleAgain(any.who(), any.number()),
};
