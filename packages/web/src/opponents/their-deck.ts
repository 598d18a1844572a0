import type { DeckList, StarterDeck } from '../net/api.ts';

const isLegal = ({ illegalIn }: StarterDeck, format: string): boolean => illegalIn[format] === undefined;

/** Starter decks that a format allows wholly. */
export const legalIn = (decks: readonly StarterDeck[], format: string): readonly StarterDeck[] =>
  decks.filter((deck) => isLegal(deck, format));

/** The favourite that the format allows; nobody plays the same as the person if there is another they like. */
export function favouriteOf(
  liked: readonly string[],
  decks: readonly StarterDeck[],
  format: string,
  own: string | undefined,
): StarterDeck | undefined {
  const legal = liked.flatMap((id) => legalIn(decks, format).filter((deck) => deck.id === id));
  return legal.find(({ id }) => id !== own) ?? legal[0];
}

/** What the computer plays: the deck asked for, its favourite, any other, or what is legal of one. */
export function theirDeck(
  asked: { readonly deck?: string | undefined; readonly liked: readonly string[]; readonly own: string | undefined },
  decks: readonly StarterDeck[],
  format: string,
): DeckList | undefined {
  const legal = legalIn(decks, format);
  const chosen =
    legal.find(({ id }) => id === asked.deck) ??
    favouriteOf(asked.liked, decks, format, asked.own) ??
    legal.find(({ id }) => id !== asked.own) ??
    legal[0];
  return chosen?.deck ?? decks.flatMap(({ illegalIn }) => illegalIn[format]?.without ?? [])[0];
}
