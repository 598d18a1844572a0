import { asked, card, hold, order } from './doing.ts';
import { shot } from './shot.ts';
import { desktop, landscape, laptop, phone, small, tablet, zoomed } from './sizes.ts';

const table = 'A game in the middle';
const day = { 'spaceline.theme': 'day' };

export const tableShots = [
  shot('01-table', `${table}, 1440 by 900`, ({ lay }) => lay('table', desktop)),
  shot('02-table-light', `${table}, by day`, ({ lay }) => lay('table', desktop, day)),
  shot('03-fly-by-drag', 'A ship is carried along the line: RANGE left at every place', async ({ lay }) => {
    const page = await lay('table', desktop);
    await hold(page, 'U.S.S. Nebula', 'Study "Hole in Space"');
    return page;
  }),
  shot('04-focus-beam', 'A team is chosen to beam', async ({ lay }) => {
    const page = await lay('table', desktop);
    await order(page, 'U.S.S. Nebula', 'beam');
    await asked(page).getByLabel('Tasha Yar').check();
    await page.mouse.move(720, 80);
    return page;
  }),
  shot('07-seeding', 'A dilemma is chosen to be seeded', async ({ lay }) => {
    const page = await lay('seeding', desktop);
    await card(page, 'Hologram Ruse').click();
    await page.mouse.move(720, 600);
    return page;
  }),
  shot('09-face', 'A card of the hand, looked at', async ({ lay }) => {
    const page = await lay('table', desktop);
    await card(page, 'Data').focus();
    await page.keyboard.press('i');
    return page;
  }),
  shot('13-table-1366x650', `${table}, 1366 by 650`, ({ lay }) => lay('table', laptop)),
  shot('14-table-1024x700', `${table}, 1024 by 700`, ({ lay }) => lay('table', small)),
  shot('15-tablet', `${table}, on a tablet`, ({ lay }) => lay('table', tablet)),
  shot('20-phone-table', `${table}, on a phone`, ({ lay }) => lay('table', phone)),
  shot('21-phone-hand', 'The hand, on a phone', async ({ lay }) => {
    const page = await lay('table', phone);
    await page.getByRole('button', { name: /^Hand/ }).tap();
    return page;
  }),
  shot('22-phone-question', 'Who beams, on a phone', async ({ lay }) => {
    const page = await lay('table', phone);
    await card(page, 'U.S.S. Nebula').tap();
    await asked(page).locator('[data-option="beam"]').first().tap();
    await asked(page).getByLabel('Tasha Yar').check();
    return page;
  }),
  shot('24-phone-landscape', `${table}, on a phone on its side`, ({ lay }) => lay('table', landscape)),
  shot('25-zoom-200', `${table}, at twice the size`, ({ lay }) => lay('table', zoomed)),
  shot('50-bench', 'A place laid open', async ({ lay }) => {
    const page = await lay('table', desktop);
    // What has orders is chosen by a touch; a world without any is laid open.
    await card(page, 'Restore Errant Moon').click();
    return page;
  }),
  shot('51-menu', 'The menu of the table', async ({ lay }) => {
    const page = await lay('table', desktop);
    await page.getByLabel('Menu').click();
    return page;
  }),
  shot('52-phone-seeding', 'Dilemmas are seeded, on a phone', ({ lay }) => lay('seeding', phone)),
  shot('53-phone-piles', 'The piles, on a phone', async ({ lay }) => {
    const page = await lay('table', phone);
    await page.getByRole('button', { name: /^Piles/ }).tap();
    return page;
  }),
];
