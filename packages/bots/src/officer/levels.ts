import { type Choice, type Decision, type View, choose, none } from '@spaceline/engine';
import { anyChoice } from '../pick.ts';
import { type Allows, type Bot, type Look, seen } from '../player.ts';
import { type Random, random } from '../random.ts';
import { isSeeding, seedPlan } from '../seeding/index.ts';
import { buildStacks } from '../stacks.ts';
import type { Answer } from './answer.ts';
import { type Memory, answer } from './answers.ts';
import { defOf } from './cards.ts';
import { type Style, cadetStyle, officerStyle } from './style.ts';

/** Levels of the computer: each a function from what a player sees and is asked to one choice, and a reason for it. */
export interface Advice {
  readonly choice: Choice;
  /** One plain sentence, made when somebody asks. */
  readonly why: () => string;
}

const isAllowed = ({ option, cards }: Answer, allows: Allows | undefined): boolean =>
  !option.pick || !allows || allows(option, cards);

/** A question with one answer needs no thought. */
const onlyChoice = (decision: Decision): Choice | undefined => {
  const [first, ...others] = decision.options;
  return first && others.length === 0 && !first.pick && !first.stacks ? choose(decision, first) : undefined;
};

/** Two of three dilemmas of a beginner lie under the dearest mission, where nobody has to go. */
const piledUp = (view: View, decision: Decision, allows: Allows | undefined, dice: Random): Advice | undefined => {
  const option = decision.options.find((one) => one.do === 'seed stacks');
  if (!option) return undefined;
  const pointsAt = (on: number): number => {
    const [mission = none] = view.spaceline.find(({ id }) => id === on)?.missions ?? [];
    const def = defOf(view.cards.find(({ id }) => id === mission)?.def ?? '');
    return def?.type === 'Mission' ? def.points : 0;
  };
  const stacks = buildStacks(option, dice, allows, (fitting) =>
    dice.int(3) === 0
      ? fitting[dice.int(fitting.length)]
      : fitting.reduce((best, one) => (pointsAt(one.on) > pointsAt(best.on) ? one : best)),
  );
  return { choice: choose(decision, option, [], stacks), why: () => 'Their dearest mission is to be the hardest.' };
};

/** Beginners lay their dilemmas anywhere; missions and outposts they place as told. */
const seeded = (
  style: Style,
  view: View,
  decision: Decision,
  allows: Allows | undefined,
  dice: Random,
): Advice | undefined => {
  if (!isSeeding(decision)) return undefined;
  const careless = !style.seeding && (decision.kind === 'seed card' || decision.kind === 'seed stacks');
  if (careless && view.phase === 'dilemmas') return piledUp(view, decision, allows, dice);
  const plan = seedPlan(view, decision, allows, style.expects, style.chokes, style.boxes);
  return plan && { choice: plan.choice, why: () => plan.why };
};

const considered = (
  style: Style,
  view: View,
  decision: Decision,
  allows: Allows | undefined,
  memory: Memory,
  seed: string,
): Advice => {
  const dice = random(`${seed}/${decision.id}`);
  const seeding = seeded(style, view, decision, allows, dice);
  if (seeding) return seeding;
  const found = isSeeding(decision) ? undefined : answer(view, decision, allows, style, memory);
  if (found && isAllowed(found, allows))
    return { choice: choose(decision, found.option, found.cards, found.stacks), why: found.why };
  return { choice: anyChoice(decision, dice, allows), why: () => 'One is as good as another here.' };
};

/** Whoever goes in circles has nothing better to do than to end the turn. */
const patience = 150;

/** What a player keeps in mind from one choice of a turn to the next. */
export interface Mind {
  turn: number;
  /** Choices made in this turn. */
  made: number;
  readonly tried: Set<string>;
}

export const emptyMind = (): Mind => ({ turn: -1, made: 0, tried: new Set() });

const nextTurn = (mind: Mind, turn: number): void => {
  if (turn === mind.turn) return;
  [mind.turn, mind.made] = [turn, 0];
  mind.tried.clear();
};

/** What a player of that style does; the mind remembers it. */
export const advised = (
  style: Style,
  look: Look,
  decision: Decision,
  allows: Allows | undefined,
  mind: Mind,
  seed: string,
): Advice => {
  const only = onlyChoice(decision);
  if (only) return { choice: only, why: () => 'There is nothing else to do.' };
  const view = seen(look);
  nextTurn(mind, view.turn);
  mind.made += 1;
  const pass = mind.made > patience ? decision.options.find((one) => one.do === 'pass') : undefined;
  if (pass) return { choice: choose(decision, pass), why: () => 'We only go in circles here.' };
  const slip = style.slips > 0 && random(`${seed}/slip ${decision.id}`).int(style.slips) === 0;
  return considered(style, view, decision, allows, { tried: mind.tried, slip }, seed);
};

const levelBot =
  (style: Style) =>
  (seed: number | string): Bot => {
    const mind = emptyMind();
    return (look, decision, allows) => advised(style, look, decision, allows, mind, String(seed)).choice;
  };

/** The best planner without search. */
export const officerBot = levelBot(officerStyle);
/** Plays sensibly and makes the mistakes of beginners. */
export const cadetBot = levelBot(cadetStyle);

/** Whoever thinks ahead needs more than a view for it: from a view alone a captain advises like an officer. */
export type Level = 'cadet' | 'officer' | 'captain';
const styles: Readonly<Record<Level, Style>> = { cadet: cadetStyle, officer: officerStyle, captain: officerStyle };

/** What a level would do for the player who is asked, and why. */
export const advise = (level: Level, view: View, decision: Decision, allows?: Allows): Advice => {
  const only = onlyChoice(decision);
  if (only) return { choice: only, why: () => 'There is nothing else to do.' };
  return considered(styles[level], view, decision, allows, { tried: new Set(), slip: false }, level);
};
