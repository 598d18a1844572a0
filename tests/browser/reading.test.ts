// By keyboard a card that has the focus is read large, and put away again.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { card } from '../screens/doing.ts';
import { desktop } from '../screens/sizes.ts';
import { type Studio, openStudio } from '../screens/studio.ts';

let studio: Studio;
beforeAll(async () => {
  studio = await openStudio();
});
afterAll(() => studio.close());

test('I reads the card in focus, and I or Escape puts it away', async () => {
  const page = await studio.lay('table', desktop);
  const read = page.locator('.glance');
  await card(page, 'Data').focus();
  for (const away of ['i', 'Escape']) {
    await page.keyboard.press('i');
    await read.getByText('ENGINEER').first().waitFor();
    // Whoever has it read aloud is there.
    await page.locator('.glance:focus').waitFor();
    await page.keyboard.press(away);
    await read.waitFor({ state: 'detached' });
  }
  expect(await card(page, 'Data').evaluate((each) => each === document.activeElement)).toBe(true);
  await page.context().close();
});
