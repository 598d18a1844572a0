import { type Choice, type Decision, type Known, type State, type View, allows as allowsAt } from '@spaceline/engine';
import { type Mind, advised } from '../officer/levels.ts';
import type { Allows, Beliefs, Bot } from '../player.ts';
import { seen } from '../player.ts';
import { type Style, officerStyle } from '../officer/style.ts';
import { isSeeding } from '../seeding/index.ts';
import { type BelievedSeeds, believedSeeds } from './believed-seeds.ts';
import { expectedPeople } from './beliefs.ts';
import { plannerIn } from './planning.ts';
import { type Effort, bestWay, guessed } from './search.ts';
import { type Way, asUsual, informed, styleOf, waysAt } from './ways.ts';

/** The officer, who before giving orders plays the turn through on tables that could be the one played. */

/** What a captain keeps in mind from one choice to the next: plain data. */
export interface CaptainMind {
  readonly turn: number;
  readonly made: number;
  readonly tried: readonly string[];
  /** How this turn is played, and at what point of it that was decided. */
  readonly way: Way;
  readonly decided: string;
}

export const newMind: CaptainMind = { turn: -1, made: 0, tried: [], way: asUsual, decided: '' };

/** Plain data but for the pool and the format, which whoever asks knows by name. */
export interface Question {
  readonly known: Known;
  readonly decision: Decision;
  readonly beliefs: Beliefs;
  readonly seed: string;
  readonly mind?: CaptainMind;
  readonly effort?: Effort;
}

export interface Thought {
  readonly choice: Choice;
  /** One plain sentence. */
  readonly why: string;
  readonly mind: CaptainMind;
}

const usualEffort: Effort = { choices: 1000, turns: 8 };

interface Asked {
  readonly view: View;
  readonly known: () => Known;
  readonly decision: Decision;
  readonly allows: Allows;
  readonly beliefs: Beliefs;
  readonly seed: string;
  readonly effort: Effort;
  readonly base: Style;
}

/**
 * Orders are worth a thought: before the first of a turn, and again after each attempt. Where players carry out texts by
 * agreement nobody can play ahead.
 */
const momentOf = ({ view, decision }: Asked, mind: Mind): string | undefined =>
  !view.assisted &&
  decision.kind === 'action' &&
  view.phase === 'play' &&
  view.segment === 'orders' &&
  view.active === decision.player &&
  decision.options.length > 1
    ? `${view.turn} ${[...mind.tried].filter((key) => /^\d/.test(key)).length}`
    : undefined;

const wayAt = (asked: Asked, mind: Mind, moment: string, last: Way, under: BelievedSeeds | undefined): Way => {
  if (asked.effort.choices === 0) return asUsual;
  const ways = waysAt(asked.view, asked.decision.player, mind.tried, under, asked.base);
  if (ways.length < 2) return asUsual;
  const { beliefs, effort, base } = asked;
  const position = { known: asked.known(), beliefs, mind, seed: `${asked.seed}/${moment}`, last, under, base };
  return bestWay(position, ways, effort);
};

const think = (asked: Asked, before: CaptainMind): Omit<Thought, 'why'> & { readonly why: () => string } => {
  const { view, decision } = asked;
  const fresh = view.turn !== before.turn;
  const mind: Mind = { turn: view.turn, made: fresh ? 0 : before.made, tried: new Set(fresh ? [] : before.tried) };
  const moment = momentOf(asked, mind);
  const under =
    view.phase === 'play' && !view.assisted ? believedSeeds(view, decision.player, asked.beliefs) : undefined;
  const way =
    moment === undefined || moment === before.decided ? before.way : wayAt(asked, mind, moment, before.way, under);
  const expects = isSeeding(decision) ? expectedPeople(view, decision.player, asked.beliefs) : undefined;
  // Until it is decided how this turn is played we remember how we played the last one, but play as usual.
  const decided = (moment ?? before.decided).startsWith(`${view.turn} `);
  const style = expects ? { ...asked.base, expects } : informed(styleOf(decided ? way : asUsual, asked.base), under);
  const { choice, why } = advised(style, view, decision, asked.allows, mind, asked.seed);
  const { turn, made, tried } = mind;
  return { choice, why, mind: { turn, made, tried: [...tried], way, decided: moment ?? before.decided } };
};

/** From what a player knows and is asked to one choice, why, and what to keep in mind: for use in another thread. */
export const captain = ({ known, decision, beliefs, seed, mind, effort }: Question): Thought => {
  let table: State | undefined;
  const allows: Allows = (option, cards, stacks) =>
    allowsAt((table ??= guessed(known, beliefs, `${seed}/allows`)), option, cards, stacks);
  const asked = {
    view: known.view,
    known: () => known,
    decision,
    allows,
    beliefs,
    seed,
    effort: effort ?? usualEffort,
    base: plannerIn(known.view, decision.player),
  };
  const thought = think(asked, mind ?? newMind);
  return { ...thought, why: thought.why() };
};

/** Without insight into what may be believed it plays like an officer. */
export const captainBot = (seed: number | string, effort = usualEffort): Bot => {
  let mind = newMind;
  return (look, decision, allows = () => true, insight) => {
    const view = seen(look);
    if (!insight) {
      const plain: Mind = { turn: mind.turn, made: mind.made, tried: new Set(mind.tried) };
      const { choice } = advised(styleOf(asUsual, officerStyle), view, decision, allows, plain, String(seed));
      mind = { ...mind, turn: plain.turn, made: plain.made, tried: [...plain.tried] };
      return choice;
    }
    const { known, beliefs } = insight;
    const base = plannerIn(view, decision.player);
    const thought = think({ view, known, decision, allows, beliefs, seed: String(seed), effort, base }, mind);
    mind = thought.mind;
    return thought.choice;
  };
};
