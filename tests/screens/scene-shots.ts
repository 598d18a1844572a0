import { encounterRank } from '../../packages/web/src/scenes/beats.ts';
import { asked, order, toTheEnd } from './doing.ts';
import { shot } from './shot.ts';
import { desktop, phone } from './sizes.ts';
import { holdMotion, stopAt } from './studio.ts';

export const sceneShots = [
  shot('05-encounter', 'A dilemma, and what came of it', async ({ lay }) => {
    const page = await lay('table', desktop);
    await order(page, 'Avert Disaster', 'attempt');
    await toTheEnd(page);
    return page;
  }),
  shot('05b-encounter-counting', 'Who has what it asks is counted', async ({ lay }) => {
    const page = await lay('table', desktop);
    const counting = stopAt(page, `[data-scene][data-rank="${encounterRank.count}"] .scene-bar`);
    await order(page, 'Avert Disaster', 'attempt');
    await counting;
    // Two of the four are there, the third is coming.
    await holdMotion(page, '.scene-bar', 290);
    return page;
  }),
  shot('23-phone-encounter', 'A dilemma, on a phone', async ({ lay }) => {
    const page = await lay('table', phone);
    await order(page, 'Avert Disaster', 'attempt');
    await toTheEnd(page);
    return page;
  }),
  shot('30-battle-ships', 'Ships fire', async ({ lay }) => {
    const page = await lay('battle', desktop);
    await order(page, 'I.K.C. Bortas', 'battle');
    await asked(page).getByRole('button', { name: 'All', exact: true }).click();
    await asked(page)
      .getByRole('button', { name: /^Confirm/ })
      .click();
    await toTheEnd(page);
    return page;
  }),
  shot('54-battle-chosen', 'Which ships attack, and what it would do', async ({ lay }) => {
    const page = await lay('battle', desktop);
    await order(page, 'I.K.C. Bortas', 'battle');
    await asked(page).getByRole('button', { name: 'All', exact: true }).click();
    return page;
  }),
  shot('31a-battle-choice', 'One of a pair may be stunned', async ({ lay }) => {
    const page = await lay('battle', desktop);
    await order(page, 'Fever Emergency', 'battle');
    await page.locator('[data-option="stun"]').first().waitFor();
    return page;
  }),
  shot('31-battle-people', 'People fight', async ({ lay }) => {
    const page = await lay('battle', desktop);
    await order(page, 'Fever Emergency', 'battle');
    const outcome = page.getByRole('list', { name: 'What came of it' });
    for (let n = 0; n < 60 && !(await outcome.isVisible()); n += 1) {
      const stun = page.locator('[data-option="stun"]').first();
      if (await stun.isVisible()) await stun.click();
      else await page.keyboard.press('Space');
      await page.waitForTimeout(150);
    }
    return page;
  }),
  shot('46-artifact', 'An artifact is found', async ({ lay }) => {
    const page = await lay('solving', desktop);
    await order(page, 'Excavation', 'attempt');
    await page.locator('[data-scene]').waitFor();
    await page.keyboard.press('Space');
    return page;
  }),
  shot('47-points', 'A mission is solved', async ({ lay }) => {
    const page = await lay('solving', desktop);
    await order(page, 'Evaluate Terraforming', 'attempt');
    await toTheEnd(page);
    return page;
  }),
  shot('12-victory', 'The game is won', async ({ lay }) => {
    const page = await lay('solving', desktop, { 'spaceline.scenes': { speed: 'off' } });
    await order(page, 'Evaluate Terraforming', 'attempt');
    await page.locator('.score-number').getByText('95').waitFor();
    await order(page, 'Excavation', 'attempt');
    await page.locator('dialog[data-result][open]').waitFor();
    return page;
  }),
  shot('55-phone-victory', 'The game is won, on a phone', async ({ lay }) => {
    const page = await lay('solving', phone, { 'spaceline.scenes': { speed: 'off' } });
    await order(page, 'Evaluate Terraforming', 'attempt');
    await page.locator('.score-number').getByText('95').waitFor();
    await order(page, 'Excavation', 'attempt');
    await page.locator('dialog[data-result][open]').waitFor();
    return page;
  }),
  shot('56-phone-battle', 'Ships fire, on a phone', async ({ lay }) => {
    const page = await lay('battle', phone);
    // On a phone the ships of a full place are folded: the order is given with the one that stands in the list.
    await asked(page)
      .getByRole('button', { name: /^U\.S\.S\. Enterprise/ })
      .click();
    await asked(page).locator('[data-option="battle"]').first().click();
    await asked(page).getByRole('button', { name: 'All', exact: true }).click();
    await asked(page)
      .getByRole('button', { name: /^Confirm/ })
      .click();
    await toTheEnd(page);
    return page;
  }),
];
