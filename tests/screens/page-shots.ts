import { readFileSync } from 'node:fs';
import { type BrowserContextOptions, type Page } from 'playwright-core';
import { pageShot, shot } from './shot.ts';
import { desktop, phone, tablet } from './sizes.ts';
import type { Studio } from './studio.ts';

type Size = Parameters<Studio['open']>[1];
const starter = '#/decks/starter/federation';

async function lesson({ open }: Studio, size: Size): Promise<Page> {
  const page = await open('#/learn', size);
  await page.getByRole('button', { name: /Your first mission/ }).click();
  const coach = page.getByRole('region', { name: 'Coach' });
  await coach.getByRole('button', { name: 'Continue' }).click();
  for (const idea of ['Hide a dilemma', 'An outpost', 'Report for duty']) {
    await coach.getByRole('button', { name: 'I know this' }).click();
    await coach.getByRole('heading', { name: idea }).waitFor();
  }
  return page;
}

async function box({ open }: Studio, size: Size): Promise<Page> {
  const page = await open('', { ...size, reducedMotion: 'reduce' });
  await page.getByRole('button', { name: 'Open a box and play' }).click();
  await page.getByRole('button', { name: 'Open the first pack' }).click();
  await page.getByRole('list', { name: 'Cards of this pack' }).waitFor();
  return page;
}

/** All of it lies open, and the last pack is looked at. */
async function opened(studio: Studio, size: Size): Promise<Page> {
  const page = await box(studio, size);
  await page.getByRole('button', { name: 'Open everything' }).click();
  await page.getByRole('button', { name: /^Pack 4/ }).click();
  await page
    .getByRole('list', { name: 'Packs' })
    .getByText('…', { exact: true })
    .first()
    .waitFor({ state: 'detached' });
  return page;
}

async function building(studio: Studio, size: Size): Promise<Page> {
  const page = await box(studio, size);
  await page.getByRole('button', { name: 'Open everything' }).click();
  await page.getByRole('button', { name: /^Build from 65 cards/ }).click();
  await page.getByRole('button', { name: 'Suggest a deck' }).click();
  return page;
}

async function found({ open }: Studio, size: Size): Promise<Page> {
  const page = await open('#/cards', size);
  await page.getByRole('searchbox', { name: 'Find a card' }).fill('diplomacy leadership');
  await page
    .getByRole('status')
    .getByText(/^\d+ of \d{4} cards$/)
    .waitFor();
  return page;
}

/** A list with slips of the pen, as people paste them. */
const pasted = readFileSync(new URL('../../decks/romulan-fleet.deck', import.meta.url), 'utf8')
  .replace('Iconia Investigation\n', '')
  .replace('Sela\n', 'Sella\n')
  .replace('Hugh\n', 'Huge\n')
  .replace('Spacedock\n', 'Spacedok\n')
  .replace('Romulan Outpost\n', '');

const inGerman = async ({ open }: Studio, size: BrowserContextOptions) => {
  const page = await open('', size, { 'spaceline.language': 'de' });
  await page
    .getByRole('link', { name: /^Lernen/ })
    .first()
    .waitFor();
  return page;
};

export const pageShots = [
  pageShot('11-start', 'The start page', '', desktop),
  pageShot('26-phone-start', 'The start page, on a phone', '', phone),
  shot('57-start-light', 'The start page, by day', ({ open }) => open('', desktop, { 'spaceline.theme': 'day' })),
  pageShot('58-tablet-start', 'The start page, on a tablet', '', tablet),
  shot('32-deck', 'The deck builder', async ({ open }) => {
    const page = await open(starter, desktop);
    await page.getByRole('searchbox', { name: 'Find a card' }).fill('empathy');
    await page.getByRole('region', { name: 'Judge' }).getByText('Legal in Open').waitFor();
    return page;
  }),
  pageShot('33-phone-deck', 'The deck builder, on a phone', starter, phone),
  pageShot('59-decks', 'The library of decks', '#/decks', desktop),
  pageShot('60-phone-decks', 'The library of decks, on a phone', '#/decks', phone),
  shot('34-box', 'A pack is opened', (studio) => opened(studio, desktop)),
  shot('61-phone-box', 'A pack is opened, on a phone', (studio) => opened(studio, phone)),
  shot('35-sealed', 'A deck is built from a box', (studio) => building(studio, desktop)),
  shot('62-phone-sealed', 'A deck is built from a box, on a phone', (studio) => building(studio, phone)),
  pageShot('63-learn', 'The lessons', '#/learn', desktop),
  pageShot('64-phone-learn', 'The lessons, on a phone', '#/learn', phone),
  shot('36-lesson', 'A lesson', (studio) => lesson(studio, desktop)),
  shot('37-phone-lesson', 'A lesson, on a phone', (studio) => lesson(studio, phone)),
  shot('43-cards', 'Every title of the game', (studio) => found(studio, desktop)),
  shot('65-phone-cards', 'Every title of the game, on a phone', (studio) => found(studio, phone)),
  shot('44-card', 'One card', async ({ open }) => {
    const page = await open('#/cards/kevin-uxbridge', desktop);
    await page.getByRole('region', { name: 'How it plays' }).waitFor();
    return page;
  }),
  pageShot('48-settings', 'Settings', '#/settings', desktop),
  pageShot('48a-phone-settings', 'Settings, on a phone', '#/settings', phone),
  shot('73-start-german', 'The start page in German', (studio) => inGerman(studio, desktop)),
  shot('74-phone-start-german', 'The start page in German, on a phone', (studio) => inGerman(studio, phone)),
  shot('76-seeding-plan', 'Where each seed card is to go', async ({ open }) => {
    const page = await open(starter, desktop);
    await page.getByText(/^Seeding plan:/).click();
    const plan = page.getByRole('dialog', { name: 'Seeding plan' });
    for (const [card, mission] of [
      ['Archer', 'First Contact'],
      ['Nausicaans', 'First Contact'],
      ['Ancient Computer', 'Study Nebula'],
      ['Hologram Ruse', 'a planet of theirs'],
      ['Impassable Door', 'a planet of theirs'],
      ['Federation Outpost', 'Restore Errant Moon'],
      ['Cosmic String Fragment', 'theirs in space'],
    ]) {
      await plan.getByRole('button', { name: card, exact: true }).click();
      await plan.getByRole('button', { name: `${card} to ${mission}` }).click();
    }
    await plan.getByRole('button', { name: 'Matriarchal Society' }).click();
    return page;
  }),
  pageShot('45-rules', 'The rules', 'rules#B-20.27', desktop),
  pageShot('66-phone-rules', 'The rules, on a phone', 'rules#B-16.1', phone),
  shot('49-import', 'A list is pasted, and judged', async ({ open }) => {
    const page = await open('#/decks', desktop);
    await page.getByRole('button', { name: 'Bring a deck list' }).click();
    await page.getByRole('textbox', { name: 'Deck list' }).fill(pasted);
    await page.getByRole('status').getByText('Not legal in').waitFor();
    return page;
  }),
  pageShot('67-format', 'A house format is made', '#/format', desktop),
  pageShot('68-account', 'Who one is', '#/you', desktop),
];
