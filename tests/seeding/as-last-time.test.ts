import { bots } from '@spaceline/bots';
import { allCards } from '@spaceline/cards';
import { starterDecks } from '@spaceline/decks';
import type { Choice, Format, Player, State } from '@spaceline/engine';
import { allows, apply, create, decisions, isRefusal, sentence, view } from '@spaceline/engine';
import { open, otf } from '@spaceline/formats';
import { expect, test } from 'vitest';
import { planned } from '../../packages/web/src/seeding/by-hand.ts';
import { planFrom, seedsOf } from '../../packages/web/src/seeding/plan.ts';
import type { SeedingPlan, WhereOf } from '../../packages/web/src/seeding/plan.ts';
import { isSeedingPlan } from '../../packages/web/src/seeding/read-plan.ts';
import type { Change } from '../../packages/web/src/seeding/replay.ts';
import { asPlanned } from '../../packages/web/src/seeding/replay.ts';
import { hex, pool } from '../property/games.ts';

/** Seeding again as in the last game, held against the engine, which has to take every answer. */

const me: Player = 0;
const wheres = new Map(
  allCards.map((card) => [card.id, 'where' in card ? card.where : 'kind' in card ? card.kind : '']),
);
const whereOf: WhereOf = (def) => wheres.get(def) ?? '';
const deck = (id: string) => starterDecks.find((one) => one.id === id)!.deck;

interface Seeded {
  readonly plan: SeedingPlan;
  readonly changes: readonly Change[];
  readonly seeds: readonly string[];
  readonly asked: number;
}

/** Seeds a game; the first player as planned, or with nothing planned as a computer would. */
function seed(format: Format, number: number, theirs: string, plan?: SeedingPlan): Seeded {
  const state: State = create({ pool, format, seed: hex(number), decks: [deck('starfleet-command'), deck(theirs)] });
  const players = [bots['steered'](`${number} one`), bots['steered'](`${number} two`)] as const;
  const changes: Change[] = [];
  const seeds = seedsOf(view(state, me), me);
  let asked = 0;
  const answer = (decision: ReturnType<typeof decisions>[number]): Choice => {
    const planned = plan && decision.player === me && asPlanned(plan, decision, view(state, me), whereOf);
    if (planned) {
      changes.push(...planned.changes);
      return planned.choice;
    }
    if (plan && decision.player === me) throw new Error(`Nothing is planned for ${decision.kind}.`);
    return players[decision.player](
      () => view(state, decision.player),
      decision,
      (option, cards, stacks) => allows(state, option, cards, stacks),
    );
  };
  while (state.phase !== 'play') {
    const [decision] = decisions(state);
    if (!decision) break;
    if (decision.player === me) asked += 1;
    const done = apply(state, answer(decision));
    if (isRefusal(done)) throw new Error(sentence(done));
  }
  const seen = view(state, me);
  expect(seedsOf(seen, me)).toEqual(seeds);
  return { plan: planFrom(seen, me, whereOf), changes, seeds, asked };
}

const under = (plan: SeedingPlan, of: 'me' | 'them') => plan.stacks.filter(({ at }) => at?.of === of);
const sizes = (plan: SeedingPlan): readonly number[] =>
  under(plan, 'them')
    .map(({ cards }) => cards.length)
    .toSorted((a, b) => a - b);

test.each([
  ['open', open],
  ['otf', otf],
] as const)('in %s the same game is seeded the same way', (_, format) => {
  const first = seed(format, 1, 'klingon-high-council');
  expect(first.plan.stacks.length).toBeGreaterThan(2);
  expect(first.plan.facilities.length).toBeGreaterThan(0);
  expect(isSeedingPlan(JSON.parse(JSON.stringify(first.plan)))).toBe(true);
  const again = seed(format, 1, 'klingon-high-council', first.plan);
  expect(again.changes).toEqual([]);
  expect(again.plan).toEqual(first.plan);
});

test.each([
  ['open', open],
  ['otf', otf],
] as const)('in %s against other missions what lay under theirs goes under others, and is told', (_, format) => {
  const first = seed(format, 1, 'klingon-high-council');
  const again = seed(format, 2, 'romulan-fleet', first.plan);
  const mine = (plan: SeedingPlan) => under(plan, 'me').toSorted((a, b) => (a.at!.mission < b.at!.mission ? -1 : 1));
  expect(mine(again.plan)).toEqual(mine(first.plan));
  expect(again.plan.facilities.map(({ card }) => card)).toEqual(first.plan.facilities.map(({ card }) => card));
  expect(sizes(again.plan).reduce((sum, n) => sum + n, 0)).toBe(sizes(first.plan).reduce((sum, n) => sum + n, 0));
  expect(again.changes.some(({ what }) => what === 'moved')).toBe(true);
});

test('what is no plan is not taken for one', () => {
  for (const value of [
    null,
    {},
    { missions: [], stacks: [{ cards: [1] }], facilities: [] },
    { missions: [], stacks: [] },
  ])
    expect(isSeedingPlan(value)).toBe(false);
});

test('a card planned for a planet of theirs, whichever it will be, lies under one', () => {
  const { plan: before } = seed(open, 1, 'klingon-high-council');
  const anyPlanet = { of: 'them', mission: '', where: 'planet' } as const;
  const cards = under(before, 'them').flatMap((stack) => (stack.at?.where === 'planet' ? stack.cards : []));
  expect(cards.length).toBeGreaterThan(0);
  const plan = cards.reduce((now, card) => planned(now, { card, nth: 0, isFacility: false }, anyPlanet), before);
  const again = seed(open, 2, 'romulan-fleet', plan);
  for (const card of cards) {
    const at = again.plan.stacks.find((stack) => stack.cards.includes(card))?.at;
    expect(at).toMatchObject({ of: 'them', where: 'planet' });
  }
  expect(again.changes).not.toContainEqual(expect.objectContaining({ from: '' }));
});
