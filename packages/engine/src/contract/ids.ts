/**
 * Numbers that name things. They are numbers at run time and cost nothing; the mark exists only for the compiler, so
 * that a card cannot be taken for a location, nor a text for a card.
 */
declare const names: unique symbol;

/** A physical card: a number that stays with it for the whole game (B-2.16). */
export type CardId = number & { readonly [names]?: 'card' | 'location' };

/**
 * A place on a spaceline. It is named by the card that makes it (B-9.1), so that its number is that card's, too: a
 * location may stand where its card is meant, a card never where a location is.
 */
export type LocationId = number & { readonly [names]?: 'location' };

/** One text of a card in the pool: its own, its second half's, a trigger's or an alternative's. */
export type TextId = number & { readonly [names]?: 'text' };

/** A union of two literals, which no marked number is assignable to: it needs no mark of its own. */
export type Player = 0 | 1;

/** Nothing where a card, location or player could be: `CardId | None` says where that may be. */
export type None = -1 & LocationId;
export const none = -1 as None;

/** For numbers that come from outside: a message, a file, a deck laid down, a test. */
export const cardId = (number: number): CardId => number as CardId;
export const locationId = (number: number): LocationId => number as LocationId;
export const textId = (number: number): TextId => number as TextId;

export const opponentOf = (player: Player): Player => (player === 0 ? 1 : 0);
