import { type CardId, type Choice, type Decision, type Option, choose } from '@spaceline/engine';
import type { Allows } from './player.ts';
import type { Random } from './random.ts';
import { buildStacks } from './stacks.ts';

/** A random part of the list, in the list's order. */
const subset = (from: readonly CardId[], size: number, random: Random): CardId[] => {
  const taken: CardId[] = [];
  let left = size;
  for (const [i, card] of from.entries()) {
    if (left === 0) break;
    if (random.int(from.length - i) >= left) continue;
    taken.push(card);
    left -= 1;
  }
  return taken;
};

const mix = (cards: CardId[], random: Random): void => {
  for (let i = cards.length - 1; i > 0; i--) {
    const j = random.int(i + 1);
    const [one, two] = [cards[i], cards[j]];
    if (one === undefined || two === undefined) continue;
    [cards[i], cards[j]] = [two, one];
  }
};

/** Another few tries with the smallest number, when no shrunken set was allowed. */
const smallest = (option: Option, from: readonly CardId[], min: number, random: Random, allows: Allows) => {
  for (let i = 0; i < 16; i++) {
    const taken = subset(from, min, random);
    if (allows(option, taken)) return taken;
  }
  return undefined;
};

/**
 * Cards for an option that asks for some: a random number of them within the limits, left out one by one until the
 * option allows them. Nothing: no such cards were found.
 */
export const pickCards = (
  option: Option,
  random: Random,
  allows: Allows | undefined,
  size?: (min: number, max: number) => number,
): readonly CardId[] | undefined => {
  const { pick } = option;
  if (!pick) return [];
  const max = Math.min(pick.max, pick.from.length);
  if (max < pick.min) return undefined;
  const wanted = size ? size(pick.min, max) : pick.min + random.int(max - pick.min + 1);
  const taken = subset(pick.from, wanted, random);
  if (option.do === 'arrange') mix(taken, random);
  if (!allows) return taken;
  while (!allows(option, taken)) {
    if (taken.length <= pick.min) return smallest(option, pick.from, pick.min, random, allows);
    taken.splice(random.int(taken.length), 1);
  }
  return taken;
};

/** Any option, each as likely as the others, with any cards it allows; another one if it allows none. */
export const anyChoice = (decision: Decision, random: Random, allows: Allows | undefined): Choice => {
  let left = decision.options;
  while (left.length > 0) {
    const option = left[random.int(left.length)];
    if (!option) break;
    const cards = pickCards(option, random, allows);
    if (cards) return choose(decision, option, cards, option.stacks && buildStacks(option, random, allows));
    left = left.filter((other) => other !== option);
  }
  throw new Error(`Decision ${decision.id} (${decision.kind}) has no option that can be taken.`);
};
