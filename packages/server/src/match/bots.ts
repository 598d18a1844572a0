import { agreeable, bots } from '@spaceline/bots';
import type { Bot } from '@spaceline/bots';
import type { Choice, Decision } from '@spaceline/engine';
import { randomBytes } from 'node:crypto';

/** A player the server has itself. Its choices are logged, so its own chance need not be repeatable. */
export function makeBot(name: string): Bot {
  const maker = bots[name];
  if (!maker) throw new Error(`There is no bot ${name}.`);
  return agreeable(maker(randomBytes(16).toString('hex')));
}

/** Choices a bot may make in a row. Beyond that it is going in circles, and concedes. */
export const longestStreak = 3_000;

export const concede = (decision: Decision): Choice => ({
  decision: decision.id,
  player: decision.player,
  do: 'concede',
  card: -1,
  on: -1,
  to: -1,
  way: -1,
  cards: [],
});
