import { choose } from '@spaceline/engine';
import { pickCards } from './pick.ts';
import type { Bot } from './player.ts';
import { random } from './random.ts';

/** Takes every option with the same probability, and any number of cards where an option asks for some. */
export const randomBot = (seed: number | string): Bot => {
  const dice = random(seed);
  return (_look, decision, allows) => {
    const left = decision.options.slice();
    while (left.length > 0) {
      const at = dice.int(left.length);
      const cards = pickCards(left[at], dice, allows);
      if (cards) return choose(decision, left[at], cards);
      left.splice(at, 1);
    }
    throw new Error(`Decision ${decision.id} (${decision.kind}) has no option that can be taken.`);
  };
};
