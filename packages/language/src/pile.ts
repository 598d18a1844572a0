import type { PileRow } from './pile-table.ts';
import { pileTable } from './pile-table.ts';

/** What follows from the table of piles. */

export type Pile = keyof typeof pileTable;
export const pileNames = Object.keys(pileTable) as readonly Pile[];
export const pileRow = (pile: Pile): PileRow => pileTable[pile];

/** The parts of a deck list, in the order in which decks are laid down. */
export type DeckPart = Exclude<(typeof pileTable)[Pile]['part'], ''>;
export type DeckPile = { [P in Pile]: (typeof pileTable)[P]['part'] extends '' ? never : P }[Pile];

const isDeckPile = (pile: Pile): pile is DeckPile => pileRow(pile).part !== '';
export const deckPiles: readonly DeckPile[] = pileNames
  .filter(isDeckPile)
  .toSorted((a, b) => pileRow(a).laid - pileRow(b).laid);
export const partOf = (pile: DeckPile): DeckPart => pileTable[pile].part;
export const deckParts: readonly DeckPart[] = deckPiles.map(partOf);

export const headingOfPart = (part: DeckPart): string =>
  deckPiles.map((pile) => pileTable[pile]).find((row) => row.part === part)?.heading ?? part;

/** One value for each pile. */
export const eachPile = <T>(value: (pile: Pile) => T): Record<Pile, T> =>
  Object.fromEntries(pileNames.map((pile) => [pile, value(pile)])) as Record<Pile, T>;

/** One value for each part of a deck. */
export const eachPart = <T>(value: (part: DeckPart) => T): Record<DeckPart, T> =>
  Object.fromEntries(deckParts.map((part) => [part, value(part)])) as Record<DeckPart, T>;
