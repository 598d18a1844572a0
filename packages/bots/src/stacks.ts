import type { CardId, Option, Stack, StackPlace } from '@spaceline/engine';
import type { Allows } from './player.ts';
import type { Random } from './random.ts';

/** A place of those that take a card. */
type PickPlace = (fitting: readonly StackPlace[]) => StackPlace | undefined;

/** Each card at one of the places that take it, in any order; what may not stand beside the others stays out. */
export const buildStacks = (
  option: Option,
  random: Random,
  allows: Allows | undefined,
  pick: PickPlace = (fitting) => fitting[random.int(fitting.length)],
): readonly Stack[] => {
  const places = option.stacks ?? [];
  if (!allows) return [];
  const left = [...new Set(places.flatMap((place) => place.from))];
  const stacks: { on: StackPlace['on']; cards: CardId[] }[] = [];
  while (left.length > 0) {
    const [card] = left.splice(random.int(left.length), 1);
    if (card === undefined) break;
    const fitting = places.filter((place) => place.from.includes(card));
    const place = fitting.length > 0 ? pick(fitting) : undefined;
    if (!place) continue;
    const { on } = place;
    const stack = stacks.find((other) => other.on === on) ?? { on, cards: [] };
    if (!stacks.includes(stack)) stacks.push(stack);
    stack.cards.push(card);
    if (!allows(option, [], stacks)) stack.cards.pop();
  }
  return stacks.filter((stack) => stack.cards.length > 0);
};
