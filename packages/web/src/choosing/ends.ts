import type { CardId, None, Option } from '@spaceline/engine';
import { beginsWith, endsAt, none } from '@spaceline/engine';

/** The card an option is listed under when there are too many to list at once, or -1. */
export const headOf = (option: Option): CardId | None =>
  option.do === 'choose' ? none : (beginsWith(option)[0] ?? none);

/** Whether touching the card has anything to do with the option. */
export const touches = (option: Option, card: CardId): boolean =>
  card >= 0 && (endsAt(option) === card || beginsWith(option).includes(card));

/** Where an option leads when it was begun at `from`: its target, or, begun at its target, the cards that can go there. */
export function otherEnds(option: Option, from: CardId): readonly CardId[] {
  const target = endsAt(option);
  if (target !== from) return target >= 0 ? [target] : [];
  return headOf(option) >= 0 && headOf(option) !== from ? [headOf(option)] : [];
}
