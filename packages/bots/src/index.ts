import type { Bot } from './player.ts';
import { randomBot } from './random-bot.ts';
import { steeredBot } from './steered-bot.ts';

export { agreeable, rememberedChoices, undeclined } from './agreeable.ts';
export { anyChoice } from './pick.ts';
export type { Allows, Bot, Look } from './player.ts';
export { type Random, random } from './random.ts';
export { randomBot, steeredBot };

/** The bots by name, each made from a seed of its own. */
export const bots: Readonly<Record<string, (seed: number | string) => Bot>> = {
  random: randomBot,
  steered: steeredBot,
};
