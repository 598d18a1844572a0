import { namedBesides } from './names.ts';
import { checkDeck } from './check.ts';
import { type Problem, problemWords } from './deck.ts';
import { type JudgedFormat, isLegal, plainIn, unwrittenIn } from './judge.ts';
import type { Library } from './library.ts';

/** Problems told of one deck, so that an answer is not many times as long as its question. */
const mostProblems = 500;

const told = (problems: readonly Problem[]) => {
  const rest = problems.length - mostProblems;
  const more = { severity: 'error' as const, words: `There are ${rest} more problems.` };
  return [
    ...problems.slice(0, mostProblems).map((problem) => ({
      severity: problem.severity,
      words: problemWords(problem),
      ...(problem.line === undefined ? {} : { line: problem.line }),
      ...(problem.meant ? { meant: problem.meant, card: problem.card } : {}),
    })),
    ...(rest > 0 ? [more] : []),
  ];
};

/** A deck list as it is told: what was read, what the judge says, and at which tables it can be played. */
export function reportOn(text: string, format: JudgedFormat, library: Library) {
  const { deck, besides, problems } = checkDeck(text, format, library);
  return {
    deck,
    legal: isLegal(problems),
    // Those of A-1 are told as `unwritten`.
    problems: told(problems.filter(({ clause }) => clause !== 'A-1')),
    // Side decks and cards put aside are kept with the list, and no game uses them yet.
    besides: namedBesides(besides, library),
    plain: plainIn(deck, library),
    unwritten: unwrittenIn(deck, library).map((title) => ({ title, type: library.find(title)?.type ?? '' })),
  };
}
