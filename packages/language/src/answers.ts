import type { CardDef } from './card.ts';

/** Where a card is when it is used at an opportunity that others give: in its player's hand, or in play. */
export type AnswersFrom = 'hand' | 'play';

/** A way of playing it is open then (B-12.7). */
const isPlayed = (card: CardDef): boolean =>
  'plays' in card && (card.plays ?? []).some(({ when }) => when === 'any time' || typeof when !== 'string');

const isUsed = (card: CardDef): boolean =>
  'inPlay' in card && (card.inPlay?.rules ?? []).some((rule) => rule.rule === 'usable' && rule.limit === 'every turn');

const fetches = (card: CardDef): boolean => card.type === 'Personnel' && (card.downloads ?? []).length > 0;

/** What its players say of a title that is not written; nothing said, an interrupt does. */
const isSaidToAnswer = ({ unwritten, responds, type }: CardDef, from: AnswersFrom): boolean =>
  unwritten === true && (responds ?? (from === 'hand' && type === 'Interrupt'));

/** From where a card is ever used to respond, to suspend play or in the opponent's turn (B-12.7, B-12.17, B-27.45). */
export const answersFrom = (card: CardDef): readonly AnswersFrom[] => [
  ...(isPlayed(card) || isSaidToAnswer(card, 'hand') ? (['hand'] as const) : []),
  ...(isUsed(card) || fetches(card) || isSaidToAnswer(card, 'play') ? (['play'] as const) : []),
];
