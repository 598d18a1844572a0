import { board } from './board.ts';
import { corrections } from './corrections.ts';
import { decks } from './decks.ts';
import { formats } from './formats.ts';
import { glossary } from './glossary.ts';
import { library } from './library.ts';
import { orders } from './orders.ts';
import { people } from './people.ts';
import { learn } from './learn.ts';
import { offline } from './offline.ts';
import { ruleBook } from './rule-book.ts';
import { scenes } from './scenes.ts';
import { replay } from './replay.ts';
import { sealed } from './sealed.ts';
import { settings } from './settings.ts';
import { site } from './site.ts';
import { start } from './start.ts';
import { table } from './table.ts';

/** All of the client's messages in German, by their English: a file for each part of the client. */
export const german = {
  ...board,
  ...corrections,
  ...decks,
  ...formats,
  ...glossary,
  ...library,
  ...orders,
  ...people,
  ...learn,
  ...offline,
  ...ruleBook,
  ...scenes,
  ...replay,
  ...sealed,
  ...settings,
  ...site,
  ...start,
  ...table,
} as const;

export { termForms } from './terms/term-forms.ts';
export { tableWords } from './table-words/index.ts';

export type German = typeof german;
