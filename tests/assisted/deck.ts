import { readDeck } from '@spaceline/decks';
import { everyTitle } from '@spaceline/decks/catalogue';
import { readFileSync } from 'node:fs';

/** A legal starter deck in which some titles have given way to others that are not written. */

const starter = readFileSync(new URL('../../decks/federation.deck', import.meta.url), 'utf8');

/** Lines of the starter deck, and what stands there instead. */
const instead = {
  'Study Nebula': 'Diplomatic Conference',
  Archer: 'Alien Labyrinth',
  Data: 'Kira Nerys',
} as const;

export const unwrittenTitles = Object.values(instead);

export const strangeDeckText = Object.entries(instead).reduce(
  (text, [line, title]) => text.replace(`\n${line}\n`, `\n${title}\n`),
  starter,
);

export const strangeDeck = readDeck(strangeDeckText, everyTitle()).deck;
