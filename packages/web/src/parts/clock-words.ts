import { many } from '../i18n/t.ts';
/** Seconds as a clock shows them: 29:05. */
export const clockWords = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

/** The same to be read aloud, in whole minutes as long as there are some. */
export const timeWords = (seconds: number): string => {
  if (seconds >= 60) return many(Math.floor(seconds / 60), '{n} minute left', '{n} minutes left');
  return many(Math.floor(seconds), '{n} second left', '{n} seconds left');
};
