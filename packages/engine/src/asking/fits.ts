import type { CardDef, Who } from '@spaceline/language';
import { asPrinted, cardJudgedBy } from '@spaceline/language';
import type { CardId, Player } from '../contract/ids.ts';
import type { Prepared } from '../state/pool.ts';
import type { State } from '../state/state.ts';
import { cardOf } from './cards.ts';
import { answer, cardAnswer, planOf, seenAnswer, tableOf } from './plan.ts';
import { attributeOf, personLevels } from './values.ts';
import type { Asking } from './who/word.ts';

/** Questions about one card on the table (chapter 5). */

const onTable: Asking = {
  levelsOf: personLevels,
  attributeOf,
  fits: (s, who, id, you) => fits(s, who, id, you),
};

/** Whether one individual of a card fits, or a card that is no personnel (B-24.7). */
export const fitsIndividual = (s: State, who: Who, id: CardId, individual: number, you: Player): boolean =>
  answer(planOf(s, who), s, id, individual, you, onTable);

/** Whether a card fits; on a personnel, whether one of its individuals does. `you` is the player the text speaks to. */
export const fits = (s: State, who: Who, id: CardId, you: Player): boolean =>
  who.who === 'anyone' || cardAnswer(planOf(s, who), s, id, you, onTable);

/** Whether a card fits that shows another face than its own: the half of a combo that is faced (B-27.30). */
export const fitsAs = (s: State, who: Who, id: CardId, you: Player, def: CardDef): boolean =>
  def === cardOf(s, id).def
    ? fits(s, who, id, you)
    : cardJudgedBy(who, def, tableOf(s, id, you, onTable, false)) === true;

/**
 * Whether a card whose face both players see fits as far as they can tell. What only its player knows may be so: whether
 * somebody is asked must not depend on it.
 */
export const mayFit = (s: State, who: Who, id: CardId, you: Player, def: CardDef = cardOf(s, id).def): boolean =>
  (def === cardOf(s, id).def
    ? seenAnswer(planOf(s, who), s, id, you, onTable)
    : cardJudgedBy(who, def, tableOf(s, id, you, onTable, true))) !== false;

/** Whether a card fits by what is printed on it, its numbers included. */
export const fitsPrinted = ({ def }: Prepared, who: Who): boolean => cardJudgedBy(who, def, asPrinted) === true;
