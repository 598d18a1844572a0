import { anyChoice } from './pick.ts';
import type { Bot } from './player.ts';
import { random } from './random.ts';

/** Takes every option with the same probability, and any number of cards where an option asks for some. */
export const randomBot = (seed: number | string): Bot => {
  const dice = random(seed);
  return (_look, decision, allows) => anyChoice(decision, dice, allows);
};
