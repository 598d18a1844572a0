import { advise } from '@spaceline/bots';
import { type Choice, type Decision, type Option, type State, allows, sameDeed, view } from '@spaceline/engine';
import { cardList, optionWords } from '@spaceline/protocol';
import { namesFor } from './table-talk.ts';

/** What an officer would do in the place of whoever is asked, from what they see. */
export interface Hint {
  readonly choice: Choice;
  /** The order, and why. */
  readonly text: string;
}

const orderWords = (state: State, decision: Decision, choice: Choice): string => {
  const option = decision.options.find((one) => sameDeed(one, choice));
  if (!option) return 'Pass';
  const names = namesFor(state, decision.player);
  if (option.stacks) {
    const places = (choice.stacks ?? []).map(({ cards }) => cardList(cards, names));
    return places.length > 0 ? `Seed ${places.join('; ')}` : 'Seed nothing in this step';
  }
  const { pick: _, ...bare } = option;
  const order = optionWords(bare as Option, names, decision.kind);
  return choice.cards.length > 0 ? `${order}: ${cardList(choice.cards, names)}` : order;
};

export const hintFor = (state: State, decision: Decision): Hint => {
  const { choice, why } = advise('officer', view(state, decision.player), decision, (option, cards, stacks) =>
    allows(state, option, cards, stacks),
  );
  return { choice, text: `${orderWords(state, decision, choice)}.\n  ${why()}\n  Type "do" to do it.` };
};
