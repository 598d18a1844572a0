// People who meet, each in a browser of their own.
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type House, openHouse } from './house.ts';
import { Visitor, desktop, phone } from './visitor.ts';
import { expectAccessible } from './axe.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(async () => {
  await house.close();
});

const arrive = async (seed: number, page = '#/lobby', options = desktop): Promise<Visitor> => {
  const visitor = await Visitor.open(house.browser, `${house.address}/${page}`, seed, options);
  visitor.page.setDefaultTimeout(60_000);
  return visitor;
};

/** Neither minds telling that there was nothing to think about: the whole game is over sooner. */
async function passAtOnce({ page }: Visitor): Promise<void> {
  await page.getByLabel('Menu').click();
  await page.getByRole('button', { name: 'When am I asked? …' }).click();
  const dialog = page.getByRole('dialog', { name: 'When am I asked?' });
  await dialog.getByRole('checkbox', { name: 'and pass at once otherwise' }).check();
  await dialog.getByRole('button', { name: 'Done' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await page.keyboard.press('Escape');
}

/** B-7.4: the list of a starter deck with no more cards to draw than it must have, so that a whole game is not long. */
function shortest(deck: string): string {
  const list = readFileSync(new URL(`../../decks/${deck}.deck`, import.meta.url), 'utf8');
  const [seeded, drawn] = list.split(/^Draw deck.*\n/m);
  const once = drawn!.split('\n').filter((line) => line !== '' && !/^\d+x/.test(line));
  return `${seeded}Draw deck\n${once.slice(0, 30).join('\n')}\n`;
}

/** The terms are read first, and changed where somebody wants to. */
async function change({ page }: Visitor): Promise<void> {
  const terms = page.getByRole('region', { name: 'New game' });
  await terms.waitFor();
  const words = terms.getByRole('button', { name: 'Change', exact: true });
  if (await words.isVisible()) await words.click();
}

async function bring({ page }: Visitor, deck: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Your deck' }).selectOption('paste');
  await page.getByRole('textbox', { name: 'Deck list' }).fill(shortest(deck));
}

/** Opens a table and gives its link. */
async function invite(visitor: Visitor, format = 'otf'): Promise<string> {
  const { page } = visitor;
  await change(visitor);
  await page.getByRole('combobox', { name: 'Format' }).selectOption(format);
  await page.getByRole('button', { name: 'Make a link for a friend' }).click();
  return page.getByRole('textbox', { name: 'Invitation link' }).inputValue();
}

/** By the link to a table; the host, who waits in the lobby, is led there, too. */
async function sitDown(host: Visitor, link: string, seed: number, deck?: string): Promise<Visitor> {
  const friend = await arrive(seed, link.slice(house.address.length + 1));
  if (deck) await bring(friend, deck);
  await friend.page.getByRole('button', { name: 'Sit down and play' }).click();
  for (const { page } of [host, friend]) await page.waitForURL(/#\/table\//);
  return friend;
}

const concede = async ({ page }: Visitor): Promise<void> => {
  await page.getByLabel('Menu').click();
  await page.getByRole('button', { name: 'Concede' }).first().click();
  await page.getByRole('dialog', { name: 'Concede' }).getByRole('button', { name: 'Concede' }).click();
};

const leave = async (...visitors: readonly Visitor[]): Promise<void> => {
  for (const visitor of visitors) {
    visitor.expectNoFaults();
    await visitor.leave();
  }
};

test('two browsers play a whole OTF game from an invitation link, and a rematch', { timeout: 480_000 }, async () => {
  const host = await arrive(11);
  await change(host);
  await bring(host, 'starfleet-command');
  const friend = await sitDown(host, await invite(host), 12, 'klingon-high-council');
  const players = [host, friend];
  for (const visitor of players) await passAtOnce(visitor);
  // Busy at first; then they let the turns go by, until the decks are empty and the scores are compared.
  await Promise.all(
    players.map((visitor) =>
      visitor.playUntil(() => {
        if (host.answers + friend.answers >= 100) visitor.patience = 0;
        return false;
      }),
    ),
  );
  const results = [host, friend].map(({ page }) => page.locator('dialog[data-result][open]'));
  const [one, other] = await Promise.all(results.map((result) => result.getAttribute('data-result')));
  expect(other).toBe(one === 'draw' ? 'draw' : one === 'won' ? 'lost' : 'won');
  expect(host.attempts + friend.attempts).toBeGreaterThan(0);

  const match = host.page.url();
  await host.page.getByRole('button', { name: 'Offer a rematch' }).click();
  await friend.page.getByRole('button', { name: /wants a rematch/ }).click();
  for (const { page } of [host, friend]) await page.waitForURL((url) => url.href !== match && /table/.test(url.href));
  await Promise.all([host.controls(), friend.page.locator('[data-moment]').waitFor()]);
  expect(host.page.url()).toBe(friend.page.url());
  await leave(host, friend);
});

test('many games at once, and none is lost; a guest takes a name and keeps them', { timeout: 120_000 }, async () => {
  const somebody = await arrive(21, '');
  const { page } = somebody;
  const tables: string[] = [];
  for (let n = 0; n < 3; n += 1) {
    await somebody.playNow();
    if (n === 0) {
      await somebody.answer();
      await somebody.controls();
    }
    tables.push(page.url());
    await page.goto(`${house.address}/#/`);
  }
  const friend = await arrive(22);
  const link = await invite(friend);
  await page.goto(link);
  await page.getByRole('button', { name: 'Sit down and play' }).click();
  await page.waitForURL(/#\/table\//);
  tables.push(page.url());
  await page.goto(`${house.address}/#/lobby`);
  const games = page.getByRole('region', { name: 'Your games' }).locator('[data-game]');
  await games.nth(3).waitFor();
  const listed = await games
    .getByRole('link')
    .evaluateAll((links) => links.map((each) => (each as HTMLAnchorElement).href));
  expect(listed.toSorted()).toEqual(tables.toSorted());
  // A game shows the worlds that lie on its line, by their titles; that of the first was begun.
  const line = page.locator(`[data-game="${tables[0]!.split('/').at(-1)}"]`).getByRole('img', { name: /^Missions: / });
  const titles = (await line.getAttribute('aria-label'))!.replace('Missions: ', '').split(', ');
  expect(await line.locator('.mission-world').count()).toBe(titles.length);
  // Those that wait for one come first, and the title says how many.
  const turns = await games.evaluateAll((each) => each.map((game) => (game as HTMLElement).dataset['turn']));
  const mine = turns.filter((turn) => turn === 'mine').length;
  expect(turns.slice(0, mine)).not.toContain('theirs');
  expect(mine).toBeGreaterThanOrEqual(3);
  await page.waitForFunction((count) => document.title.startsWith(`(${count}) Your turn`), mine);

  await page.goto(`${house.address}/#/`);
  await page.getByRole('button', { name: 'Open a box and play' }).click();
  await page.waitForURL(/#\/sealed\//);
  const box = page.url();
  // On another page, too.
  await page.goto(`${house.address}/#/decks`);
  await page.getByText('Bring a deck list').click();
  await page.getByRole('textbox', { name: 'Deck list' }).fill('title: Ten Forward\n\nDraw deck\n1 Data\n');
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/api/me/decks') && answer.status() === 200);
  await page.getByRole('button', { name: 'Import one card' }).click();
  await kept;
  expect(await page.title()).toMatch(/^\(\d\) Your turn/);
  await page.goto(`${house.address}/#/you`);
  const form = page.getByRole('form', { name: 'Take a name' });
  await form.getByLabel('Name').fill('Guinan');
  await form.getByLabel('Password').fill('ten forward');
  await form.getByRole('button').click();
  await page.getByText('This is your account.').waitFor();

  const elsewhere = await arrive(23, '#/you', phone);
  const signIn = elsewhere.page.getByRole('form', { name: 'Sign in' });
  await signIn.getByLabel('Name').fill('guinan');
  await signIn.getByLabel('Password').fill('ten forward');
  await signIn.getByRole('button').click();
  await elsewhere.page.getByText('This is your account.').waitFor();
  await elsewhere.expectNoOverflow();
  await elsewhere.page.goto(`${house.address}/#/lobby`);
  await elsewhere.page.locator('[data-game]').nth(3).waitFor();
  await elsewhere.expectNoOverflow();
  await elsewhere.page.goto(`${house.address}/#/decks`);
  await elsewhere.page.getByRole('link', { name: /Ten Forward/ }).waitFor();
  await elsewhere.page.goto(`${house.address}/#/lobby`);
  await elsewhere.page.locator('[data-box]').getByRole('link').click();
  await elsewhere.page.getByRole('heading', { name: 'Your box' }).waitFor();
  expect(elsewhere.page.url()).toBe(box);
  // The seat is there without the token that only the first browser has.
  await elsewhere.page.goto(tables[0]!);
  await elsewhere.page.getByRole('region', { name: 'Your decision' }).waitFor();
  await leave(somebody, friend, elsewhere);
});

test('a deck thrown away in one browser goes from the pages open in another', { timeout: 120_000 }, async () => {
  // Whoever comes back into sight asks for a newer client, too.
  const kept = { serviceWorkers: 'allow' } as const;
  const one = await arrive(51, '#/you', { ...desktop, ...kept });
  const two = await arrive(52, '#/you', { ...phone, ...kept });
  for (const [{ page }, form] of [
    [one, 'Take a name'],
    [two, 'Sign in'],
  ] as const) {
    const fields = page.getByRole('form', { name: form });
    await fields.getByLabel('Name').fill('Keiko');
    await fields.getByLabel('Password').fill('ten forward');
    await fields.getByRole('button').click();
    await page.getByText('This is your account.').waitFor();
    await page.goto(`${house.address}/#/decks`);
    page.on('dialog', (dialog) => void dialog.accept());
  }
  const bringList = async (title: string) => {
    await one.page.goto(`${house.address}/#/decks`);
    await one.page.getByText('Bring a deck list').click();
    await one.page.getByRole('textbox', { name: 'Deck list' }).fill(`title: ${title}\n\nDraw deck\n1 Data\n`);
    const shared = one.page.waitForResponse((answer) => answer.url().endsWith('/api/me/decks') && answer.ok());
    await one.page.getByRole('button', { name: 'Import one card' }).click();
    await shared;
    await one.page.goto(`${house.address}/#/decks`);
  };
  const throwAway = (title: string) => one.page.getByRole('button', { name: `Throw ${title} away` }).click();
  const comeBack = () => two.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await bringList('Bonsai');
  await bringList('Orchids');
  await comeBack();
  // The page that is open there shows them, and then does not any more.
  for (const title of ['Bonsai', 'Orchids']) await two.page.getByRole('link', { name: title }).waitFor();
  await throwAway('Bonsai');
  await one.page.waitForResponse((answer) => answer.url().endsWith('/api/me/decks/forget') && answer.ok());
  await comeBack();
  await two.page.getByRole('link', { name: 'Bonsai' }).waitFor({ state: 'detached' });

  await two.page.goto(`${house.address}/#/lobby`);
  await change(two);
  const offered = two.page.getByRole('combobox', { name: 'Your deck' }).getByRole('option', { name: 'Orchids' });
  await offered.waitFor({ state: 'attached' });
  // Without a network it goes when the network is back.
  await one.page.context().setOffline(true);
  await throwAway('Orchids');
  const gone = one.page.waitForResponse((answer) => answer.url().endsWith('/api/me/decks/forget') && answer.ok());
  await one.page.context().setOffline(false);
  await gone;
  await comeBack();
  await offered.waitFor({ state: 'detached' });
  for (const { page } of [one, two]) {
    await page.goto(`${house.address}/#/decks`);
    await page.reload();
    await page.getByText('None yet.').waitFor();
  }
  await leave(one, two);
});

test(
  'an open table is found; players talk, mute and see who is here; the computer fills a seat',
  { timeout: 120_000 },
  async () => {
    const guest = await arrive(32, '#/lobby', phone);
    await guest.page.getByText('Nobody waits right now.').waitFor();
    const host = await arrive(31);
    await host.page.getByRole('button', { name: 'Open a table for anyone' }).click();
    await host.page.getByRole('region', { name: 'Waiting' }).waitFor();
    await expectAccessible(host.page);
    // It comes by itself to those who look already.
    await guest.page.getByRole('region', { name: 'Open tables' }).getByRole('link', { name: 'Sit down' }).click();
    await guest.page.getByRole('button', { name: 'Sit down and play' }).click();
    for (const { page } of [host, guest]) await page.waitForURL(/#\/table\//);
    for (const { page } of [host, guest]) {
      await page.locator('[data-presence="here"]').waitFor();
      await page.getByRole('button', { name: 'Talk' }).click();
    }
    const logs = [host, guest].map(({ page }) => page.getByRole('log', { name: 'What was said' }));
    await host.page.getByRole('textbox', { name: 'Say something' }).fill('Live long and prosper.');
    await host.page.keyboard.press('Enter');
    await logs[1]!.getByText('Live long and prosper.').waitFor();
    await guest.page.getByRole('button', { name: 'Well played.' }).click();
    await logs[0]!.getByText('Well played.').waitFor();
    await guest.expectNoOverflow();

    await guest.page.getByLabel(/^About /).click();
    await guest.page.getByRole('button', { name: /^Mute / }).click();
    await logs[1]!.getByText('Live long and prosper.').waitFor({ state: 'detached' });
    await host.page.getByRole('button', { name: 'One moment.' }).click();
    await logs[0]!.getByText('One moment.').waitFor();
    // What is said after it is heard, and it is not.
    await guest.page.getByRole('button', { name: 'Good luck!' }).click();
    await logs[0]!.getByText('Good luck!').waitFor();
    await logs[1]!.getByText('Good luck!').waitFor();
    expect(await logs[1]!.textContent()).not.toContain('One moment.');

    await guest.page.getByRole('button', { name: 'Close the talk' }).click();
    // On a phone the menu is longer than what the question leaves free, and all of it is in reach.
    await guest.page.getByRole('region', { name: 'Your decision' }).waitFor();
    await guest.page.getByLabel('Menu').click();
    for (const name of ['Concede', 'Ask for a pause'])
      await guest.page.getByRole('button', { name }).first().click({ trial: true, timeout: 5_000 });
    await guest.page.goto(`${house.address}/#/lobby`);
    await host.page.locator('[data-presence="away"]').waitFor();
    await host.page.getByRole('button', { name: 'Close the talk' }).click();
    await concede(host);
    await host.page.locator('dialog[data-result="lost"][open]').waitFor();

    await guest.page.getByRole('button', { name: 'Make a link for a friend' }).click();
    await guest.page.getByRole('button', { name: 'Let the computer sit down' }).click();
    await guest.page.waitForURL(/#\/table\//);
    await guest.controls();
    await leave(host, guest);
  },
);
