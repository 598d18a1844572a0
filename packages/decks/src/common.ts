import { type Format, sealedRules } from '@spaceline/formats';
import type { Deck } from './deck.ts';
import { openBox, poolOf } from './sealed/box.ts';
import { buildSealed } from './sealed/build.ts';
import { legalStarters } from './starters/index.ts';

/** Boxes opened as examples of what sealed decks are like. */
const exampleBoxes = ['1', '2', '3', '4', '5', '6'].map((digit) => digit.repeat(64));

let examples: readonly Deck[] | undefined;

/** Decks that everybody knows of: the starter decks, or where decks are built from boxes, a few such. */
export const commonDecks = (format: Format): readonly Deck[] =>
  sealedRules(format)
    ? (examples ??= exampleBoxes.map((seed) => buildSealed(poolOf(openBox(seed)))))
    : legalStarters(format).map(({ deck }) => deck);
