import type { Judgement } from '@spaceline/engine';
import { list } from './grammar.ts';

/** What is missing of one term: "3 Diplomacy (2 there)". */
const missing = ({ says, has }: Judgement): string =>
  has === undefined || has === 0 ? says : `${says} (${has} there)`;

/** The terms that are not met, as far down as they can be named; of alternatives each. */
const lacks = (judged: Judgement): string => {
  if (judged.term === 'all') return list(judged.parts.filter(({ met }) => !met).map(lacks), 'and');
  if (judged.term === 'any') return list(judged.parts.map(lacks), 'or');
  return judged.parts.length === 1 && judged.parts[0] && judged.term === 'in'
    ? lacks(judged.parts[0])
    : missing(judged);
};

/** How a team stands before requirements or conditions: met, or what it lacks. */
export const judgementWords = (judged: Judgement): string =>
  judged.met ? 'meets the requirements' : `lacks ${lacks(judged)}`;
