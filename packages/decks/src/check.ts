import { advise } from './advice.ts';
import { type Problem, sections } from './deck.ts';
import { type JudgedFormat, judge } from './judge.ts';
import { type Library, written } from './library.ts';
import { type ReadDeck, readLines } from './read.ts';

/** Reads and judges a deck list at once: all problems, those of a card with the line that names it. */
export const checkDeck = (source: unknown, format: JudgedFormat, library: Library = written): ReadDeck => {
  const { lines, problems, ...read } = readLines(source, library);
  const atLine = (problem: Problem): Problem => {
    const { card, section } = problem;
    if (card === undefined) return problem;
    // A name that tells it from other cards of its title is no title.
    const id = library.find(card)?.id ?? card;
    const named = (section ? [section] : sections).flatMap(
      (part) => lines[part].get(card) ?? lines[part].get(id) ?? [],
    );
    return named.length === 0 ? problem : { ...problem, line: Math.min(...named) };
  };
  const ruled = [...judge(read.deck, format, library), ...advise(read.deck, library)];
  return { ...read, problems: [...problems, ...ruled.map(atLine)] };
};
