import { choose, mostOf } from '@spaceline/engine';
import type { Choice, Decision, View } from '@spaceline/engine';
import type { Step } from './lesson.ts';
import { tableOf } from './lesson.ts';

/** What a step asks for, done as its order says. */
export function shown(step: Step, decision: Decision, view: View): Choice | undefined {
  const [option] = decision.options;
  if (step.kind !== 'do' || !option) return undefined;
  const { defOf } = tableOf(view);
  const { who } = step;
  const named = option.pick?.from.filter((card) => who?.includes(defOf(card))) ?? [];
  return choose(decision, option, option.pick && named.length === 0 ? mostOf(option.pick) : named);
}
