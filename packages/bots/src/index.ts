import { captainBot } from './captain/captain.ts';
import { cadetBot, officerBot } from './officer/levels.ts';
import type { Bot } from './player.ts';
import { randomBot } from './random-bot.ts';
import { steeredBot } from './steered-bot.ts';

export { agreeable, rememberedChoices, undeclined } from './agreeable.ts';
export { buildsBy } from './building.ts';
export { paceOf } from './pace.ts';
export { anyChoice } from './pick.ts';
export type { Allows, Beliefs, Bot, Insight, Look } from './player.ts';
export { type Random, random } from './random.ts';
export { type SeedChoice, isSeeding, seedPlan, seedsByPlan } from './seeding/index.ts';
export { type CaptainMind, type Question, captain } from './captain/captain.ts';
export { believedSeeds } from './captain/believed-seeds.ts';
export { featureNames, positionFeatures } from './captain/features.ts';
export { type Advice, type Level, advise } from './officer/levels.ts';
export { type Thought, think } from './thinking.ts';
export { type Suggestion, suggestTeam } from './officer/suggest.ts';
export { cadetBot, captainBot, officerBot, randomBot, steeredBot };

/** The bots by name, each made from a seed of its own. */
export const bots: Readonly<Record<string, (seed: number | string) => Bot>> = {
  random: randomBot,
  steered: steeredBot,
  cadet: cadetBot,
  officer: officerBot,
  captain: captainBot,
};
