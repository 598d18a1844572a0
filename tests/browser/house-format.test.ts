import { readFileSync } from 'node:fs';
import { type Page, type Route } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type House, openHouse } from './house.ts';
import { Visitor, phone } from './visitor.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(async () => {
  await house.close();
});

const box = (page: Page, clause: string) =>
  page.getByRole('checkbox', { name: new RegExp(`\\b${clause.replace('.', '\\.')}\\b`) });
const useIt = (page: Page) => page.getByRole('button', { name: 'Use this format' });
const file = (page: Page) => page.getByLabel('The format as text');

async function compose(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Make a house format' }).click();
  await page.getByRole('heading', { name: 'Seeding' }).waitFor();
}

describe.each([
  ['a desktop', undefined],
  ['a phone', phone],
] as const)('on %s', (_, options) => {
  test('a house format is composed by ticking clauses, and played', { timeout: 120_000 }, async () => {
    const visitor = await Visitor.open(house.browser, house.address, 31, options);
    const { page } = visitor;
    await compose(page);
    await page.getByRole('textbox', { name: 'Name' }).fill('Our Tuesday Game');
    await page.getByLabel('Begin with').selectOption('modern');
    expect(await box(page, 'MOD-4.1').isChecked()).toBe(true);
    await visitor.expectNoOverflow();

    await box(page, 'OTF-4.1').check();
    const clash = page.getByRole('alert').first();
    expect(await clash.textContent()).toContain('OTF-4.1 and MOD-4.1 contradict each other');
    expect(await useIt(page).isDisabled()).toBe(true);
    const sentence = page.getByRole('list', { name: 'Contradictions' });
    expect(await sentence.textContent()).toMatch(/MOD-4\.1 and OTF-4\.1 contradict.*missions you did not seed/);
    await visitor.expectNoOverflow();
    await page.getByRole('button', { name: 'Keep only OTF-4.1' }).click();
    await box(page, 'R4-1.1').check();
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(await box(page, 'MOD-4.1').isChecked()).toBe(false);
    expect(await page.getByRole('status').first().textContent()).toContain('It holds together');

    // However long the judge takes, nothing is offered that would move or change under the finger when it answers.
    const judge = '**/api/formats/check';
    const asked = new Promise<Route>((resolve) => {
      void page.route(judge, resolve);
    });
    await useIt(page).click();
    const held = await asked;
    await page.getByRole('button', { name: 'Forget it' }).waitFor();
    expect(await page.getByRole('group', { name: 'Your deck' }).count()).toBe(0);
    await held.continue();
    await page.getByText(/against .+, in Our Tuesday Game\./).waitFor();
    await page.unroute(judge);
    await page.getByText(/^More decks/).click();
    await page.getByRole('radio', { name: /Federation Explorers/ }).check();
    await page.getByText('is not legal in Our Tuesday Game').waitFor();
    expect(await page.getByRole('status').textContent()).toMatch(/is banned.*MOD-6\.1.*without these cards/s);
    await page.getByRole('button', { name: 'Read its clauses (22)' }).click();
    const clauses = page.getByRole('dialog', { name: 'Format: Our Tuesday Game' });
    expect(await clauses.textContent()).toMatch(/OTF-4\.1Mission stealing.*R4-1\.1Rule of four/is);
    await clauses.getByRole('button', { name: 'Close' }).click();
    await visitor.expectNoOverflow();

    await visitor.playNow();
    expect((await visitor.controls()).phase).toBe('Seeding: missions');
    await page.getByLabel('Menu').click();
    await page.getByRole('button', { name: 'Format: Our Tuesday Game' }).click();
    expect(await clauses.textContent()).toMatch(/22 clauses.*MOD-1\.3.*OTF-4\.1.*R4-1\.1/s);
    await clauses.getByRole('button', { name: 'Close' }).click();
    await page.getByLabel('Menu').click();
    // Only under the clauses of a sheet are dilemmas seeded in stacks.
    while (/missions/.test((await visitor.controls()).phase)) await visitor.answer();
    await page.locator('[data-stacks]').waitFor();
    await visitor.expectNoOverflow();
    visitor.expectNoFaults();
    await visitor.leave();
  });
});

test('a house format is pasted, mended, saved as a file and opened again', async () => {
  const visitor = await Visitor.open(house.browser, house.address, 33);
  const { page } = visitor;
  await compose(page);
  await file(page).fill('{"name": "Four", "over": "open", "clauses": ["R4-1.1", "X-1.1"');
  const problems = page.getByRole('list', { name: 'Problems' });
  expect(await problems.textContent()).toContain('the file is not valid JSON');
  expect(await box(page, 'R4-1.1').isDisabled()).toBe(true);
  await file(page).fill('{"name": "Four", "over": "open", "clauses": ["R4-1.1", "X-1.1"]}');
  expect(await problems.textContent()).toContain('there is no clause "X-1.1"');
  expect(await useIt(page).isDisabled()).toBe(true);
  await file(page).fill('');
  expect(await problems.textContent()).toContain('it names no clause and no format to build on');
  await file(page).fill('over: open');
  expect([await problems.count(), await useIt(page).isEnabled()]).toEqual([0, true]);
  await file(page).fill('over: otf\nwithout OTF-3, OTF-4\nR4-1');
  for (const clause of ['R4-1.1', 'R4-1.2']) expect(await box(page, clause).isChecked()).toBe(true);
  for (const clause of ['OTF-3.1', 'OTF-4.1']) expect(await box(page, clause).isChecked()).toBe(false);
  await file(page).fill('over: otf\nMOD-4.1, X-1.1');
  expect(await problems.textContent()).toContain('there is no clause "X-1.1"');
  expect(await page.getByRole('list', { name: 'Contradictions' }).textContent()).toContain('OTF-4.1 and MOD-4.1');
  await file(page).fill('{"name": "Four", "over": "open", "clauses": ["R4-1.1"]}');
  expect(await problems.count()).toBe(0);
  expect(await box(page, 'R4-1.1').isChecked()).toBe(true);
  expect(await page.getByRole('textbox', { name: 'Name' }).inputValue()).toBe('Four');
  await box(page, 'R4-6.1').check();
  expect(await file(page).inputValue()).toBe('name: Four\nover: open\nR4-1.1, R4-6.1\n');

  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save', exact: true }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe('four.format');
  const text = readFileSync(await saved.path(), 'utf8');
  expect(text).toBe('name: Four\nover: open\nR4-1.1, R4-6.1\n');

  await page.getByLabel('Begin with').selectOption('rule-of-four');
  await page.getByLabel('Open', { exact: true }).setInputFiles({
    name: 'four.format',
    mimeType: 'text/plain',
    buffer: Buffer.from(text),
  });
  await expect.poll(() => file(page).inputValue()).toBe(text);
  expect(await page.getByLabel('Begin with').inputValue()).toBe('open');
  visitor.expectNoFaults();
  await visitor.leave();
});

test('a link brings the format to somebody else, who keeps it, plays again in it, and forgets it', async () => {
  const one = await Visitor.open(house.browser, house.address, 35);
  await compose(one.page);
  await one.page.getByRole('textbox', { name: 'Name' }).fill('Bonus & ünder #1');
  await one.page.getByLabel('Begin with').selectOption('open');
  await box(one.page, 'OTF-7.4').check();
  await one.page.getByRole('button', { name: 'Copy link' }).click();
  await one.page.getByText(/The link is copied|The address of this page is the link/).waitFor();
  const link = one.page.url();
  one.expectNoFaults();
  await one.leave();

  const other = await Visitor.open(house.browser, link, 36);
  const { page } = other;
  expect(await box(page, 'OTF-7.4').isChecked()).toBe(true);
  await useIt(page).click();
  await page.getByText('in Bonus & ünder #1.').waitFor();
  await page.reload();
  await page.getByText('in Bonus & ünder #1.').waitFor();
  await other.playNow();

  const format = () => page.getByRole('button', { name: 'Format: Bonus & ünder #1' });
  await page.getByLabel('Menu').click();
  await format().waitFor();
  await page.getByRole('button', { name: 'Concede' }).click();
  await page.getByRole('dialog', { name: 'Concede' }).getByRole('button', { name: 'Concede' }).click();
  await page.getByRole('button', { name: 'Play again' }).click();
  await page.waitForFunction(() => !document.querySelector('dialog[data-result][open]'));
  expect((await other.controls()).phase).toBe('Seeding: missions');
  await page.getByLabel('Menu').click();
  await format().waitFor();

  await page.goto(house.address);
  await page.getByRole('button', { name: 'Forget it' }).click();
  expect(await page.getByRole('combobox', { name: 'Format' }).locator('option').allTextContents()).not.toContain(
    'Bonus & ünder #1',
  );
  await page.getByText(/against .+, in Open\./).waitFor();
  other.expectNoFaults();
  await other.leave();
});
