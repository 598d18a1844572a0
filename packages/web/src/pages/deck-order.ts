import type { StarterDeck } from '../net/api.ts';

/** Decks in the order they are offered: those wholly legal in the format first. */
export const legalFirst = (decks: readonly StarterDeck[], format: string): readonly StarterDeck[] => {
  const isLegal = ({ illegalIn }: StarterDeck): boolean => illegalIn[format] === undefined;
  return [...decks.filter(isLegal), ...decks.filter((deck) => !isLegal(deck))];
};
