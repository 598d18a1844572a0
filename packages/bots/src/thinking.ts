import { type State, allows } from '@spaceline/engine';
import { agreeable } from './agreeable.ts';
import {
  type CaptainMind,
  type Question,
  type Thought as CaptainThought,
  captain,
  newMind,
} from './captain/captain.ts';
import { guessed } from './captain/search.ts';
import { type Mind, advised } from './officer/levels.ts';
import { cadetStyle, officerStyle } from './officer/style.ts';
import type { Allows, Bot } from './player.ts';
import { randomBot } from './random-bot.ts';
import { steeredBot } from './steered-bot.ts';

/** A computer that thinks elsewhere: from plain data to plain data, and nothing that its player does not know. */
export interface Thought extends Omit<CaptainThought, 'mind'> {
  /** What to keep in mind until the next question. */
  readonly mind?: CaptainMind | undefined;
}

/** What goes together is asked of a table that could be the one played, guessed when somebody asks. */
const allowsIn = ({ known, beliefs, seed }: Question): Allows => {
  let table: State | undefined;
  return (option, cards, stacks) =>
    allows((table ??= guessed(known, beliefs, `${seed}/allows`)), option, cards, stacks);
};

type Level = (asked: Question) => Thought;

const planner =
  (style: typeof officerStyle): Level =>
  (asked) => {
    const before = asked.mind ?? newMind;
    const mind: Mind = { turn: before.turn, made: before.made, tried: new Set(before.tried) };
    const { choice, why } = advised(style, asked.known.view, asked.decision, allowsIn(asked), mind, asked.seed);
    const { turn, made, tried } = mind;
    return { choice, why: why(), mind: { ...before, turn, made, tried: [...tried] } };
  };

/** The bots of tests throw their dice anew at each question. */
const player =
  (make: (seed: string) => Bot): Level =>
  (asked) => {
    const bot = make(`${asked.seed}/${asked.decision.id}`);
    return { choice: bot(asked.known.view, asked.decision, allowsIn(asked)), why: 'The dice fell that way.' };
  };

const thinkers: Readonly<Record<string, Level>> = {
  random: player(randomBot),
  steered: player(steeredBot),
  cadet: planner(cadetStyle),
  officer: planner(officerStyle),
  captain,
};

const byAgreement = 'Nothing is claimed of a text that nobody here can read.';

/** One choice of a level, why, and what to keep in mind for the next. */
export const think = (level: string, asked: Question): Thought => {
  const thinker = Object.hasOwn(thinkers, level) ? thinkers[level] : undefined;
  if (!thinker) throw new Error(`There is no bot ${level}.`);
  let thought: Thought | undefined;
  const bot: Bot = (_look, decision) => (thought = thinker({ ...asked, decision })).choice;
  const choice = agreeable(bot)(asked.known.view, asked.decision);
  return thought ?? { choice, why: byAgreement, mind: asked.mind };
};
