import type { OpenTableFacts } from '../people/api.ts';

type Clock = NonNullable<OpenTableFacts['clock']>;

export const clockWords = (clock: Clock): string =>
  clock.kind === 'game'
    ? `${clock.minutes} min each${clock.increment > 0 ? `, ${clock.increment} s more a turn` : ''}`
    : `${clock.days} ${clock.days === 1 ? 'day' : 'days'} a move`;

export const watchingWords = (watching: OpenTableFacts['watching']): string =>
  watching === 'nobody' ? 'nobody watches' : watching ? `watched ${watching} min later` : 'anybody may watch';

/** What one agrees on by sitting down, in a few words. */
export const termsWords = (table: OpenTableFacts): readonly string[] => [
  table.formatName,
  ...(table.sealed ? ['sealed: both open a box'] : []),
  ...(table.clock ? [clockWords(table.clock)] : ['no clock']),
  table.rated ? 'rated' : 'casual',
  ...(table.assisted ? ['assisted'] : []),
  ...(table.watching === undefined || table.watching === 0 ? [] : [watchingWords(table.watching)]),
];
