import type { CardId, Decision, LocationId, None, Option, Stack } from '@spaceline/engine';
import { none } from '@spaceline/engine';

/** The stacks as planned so far: one for each place, first met first. Nothing is sent before all is committed. */
export type Plan = readonly Stack[];

/** The option that asks for stacks. */
export const stacksOption = (decision: Decision): Option | undefined =>
  decision.options.find(({ stacks }) => stacks !== undefined);

export const emptyPlan = (option: Option): Plan => (option.stacks ?? []).map(({ on }) => ({ on, cards: [] }));

/** Every card that has a place, once. */
export const seedable = (option: Option): readonly CardId[] => [
  ...new Set((option.stacks ?? []).flatMap(({ from }) => from)),
];

export const placesFor = (option: Option, card: CardId): readonly (LocationId | None)[] =>
  (option.stacks ?? []).filter(({ from }) => from.includes(card)).map(({ on }) => on);

export const isPlaced = (plan: Plan, card: CardId): boolean => plan.some(({ cards }) => cards.includes(card));

/** Cards that have a place and are not in a stack yet. */
export const unplaced = (option: Option, plan: Plan): readonly CardId[] =>
  seedable(option).filter((card) => !isPlaced(plan, card));

export const countOf = (plan: Plan): number => plan.reduce((sum, { cards }) => sum + cards.length, 0);

export const remove = (plan: Plan, card: CardId): Plan =>
  plan.map(({ on, cards }) => ({ on, cards: cards.filter((other) => other !== card) }));

/** A card goes to the end of a stack, out of any other. */
export const put = (plan: Plan, card: CardId, on: LocationId | None): Plan =>
  remove(plan, card).map((stack) => (stack.on === on ? { on, cards: [...stack.cards, card] } : stack));

/** A card changes places with its neighbour in its stack. */
export const shift = (plan: Plan, card: CardId, by: -1 | 1): Plan =>
  plan.map(({ on, cards }) => {
    const other = cards[cards.indexOf(card) + by];
    if (!cards.includes(card) || other === undefined) return { on, cards };
    return { on, cards: cards.map((each) => (each === card ? other : each === other ? card : each)) };
  });

/** A plan kept from before, as far as it still fits the question: each card once, at a place that takes it. */
export const restored = (option: Option, kept: readonly Stack[]): Plan =>
  kept
    .flatMap(({ on, cards }) => cards.map((card) => ({ on, card })))
    .reduce<Plan>(
      (plan, { on, card }) => (placesFor(option, card).includes(on) ? put(plan, card, on) : plan),
      emptyPlan(option),
    );

/** What is sent: the stacks that have cards. */
export const committed = (plan: Plan): readonly Stack[] => plan.filter(({ cards }) => cards.length > 0);

/** What a touch leads to: a card is chosen, or the chosen card goes to the touched place. */
export function touchStacks(
  option: Option,
  { stacks, focus }: { readonly stacks: Plan; readonly focus: CardId | None },
  card: CardId,
): { readonly stacks: Plan; readonly focus: CardId | None } {
  const place = focus === none ? undefined : placesFor(option, focus).find((on) => on === card);
  if (place !== undefined) return { stacks: put(stacks, focus, place), focus: none };
  if (seedable(option).includes(card)) return { stacks, focus: card === focus ? none : card };
  return { stacks, focus };
}
