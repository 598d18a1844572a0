import { agreeable, bots } from '@spaceline/bots';
import type { Bot } from '@spaceline/bots';
import type { Choice, Decision } from '@spaceline/engine';
import { concession } from '@spaceline/engine';

/** A player the server has itself. */
export function makeBot(name: string, seed: string): Bot {
  const maker = bots[name];
  if (!maker) throw new Error(`There is no bot ${name}.`);
  return agreeable(maker(seed));
}

/** Choices a bot may make in a row. Beyond that it is going in circles, and concedes. */
export const longestStreak = 3_000;

export const concede = ({ id, player }: Decision): Choice => concession(id, player);
