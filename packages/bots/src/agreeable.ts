import { type Choice, type Decision, type Outcome, type View, choose, outcomes } from '@spaceline/engine';
import { isFair } from './fair.ts';
import { type Bot, seen } from './player.ts';

/** Bots at assisted tables: they cannot read a text that is not written, so they leave the table to whoever can. */

/**
 * Which outcome of an unwritten text is said first: the dilemma stops its victims, the requirements are not met, the
 * card is discarded. Nothing is claimed that nobody has read.
 */
const modestFirst = Object.values(outcomes).flatMap(([first, second, ...rest]): Outcome[] => [second, first, ...rest]);

/** What it cannot read it does not answer with. */
const readable = (decision: Decision): Decision => {
  const options = decision.options.filter((one) => one.do !== 'answer');
  return options.length < decision.options.length ? { ...decision, options } : decision;
};

/** Grants what is fair; whoever may not decline consents. */
const judged = (decision: Decision, view: View): Choice => {
  const asked = (verb: 'consent' | 'decline') => decision.options.find((one) => one.do === verb);
  const answer = (isFair(view) ? undefined : asked('decline')) ?? asked('consent');
  if (!answer) throw new Error(`Decision ${decision.id} is no proposal.`);
  return choose(decision, answer);
};

/** Consents to fair corrections, and never proposes one but the outcome of a text it is asked about. */
export const agreeable =
  (bot: Bot): Bot =>
  (look, decision, allows, insight) => {
    if (decision.kind === 'respond') return bot(look, readable(decision), allows, insight);
    if (decision.kind === 'consent') return judged(decision, seen(look));
    if (decision.kind !== 'by hand') return bot(look, decision, allows, insight);
    const wanted = (way: Outcome) => decision.options.find((one) => one.do === 'settle' && one.way === way);
    const [option] = modestFirst.flatMap((way) => wanted(way) ?? []);
    return option ? choose(decision, option) : bot(look, decision, allows, insight);
  };

/**
 * What is left to say of an unwritten text after the other player has declined some of it, given the last choices of
 * the game. Nothing, if all was declined: then it is for the other player to carry the text out.
 */
export const undeclined = (decision: Decision, made: readonly Choice[]): Decision | undefined => {
  if (decision.kind !== 'by hand') return decision;
  const declined = new Set<Outcome>();
  for (let at = made.length - 1; at > 0 && made[at]?.do === 'decline'; at -= 2) {
    const said = made[at - 1];
    if (said?.do !== 'settle' || said.card !== decision.source || said.player !== decision.player) break;
    declined.add(said.way);
  }
  const options = decision.options.filter((one) => one.do !== 'settle' || !declined.has(one.way));
  return options.length > 0 ? { ...decision, options } : undefined;
};

/** So many of the last choices tell what was declined. */
export const rememberedChoices = 6;
