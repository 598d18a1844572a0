import { card } from '../english/phrase.ts';
import { numberWord } from '../english/words.ts';
import type { Who } from '../who/index.generated.ts';
import type { ActWord } from './word.ts';

/** From your hand or draw deck into play at once, by the normal rules but for the card play (B-27.44). */
export interface Download {
  readonly act: 'download';
  readonly who: Who;
  readonly most: number;
}

export const downloads = (who: Who, most = 1): Download => ({ act: 'download', who, most });

export const downloadWord: ActWord<Download> = {
  says: ({ who, most }, _, say) =>
    `download ${most === 1 ? '' : `up to ${numberWord(most)} of `}${say.who(who, 'all', card)} from your hand or draw deck`,
  sample: (any) => downloads(any.who(), any.number(1, 4)),
};
