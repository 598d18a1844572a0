import type { Names } from '../words.ts';
import type { Change } from './replay.ts';
import { t } from '../i18n/t.ts';

/** What was done otherwise than planned, in a sentence. */
export function changeWords(change: Change, names: Names): string {
  switch (change.what) {
    case 'moved':
      return t('What lay under {from} lies under {to}.', {
        from: names.titleOf(change.from),
        to: names.card(change.to) ?? t('another mission'),
      });
    case 'card moved':
      return t('{title} lies under {to}.', {
        title: names.titleOf(change.card),
        to: names.card(change.to) ?? t('another mission'),
      });
    case 'left':
      return t('{title} could not be seeded.', { title: names.titleOf(change.card) });
  }
}
