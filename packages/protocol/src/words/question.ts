import type { Decision, View } from '@spaceline/engine';
import { segmentWords } from './course.ts';
import { decisionWords, optionWords } from './decision.ts';
import { possessive, upper } from './grammar.ts';
import type { Names } from './names.ts';
import { stepQuestion } from './stacks.ts';

/** What is asked of the reader, and what it means to pass, as a sign over the answers. */

const passOf = ({ options }: Decision) => options.find((option) => option.do === 'pass');

const actionWords = (decision: Decision, view: View, names: Names): string => {
  if (view.active !== decision.player) return `${upper(possessive(view.active, names))} turn: act or pass.`;
  return view.segment === 'card play' ? 'Play a card, or pass to go on.' : 'Give your orders, or pass to end the turn.';
};

/** The question in the words of somebody who looks at the table while reading it. */
export const questionWords = (decision: Decision, view: View, names: Names): string => {
  const stacks = decision.options.find((option) => option.do === 'seed stacks');
  if (stacks) return stepQuestion(stacks, view, names);
  switch (decision.kind) {
    case 'return fire':
      return 'Return fire, or hold it.';
    case 'by hand':
      return names.facts(decision.source)?.type === 'Mission' ? 'Judge it by hand.' : 'Carry it out by hand.';
    case 'action':
      return actionWords(decision, view, names);
    default:
      return decisionWords(decision, names);
  }
};

/** What passing does now; nothing where it is not possible. */
export const passWords = (decision: Decision, view: View, names: Names): string => {
  const option = passOf(decision);
  if (!option) return '';
  if (decision.kind === 'action' && view.active === decision.player)
    return view.segment === 'orders' ? 'End my turn' : `Done with ${segmentWords[view.segment]}`;
  return optionWords(option, names, decision.kind);
};
