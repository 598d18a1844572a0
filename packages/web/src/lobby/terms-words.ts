import type { OpenTableFacts } from '../people/api.ts';
import { many, t } from '../i18n/t.ts';

type Clock = NonNullable<OpenTableFacts['clock']>;

export const clockWords = (clock: Clock): string =>
  clock.kind === 'game'
    ? clock.increment > 0
      ? t('{minutes} min each, {seconds} s more a turn', { minutes: clock.minutes, seconds: clock.increment })
      : t('{minutes} min each', { minutes: clock.minutes })
    : many(clock.days, '{n} day a move', '{n} days a move');

export const watchingWords = (watching: OpenTableFacts['watching']): string =>
  watching === 'nobody'
    ? t('nobody watches')
    : watching
      ? t('watched {watching} min later', { watching })
      : t('anybody may watch');

/** What one agrees on by sitting down, in a few words. */
export const termsWords = (table: OpenTableFacts): readonly string[] => [
  table.formatName,
  ...(table.sealed ? [t('sealed: both open a box')] : []),
  ...(table.clock ? [clockWords(table.clock)] : [t('no clock')]),
  table.rated ? t('rated') : t('casual'),
  ...(table.assisted ? [t('assisted')] : []),
  ...(table.watching === undefined || table.watching === 0 ? [] : [watchingWords(table.watching)]),
];
