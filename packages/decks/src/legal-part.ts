import { cardById } from '@spaceline/cards';
import { eachPart } from '@spaceline/language';
import type { Format } from '@spaceline/formats';
import type { Deck } from './deck.ts';
import { isLegal, judge } from './judge.ts';

/** A deck without the cards that make it illegal in a format; nothing, if that does not make it legal. */
export function legalPart(deck: Deck, format: Format): Deck | undefined {
  const problems = judge(deck, format);
  if (isLegal(problems)) return deck;
  const wrong = new Set(problems.filter(({ severity }) => severity === 'error').map(({ card }) => card));
  const kept = (ids: readonly string[]) => ids.filter((id) => !wrong.has(cardById(id)?.title));
  const part: Deck = eachPart((section) => kept(deck[section]));
  return isLegal(judge(part, format)) ? part : undefined;
}
