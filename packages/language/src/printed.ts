import type { CardDef } from './card.ts';
import type { Who } from './who/index.generated.ts';
import { whoWords } from './who/index.generated.ts';
import type { AskingWord, CombiningWord, Face, Verdict, WhoWord } from './who/word.ts';

/**
 * The one reading of a question about a card: by what is printed, and by `table` where that does not decide it. Static
 * checks, windows, verdicts and the full answer differ only in what they know of the table. It is three-valued, so that
 * what is not known stays unknown under `not`.
 */

/** What somebody knows of a question that print leaves open. */
export type Table = (who: Who, word: AskingWord<Who>, face: Face) => Verdict;

const nothing: Table = () => undefined;

export const whoWordOf = (who: Who): WhoWord<Who> => whoWords[who.who];

export const isCombining = (word: WhoWord<Who>): word is CombiningWord<Who> => 'combines' in word;

export const not = (verdict: Verdict): Verdict => (verdict === undefined ? undefined : !verdict);

/** No, if any is no; unknown, if any is unknown. */
const every = (parts: readonly Who[], read: (part: Who) => Verdict): Verdict => {
  let all: Verdict = true;
  for (const part of parts) {
    const verdict = read(part);
    if (verdict === false) return false;
    if (verdict === undefined) all = undefined;
  }
  return all;
};

export const judgedBy = (who: Who, face: Face, table: Table = nothing): Verdict => {
  const word = whoWordOf(who);
  if (!isCombining(word)) return word.printed(who, face) ?? table(who, word, face);
  const parts = word.parts(who);
  switch (word.combines) {
    case 'all':
      return every(parts, (part) => judgedBy(part, face, table));
    case 'any':
      return not(every(parts, (part) => not(judgedBy(part, face, table))));
    case 'not':
      return not(every(parts, (part) => judgedBy(part, face, table)));
  }
};

/** Each person of a personnel card; any other card is asked as a whole (B-24.7). */
export const facesOf = (card: CardDef): readonly Face[] =>
  card.type === 'Personnel'
    ? card.individuals.map((person, at) => ({ card, person, at }))
    : [{ card, person: undefined, at: 0 }];

/** A card fits if one of its individuals does; it is known not to if that is known of each (B-27.22). */
export const cardJudgedBy = (who: Who, card: CardDef, table: Table = nothing): Verdict => {
  let any: Verdict = false;
  for (const face of facesOf(card)) {
    const verdict = judgedBy(who, face, table);
    if (verdict === true) return true;
    if (verdict === undefined) any = undefined;
  }
  return any;
};

/** Numbers as they are printed, and nothing else of the table. */
export const asPrinted: Table = (who, word, face) => word.asPrinted?.(who, face);
