import { formats } from './formats.ts';
import { people } from './people.ts';
import { site } from './site.ts';
import { start } from './start.ts';

/** All of the client's messages in German, by their English: a file for each part of the client. */
export const german = {
  ...formats,
  ...people,
  ...site,
  ...start,
} as const;

export type German = typeof german;
