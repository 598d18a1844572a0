import type { CardDef } from '@spaceline/language';
import type { Random } from './random.ts';

/** How often cards come in boxes. */

/** Beside a rare one: eleven commons of a pack, three uncommons, one rare; premium cards are few. */
const shares: Readonly<Record<string, number>> = { C: 10, U: 3, R: 1, P: 11 };

const shareInBoxes = ({ printed }: CardDef): number => shares[printed[0]?.rarity ?? 'R'] ?? 1;

const fine = 1_000_000;

/** In an order in which what comes often comes first more often. */
export const asInBoxes = <T extends CardDef>(cards: readonly T[], dice: Random): readonly T[] =>
  cards
    .map((card) => ({ card, late: -Math.log((1 + dice.int(fine)) / (1 + fine)) / shareInBoxes(card) }))
    .toSorted((a, b) => a.late - b.late)
    .map(({ card }) => card);
