import type { CardId, LocationId } from '@spaceline/engine';
import type { DilemmaCard, MissionCard } from '@spaceline/language';
import { harmOf, kindAt, passShare } from './harm.ts';
import type { Foe } from './model-team.ts';

/** Stacks of dilemmas while they are built: what may lie together, in which order, and what it does. */

export interface SeedDilemma {
  readonly id: CardId;
  readonly card: DilemmaCard;
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
export interface Building {
  readonly on: LocationId;
  readonly mission: MissionCard;
  /** Cards of the other player come there, too. */
  readonly more: number;
  readonly fixed: readonly SeedDilemma[];
  cards: readonly SeedDilemma[];
  harm: number;
}

export const harmWith = (b: Building, cards: readonly SeedDilemma[], foe: Foe): number =>
  harmOf(
    [...b.fixed, ...inOrder(cards, b.mission, foe)].map(({ card }) => card),
    b.mission,
    foe,
  );

export const sizeOf = ({ more, fixed, cards }: Building): number => more + fixed.length + cards.length;

/** What fits fewest missions is placed first; then by title, so that nothing hangs on the order of the deck. */
export const byChoice = (dilemmas: readonly SeedDilemma[], stacks: readonly Building[]): readonly SeedDilemma[] =>
  dilemmas
    .map((one) => ({ one, fits: stacks.filter(({ mission }) => takes(mission, one.card)).length }))
    .toSorted(
      (a, b) =>
        a.fits - b.fits ||
        (a.one.card.id < b.one.card.id ? -1 : a.one.card.id > b.one.card.id ? 1 : a.one.id - b.one.id),
    )
    .map(({ one }) => one);

export const mayStand = (b: Building, cards: readonly SeedDilemma[]): boolean =>
  cards.every((one, at) => mayJoin(b.mission, [...b.fixed, ...cards.slice(0, at)], one.card));
