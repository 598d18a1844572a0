import type { LocationId } from '@spaceline/engine';
import type { MissionCard } from '@spaceline/language';
import { type Building, type SeedDilemma, byChoice, harmWith, inOrder, mayJoin, mayStand, sizeOf } from './building.ts';
import { choke, winningSets } from './choke.ts';
import { harmOf } from './harm.ts';
import type { Foe } from './model-team.ts';
import type { SeedSpot } from './table.ts';

/** Which dilemma goes under which mission of the opponent, and in which order they are met. */

export interface DilemmaStack {
  readonly on: LocationId;
  readonly mission: MissionCard;
  readonly cards: readonly SeedDilemma[];
}

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
    foe.victory,
    foe.chokes,
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
  const sets = foe.victory
    ? winningSets(
        spots.map(({ mission }) => mission),
        foe.victory,
      )
    : [];
  if (foe.chokes && sets.length > 0) {
    choke(stacks, dilemmas, foe, { how: foe.chokes, sets });
  } else {
    spread(stacks, dilemmas, foe);
    improve(stacks, foe);
  }
  const plan = stacks.map(({ on, mission, cards }) => ({ on, mission, cards: inOrder(cards, mission, foe) }));
  if (remembered.size >= mostRemembered) remembered.clear();
  remembered.set(key, plan);
  return plan;
};
