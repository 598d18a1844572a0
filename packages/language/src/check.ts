import type { CardDef } from './card.ts';
import { checkConditions } from './check/conditions.ts';
import { peopleOf } from './check/pool.ts';
import type { Problem } from './check/problem.ts';
import { checkText } from './check/text.ts';
import { checkTitles, outsideTitles } from './check/titles.ts';

export type { Problem } from './check/problem.ts';
export { outsideTitles } from './check/titles.ts';

/** Later cards that share something every card must have for itself. */
const repeated = (
  cards: readonly CardDef[],
  keysOf: (card: CardDef) => readonly string[],
  problem: (key: string, first: CardDef) => Omit<Problem, 'card'>,
): readonly Problem[] => {
  const firsts = new Map<string, CardDef>();
  return cards.flatMap((card) =>
    keysOf(card).flatMap((key) => {
      const first = firsts.get(key);
      if (!first) firsts.set(key, card);
      return first ? [{ card: card.id, ...problem(key, first) }] : [];
    }),
  );
};

/**
 * What is wrong with the programs of a whole pool, found without running them. `outside` are titles that the pool may
 * name although it does not contain them.
 */
export const check = (cards: readonly CardDef[], outside: readonly string[] = outsideTitles): Problem[] => {
  const people = peopleOf(cards);
  const each = cards.flatMap((card) =>
    [...checkTitles(card, cards, outside), ...checkConditions(card, people), ...checkText(card)].map((finding) => ({
      card: card.id,
      ...finding,
    })),
  );
  return [
    ...repeated(
      cards,
      (card) => [card.id],
      (id, first) => ({ what: `id "${id}" is used twice`, why: `"${first.title}" has it already` }),
    ),
    ...repeated(
      cards,
      (card) => card.printed.filter(({ number }) => number > 0).map(({ set, number }) => `${set} ${number}`),
      (number, first) => ({ what: `number "${number}" is used twice`, why: `"${first.title}" has it already` }),
    ),
    ...each,
  ];
};
