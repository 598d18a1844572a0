import type { Choice, Decision, State } from '@spaceline/engine';
import { random } from './random.ts';

/**
 * How long a computer takes for a choice that others see, in milliseconds. It follows from what everybody sees: the kind
 * of question, whose turn it is, how many choices it has made in a row, and the choice itself, which is told with it. What
 * it holds in its hand, or could have done, makes no difference.
 */

const seeding: Partial<Record<Decision['kind'], number>> = {
  'cut missions': 500,
  'place mission': 700,
  'seed card': 500,
  'seed facility': 1100,
  'seed stacks': 2600,
};

/** Choices that anybody would think over. */
const weighty: Partial<Record<Choice['do'], number>> = { attempt: 700, battle: 900, report: 200, play: 300 };

const turnBegins = 1300;
const answering = 450;
const shortest = 250;

/** A number from 0.75 to 1.25 that anybody could foresee, and nobody would. */
const varied = (match: string, seq: number): number => 0.75 + random(`${match} ${seq}`).int(1_000) / 2_000;

/** `streak`: choices it has made in a row before this one: who has a plan carries it out faster. */
export function paceOf(match: string, state: State, decision: Decision, choice: Choice, streak: number): number {
  const own = state.phase === 'play' && state.active === decision.player && decision.kind === 'action';
  const base = seeding[decision.kind] ?? (own ? turnBegins * Math.max(0.35, 0.85 ** streak) : answering);
  const more = own ? (weighty[choice.do] ?? 0) : 0;
  return Math.round(Math.max(shortest, (base + more) * varied(match, state.seq)));
}
