import { amongFrame } from '../english/frame.ts';
import { determined, nounOf } from '../english/phrase.ts';
import type { Who } from '../who/index.generated.ts';
import type { Among } from '../among.ts';
import { amongs } from '../among.ts';
import type { SelectionWord } from './word.ts';

/** All who fit. */
export interface Everyone {
  readonly select: 'everyone';
  readonly who: Who;
  readonly among?: Among;
}

export const everyone = (who: Who = { who: 'anyone' }): Everyone => ({ select: 'everyone', who });

export const everyoneWord: SelectionWord<Everyone> = {
  says: ({ who, among }, usual, say) => {
    const frame = amongFrame(usual, among);
    return who.who === 'anyone' ? frame.everyone : determined(say.phrase(who), 'all', frame.member, frame.place);
  },
  refers: ({ who }, frame, say) => `those ${nounOf(say.phrase(who), frame.member).many}`,
  sample: (any) => ({ select: 'everyone', who: any.who(), ...any.maybe('among', () => any.oneOf(...amongs)) }),
};
