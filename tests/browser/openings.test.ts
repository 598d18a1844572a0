// While dilemmas are seeded, each mission says whether the chosen card may go under it.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asked, card } from '../screens/doing.ts';
import { desktop } from '../screens/sizes.ts';
import { type Studio, openStudio } from '../screens/studio.ts';

let studio: Studio;
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio.close());

test('B-8.5 a chosen planet dilemma finds an opening under every planet, and the others say why not', async () => {
  const page = await studio.lay('seeding', desktop);
  expect(await page.locator('.segments').innerText()).toContain('Dilemmas');
  expect(await page.locator('.opening, .no-opening').count()).toBe(0);
  await card(page, 'Hologram Ruse').click();
  expect(await page.locator('.opening').count()).toBe(7);
  expect(await page.getByText('not for planet cards').count()).toBe(5);
  const place = page.locator('.spot', { hasText: 'Evaluate Terraforming' });
  const decision = await asked(page).getAttribute('data-decision');
  await place.locator('.opening').click();
  await page.waitForFunction(
    (before) => document.querySelector('section[data-decision]')?.getAttribute('data-decision') !== before,
    decision,
  );
  expect(await place.locator('.own-seed').allInnerTexts()).toEqual(['Hologram Ruse']);
  await page.context().close();
});
