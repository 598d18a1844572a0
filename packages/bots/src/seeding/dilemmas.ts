import type { CardId, LocationId } from '@spaceline/engine';
import type { DilemmaCard, MissionCard } from '@spaceline/language';
import { harmOf, kindAt, passShare } from './harm.ts';
import type { Foe } from './model-team.ts';
import type { SeedSpot } from './table.ts';

/** Which dilemma goes under which mission of the opponent, and in which order they are met. */

export interface SeedDilemma {
  readonly id: CardId;
  readonly card: DilemmaCard;
}

export interface DilemmaStack {
  readonly on: LocationId;
  readonly mission: MissionCard;
  readonly cards: readonly SeedDilemma[];
}

const titlesOf = ({ title, combo }: DilemmaCard): readonly string[] => [
  title,
  ...(combo?.halves.map((half) => half.title) ?? []),
];

/** The two may not lie under one mission: copies, and a combo beside what it is made of (B-8.29, B-8.30). */
const sameDilemma = (one: DilemmaCard, two: DilemmaCard): boolean =>
  one.id === two.id || titlesOf(one).some((title) => titlesOf(two).includes(title));

const takes = (mission: MissionCard, card: DilemmaCard): boolean =>
  mission.kind === 'dual' || card.where === 'dual' || card.where === mission.kind;

export const mayJoin = (mission: MissionCard, stack: readonly SeedDilemma[], card: DilemmaCard): boolean =>
  takes(mission, card) && !stack.some((other) => sameDilemma(other.card, card));

/** The gifts and filters first, so that the weakened team meets the killers, and the survivors the walls. */
const stages = { gift: 0, filter: 1, delay: 2, killer: 3, wall: 4 } as const;

/** A wall that most teams fail stands first: it buys turns alone. */
const stageOf = (card: DilemmaCard, mission: MissionCard, foe: Foe): number => {
  const kind = kindAt(card, mission);
  return kind === 'wall' && passShare(card, mission, foe) < 0.5 ? 0.5 : stages[kind];
};

/** In the order in which each makes the next one worse. */
export const inOrder = (stack: readonly SeedDilemma[], mission: MissionCard, foe: Foe): readonly SeedDilemma[] =>
  stack.length < 2
    ? stack
    : stack
        .map((one) => ({ one, stage: stageOf(one.card, mission, foe) }))
        .toSorted((a, b) => a.stage - b.stage || (a.one.card.id < b.one.card.id ? -1 : 1))
        .map(({ one }) => one);

/** A stack being built. */
interface Building {
  readonly on: LocationId;
  readonly mission: MissionCard;
  /** Cards of the other player come there, too. */
  readonly more: number;
  readonly fixed: readonly SeedDilemma[];
  cards: readonly SeedDilemma[];
  harm: number;
}

const harmWith = (b: Building, cards: readonly SeedDilemma[], foe: Foe): number =>
  harmOf(
    [...b.fixed, ...inOrder(cards, b.mission, foe)].map(({ card }) => card),
    b.mission,
    foe,
  );

const sizeOf = ({ more, fixed, cards }: Building): number => more + fixed.length + cards.length;

/** What fits fewest missions is placed first; then by title, so that nothing hangs on the order of the deck. */
const byChoice = (dilemmas: readonly SeedDilemma[], stacks: readonly Building[]): readonly SeedDilemma[] =>
  dilemmas
    .map((one) => ({ one, fits: stacks.filter(({ mission }) => takes(mission, one.card)).length }))
    .toSorted(
      (a, b) =>
        a.fits - b.fits ||
        (a.one.card.id < b.one.card.id ? -1 : a.one.card.id > b.one.card.id ? 1 : a.one.id - b.one.id),
    )
    .map(({ one }) => one);

/** Evenly, and where it hurts most among the missions with the fewest. */
const spread = (stacks: readonly Building[], dilemmas: readonly SeedDilemma[], foe: Foe): void => {
  for (const one of byChoice(dilemmas, stacks)) {
    const open = stacks.filter((b) => mayJoin(b.mission, [...b.fixed, ...b.cards], one.card));
    const fewest = Math.min(...open.map(sizeOf));
    let best: { readonly stack: Building; readonly harm: number } | undefined;
    for (const stack of open) {
      if (sizeOf(stack) > fewest) continue;
      const harm = harmWith(stack, [...stack.cards, one], foe);
      if (!best || harm - stack.harm > best.harm - best.stack.harm) best = { stack, harm };
    }
    if (!best) continue;
    best.stack.cards = [...best.stack.cards, one];
    best.stack.harm = best.harm;
  }
};

const mayStand = (b: Building, cards: readonly SeedDilemma[]): boolean =>
  cards.every((one, at) => mayJoin(b.mission, [...b.fixed, ...cards.slice(0, at)], one.card));

/** So many exchanges are thought through, more against people who are known: the time of a plan is bounded. */
const exchanges = 20;

/** Two cards of two missions change places where that hurts more. */
const improve = (stacks: readonly Building[], foe: Foe): void => {
  let left = foe.people ? 10 * exchanges : exchanges;
  for (const [i, one] of stacks.entries())
    for (const two of stacks.slice(i + 1))
      for (const mine of one.cards)
        for (const theirs of two.cards) {
          if (!one.cards.includes(mine) || mine.card.id === theirs.card.id) continue;
          const first = one.cards.map((card) => (card === mine ? theirs : card));
          const second = two.cards.map((card) => (card === theirs ? mine : card));
          if (!mayStand(one, first) || !mayStand(two, second)) continue;
          if (left-- <= 0) return;
          const harms = [harmWith(one, first, foe), harmWith(two, second, foe)] as const;
          if (harms[0] + harms[1] <= one.harm + two.harm + 0.5) continue;
          [one.cards, two.cards, one.harm, two.harm] = [first, second, ...harms];
          break;
        }
};

const keyOf = (spots: readonly SeedSpot[], dilemmas: readonly SeedDilemma[], foe: Foe, fixed: boolean) =>
  JSON.stringify([
    foe.key,
    spots.map(({ on, mission, whose, seeded }) => [on, mission.id, whose, fixed ? seeded : []]),
    dilemmas.map(({ id, card }) => [id, card.id]),
  ]);

/** Plans are remembered for a while: a game asks for the same one with every card it seeds. */
const remembered = new Map<string, readonly DilemmaStack[]>();
const mostRemembered = 64;

/** `fixed`: what lies under each mission already. */
export const planStacks = (
  spots: readonly SeedSpot[],
  dilemmas: readonly SeedDilemma[],
  foe: Foe,
  fixed?: (spot: SeedSpot) => readonly SeedDilemma[],
): readonly DilemmaStack[] => {
  const key = keyOf(spots, dilemmas, foe, fixed !== undefined);
  const before = remembered.get(key);
  if (before) return before;
  const stacks = spots.map((spot): Building => {
    const there = fixed?.(spot) ?? [];
    return {
      on: spot.on,
      mission: spot.mission,
      more: spot.whose === 'shared' ? 1 : 0,
      fixed: there,
      cards: [],
      harm: harmOf(
        there.map(({ card }) => card),
        spot.mission,
        foe,
      ),
    };
  });
  spread(stacks, dilemmas, foe);
  improve(stacks, foe);
  const plan = stacks.map(({ on, mission, cards }) => ({ on, mission, cards: inOrder(cards, mission, foe) }));
  if (remembered.size >= mostRemembered) remembered.clear();
  remembered.set(key, plan);
  return plan;
};
