import type { CardId, Choice, Decision, Option, State } from '@spaceline/engine';
import { allows, apply, choose, clone, decisions, isRefusal } from '@spaceline/engine';

/** Counts what can happen from a position: every choice, every choice after that, and so on. */

/** All parts of a list with so many members, in the order of the list. */
const parts = (from: readonly CardId[], min: number, max: number): CardId[][] => {
  const grow = (at: number, taken: CardId[]): CardId[][] => {
    const here = taken.length >= min ? [taken] : [];
    if (taken.length === max) return here;
    const more = from.slice(at).flatMap((id, i) => grow(at + i + 1, [...taken, id]));
    return [...here, ...more];
  };
  return grow(0, []);
};

const waysOf = (s: State, decision: Decision, option: Option): Choice[] => {
  if (!option.pick) return [choose(decision, option)];
  const { from, min, max } = option.pick;
  return parts(from, min, Math.min(max, from.length))
    .filter((cards) => allows(s, option, cards))
    .map((cards) => choose(decision, option, cards));
};

/** Every choice that can be made now, with every set of cards it may take along. */
const choicesAt = (s: State): Choice[] => decisions(s).flatMap((d) => d.options.flatMap((o) => waysOf(s, d, o)));

/** How many lines of play of this length there are. A game that ends earlier is a line of its own. */
export const countLines = (s: State, depth: number): number => {
  if (depth === 0) return 1;
  const choices = choicesAt(s);
  if (choices.length === 0) return 1;
  let lines = 0;
  for (const choice of choices) {
    const after = clone(s);
    const result = apply(after, choice);
    if (isRefusal(result)) throw new Error(`A listed choice is refused: ${JSON.stringify(choice)} [${result.clause}]`);
    lines += countLines(after, depth - 1);
  }
  return lines;
};
