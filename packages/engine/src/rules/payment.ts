import type { Payment } from '@spaceline/language';
import { classified } from '@spaceline/language';
import { fitsPrinted } from '../asking/fits.ts';
import { gearWith } from '../asking/groups.ts';
import type { CardId } from '../contract/ids.ts';
import type { State } from '../state/state.ts';
import { rulesOn } from '../state/topics.ts';
import { cardOf } from '../asking/cards.ts';

/** Whoever has the demanded skill only by a piece of equipment cannot leave without it: that goes, too. */
const alsoPaid = (s: State, payment: Payment, id: CardId): readonly CardId[] => {
  const { discard } = payment;
  if (discard.who !== 'skill' || fitsPrinted(cardOf(s, id), discard)) return [];
  const giver = gearWith(s, [id]).find((gear) =>
    rulesOn(cardOf(s, gear), 'gives skill').some(
      (rule) => rule.skill === discard.skill && fitsPrinted(cardOf(s, id), classified(rule.to)),
    ),
  );
  return giver === undefined ? [] : [giver];
};

/** Everything that the chosen cards cost. */
export const priceOf = (s: State, payment: Payment | undefined, cards: readonly CardId[]): readonly CardId[] =>
  payment ? [...new Set(cards.flatMap((id) => [id, ...alsoPaid(s, payment, id)]))] : cards;
