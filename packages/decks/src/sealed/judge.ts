import type { Deck, Problem } from '../deck.ts';
import { counted, sections } from '../deck.ts';
import { type JudgedFormat, judge } from '../judge.ts';
import { written } from '../library.ts';

/** What is wrong with a deck that was built from the cards of a box: what the judge says, and cards it does not have. */
export function judgeSealed(deck: Deck, format: JudgedFormat, pool: readonly string[]): readonly Problem[] {
  const has = counted(pool);
  const clause = format.clauses?.find((one) => one.deck?.sealed)?.id ?? 'WS-1.1';
  const foreign = [...counted(sections.flatMap((section) => deck[section]))].flatMap(
    ([id, count]): readonly Problem[] => {
      const there = has.get(id) ?? 0;
      if (count <= there) return [];
      const title = written.find(id)?.title ?? id;
      return [
        {
          severity: 'error',
          clause,
          card: title,
          what: `the deck has ${count} of ${title}, the box ${there === 0 ? 'none' : there}`,
          hint: `Take out ${count - there}.`,
        },
      ];
    },
  );
  return [...foreign, ...judge(deck, format)];
}
