import type { Stack } from '../../contract/decision.ts';
import type { CardId, LocationId, None, Player } from '../../contract/ids.ts';
import type { BatchFrame } from '../../state/seeding-frame.ts';
import type { State } from '../../state/state.ts';
import { placesFor, stepsOf, whyNotStacks } from './stacks.ts';

/** Adds a card at the end of the stack for a place. */
const withCard = (stacks: readonly Stack[], on: LocationId | None, card: CardId): readonly Stack[] =>
  stacks.some((stack) => stack.on === on)
    ? stacks.map((stack) => (stack.on === on ? { on, cards: [...stack.cards, card] } : stack))
    : [...stacks, { on, cards: [card] }];

/**
 * Stacks that a player may have committed whose seed deck is guessed: at the last step all that can be seeded, before it
 * any number of cards, each at a place that takes it. `roll` gives a number from 0 to below another.
 */
export const likelyStacks = (
  s: State,
  f: BatchFrame,
  player: Player,
  roll: (below: number) => number,
): readonly Stack[] => {
  const places = placesFor(s, f, player);
  const left = [...new Set(places.flatMap(({ from }) => from))];
  const isLast = f.step === stepsOf(s, f).length - 1;
  let count = isLast ? left.length : roll(left.length + 1);
  let stacks: readonly Stack[] = [];
  while (count > 0) {
    count -= 1;
    const [card] = left.splice(roll(left.length), 1);
    const goes = places.filter(
      ({ on, from }) => from.includes(card) && !whyNotStacks(s, f, player, withCard(stacks, on, card)),
    );
    if (goes.length > 0) stacks = withCard(stacks, goes[roll(goes.length)].on, card);
  }
  return stacks;
};
