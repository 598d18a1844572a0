import { byWords } from './by-words.ts';
import type { Card } from './deck.ts';
import { type Library, written } from './library.ts';
import { nearest } from './nearest.ts';

/** The written card of this title or id. */
export const findCard = (words: string): Card | undefined => written.find(words)?.card;

/** Titles somebody may have meant, likeliest first. */
export const suggestions = (words: string, most = 3, library: Library = written): readonly string[] => {
  const near = nearest(words, most, library);
  return near.length > 0 ? near : byWords(words, most, library);
};

/** The hint for words that name no card. */
export const didYouMean = (words: string, library: Library = written): string => {
  const titles = suggestions(words, 3, library);
  return titles.length
    ? `Did you mean ${titles.join(', or ')}?`
    : 'No title of the game is like it: write it as it is printed on the card.';
};
