import { expect, it } from 'vitest';
import { launchChromium } from './chromium.ts';

it('opens a page and runs its script', async () => {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage();
    await page.goto('data:text/html,<button onclick="this.textContent=String(6*7)">ask</button>');
    await page.getByRole('button').click();
    expect(await page.getByRole('button').textContent()).toBe('42');
    expect((await page.screenshot()).length).toBeGreaterThan(1000);
  } finally {
    await browser.close();
  }
});
