import type { Decision, UnderWay, View } from '@spaceline/engine';
import { segmentWords } from './course.ts';
import { decisionWords, optionWords } from './decision.ts';
import { cardName, possessive, upper } from './grammar.ts';
import type { Names } from './names.ts';
import { stepQuestion } from './stacks.ts';

/** What is asked of the reader, and what it means to pass, as a sign over the answers. */

const passOf = ({ options }: Decision) => options.find((option) => option.do === 'pass');

const actionWords = (decision: Decision, view: View, names: Names): string => {
  if (view.active !== decision.player) return `${upper(possessive(view.active, names))} turn: act or pass.`;
  return view.segment === 'card play' ? 'Play a card, or pass to go on.' : 'Give your orders, or pass to end the turn.';
};

type Responses = Extract<UnderWay, { readonly is: 'responses' }>;

/** What happens that may be answered, after "Respond to"; the compiler asks for windows that are missing. */
const answerable: { readonly [To in Responses['to']]: (card: string) => string } = {
  'attempt begun': (mission) => (mission ? `the attempt at ${mission}` : 'the attempt'),
  'battle ended': () => 'the end of the battle',
  'battle initiated': () => 'the attack',
  'battle step': () => 'the battle',
  'card played': (card) => (card ? `${card} being played` : 'the card being played'),
  dilemma: (card) => card || 'the dilemma',
  draw: () => 'the draw',
  killed: (card) => (card ? `the death of ${card}` : 'the deaths'),
  'mission completed': (mission) => (mission ? `the solving of ${mission}` : 'the solving of the mission'),
  'ship destroyed': (ship) => (ship ? `the destruction of ${ship}` : 'the destruction of the ship'),
};

/** To what one may respond, named by what happens and not by the card alone. */
const respondWords = (decision: Decision, view: View, names: Names): string => {
  const open = view.underWay.findLast((one): one is Responses => one.is === 'responses');
  if (!open) return decisionWords(decision, names);
  return `Respond to ${answerable[open.to](open.card >= 0 ? cardName(open.card, names) : '')}?`;
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
    case 'respond':
      return respondWords(decision, view, names);
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
