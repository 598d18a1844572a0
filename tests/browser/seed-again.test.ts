// A whole game is seeded in few actions: for the player, or as in the last game with the same deck.
import { type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { actionsOf, countActions } from './actions.ts';
import { type House, openHouse } from './house.ts';
import { Visitor, desktop, phone } from './visitor.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(async () => {
  await house.close();
});

const hasBegun = (page: Page) => page.locator('[data-moment]', { hasText: /Turn \d/ }).waitFor({ timeout: 60_000 });

interface Kept {
  readonly missions: readonly unknown[];
  readonly stacks: readonly { readonly at?: { readonly of: string }; readonly cards: readonly string[] }[];
}
const keptPlans = (page: Page) =>
  page.evaluate(() =>
    (JSON.parse(localStorage.getItem('spaceline.seedings') ?? '[]') as { plan: Kept }[]).map(({ plan }) => plan),
  );
const seeded = ({ stacks }: Kept) => stacks.flatMap(({ cards }) => cards).toSorted();
const underMine = ({ stacks }: Kept) =>
  stacks
    .filter(({ at }) => at?.of === 'me')
    .map((stack) => JSON.stringify(stack))
    .toSorted();

test.each([
  ['on a desktop', desktop],
  ['on a phone', phone],
] as const)(
  'a game is seeded in one action for me, and in one as last time, %s',
  { timeout: 180_000 },
  async (_, size) => {
    const visitor = await Visitor.open(house.browser, house.address, 5, size);
    const { page } = visitor;
    await visitor.playNow();
    await countActions(page);
    await page.getByRole('button', { name: 'Seed for me' }).click();
    await hasBegun(page);
    expect(await actionsOf(page)).toBeLessThanOrEqual(2);
    const [first] = await keptPlans(page);
    expect(first?.missions).toHaveLength(6);

    await page.goto(house.address);
    await visitor.playNow();
    await countActions(page);
    await page.getByRole('button', { name: 'Seed as last time' }).click();
    await hasBegun(page);
    const actions = await actionsOf(page);
    expect(actions).toBeGreaterThan(0);
    expect(actions).toBeLessThanOrEqual(15);
    const [again, older] = await keptPlans(page);
    expect(older).toBeUndefined();
    expect(seeded(again!)).toEqual(seeded(first!));
    expect(underMine(again!)).toEqual(underMine(first!));
    visitor.expectNoFaults();
    await visitor.leave();
  },
);
