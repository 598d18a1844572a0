import type { Choice, Decision, Option, View } from '@spaceline/engine';
import { sameDeed } from '@spaceline/engine';
import { cardList, optionWords, passWords } from '../i18n/table-words.ts';
import type { Names } from '../words.ts';
import { many, t } from '../i18n/t.ts';

export const optionOf = (decision: Decision, choice: Choice): Option | undefined =>
  decision.options.find((option) => sameDeed(option, choice));

const stackWords = ({ stacks = [] }: Choice): string => {
  const cards = stacks.reduce((sum, { cards: some }) => sum + some.length, 0);
  if (cards === 0) return t('Seed nothing in this step');
  const inStacks = many(stacks.length, 'in one stack', 'in {n} stacks');
  return many(cards, 'Seed one card {inStacks}', 'Seed {n} cards {inStacks}', { inStacks });
};

/** The order that is advised, as one would give it. */
export function hintWords(decision: Decision, choice: Choice, view: View, names: Names): string {
  const option = optionOf(decision, choice);
  if (!option || option.do === 'pass') return passWords(decision, view, names) ?? t('Pass');
  if (option.stacks) return stackWords(choice);
  const { pick: _, ...bare } = option;
  const order = optionWords(bare as Option, names, decision.kind);
  return choice.cards.length > 0 ? `${order}: ${cardList(choice.cards, names)}` : order;
}
