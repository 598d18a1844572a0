// Three new users walk through a whole game: a returning player with a mouse, a newcomer on a phone, who learns first,
// and somebody who uses keys alone. Written into docs/walks.md with `--write`; all of them, or those whose names are given.
import { readFileSync, writeFileSync } from 'node:fs';
import { type BrowserContextOptions } from 'playwright-core';
import { type House, openHouse } from '../browser/house.ts';
import { Visitor, desktop, phone } from '../browser/visitor.ts';
import { type Counts, type Hands, Walker } from './walker.ts';

const page = new URL('../../docs/walks.md', import.meta.url);
const patience = Number(process.env['SPACELINE_WALK_SECONDS'] ?? 600);

interface Walk {
  readonly who: string;
  readonly rows: readonly (readonly [what: string, counts: Counts, beside?: string])[];
}

const hasBegun = (walker: Walker) =>
  walker.page.locator('[data-moment]', { hasText: /Turn \d/ }).waitFor({ timeout: 60_000 });

const perTurn = (count: number, turns: number): string => (count / Math.max(1, turns)).toFixed(1);

async function playGame(walker: Walker): Promise<readonly [string, Counts, string]> {
  await walker.start();
  const { isOver, turns, words, longestWait } = await walker.play(patience);
  const counts = await walker.counts();
  // Each player has every other turn.
  const own = Math.ceil(turns / 2);
  const each = `${perTurn(counts.actions, own)} actions and ${perTurn(counts.prompts, own)} questions a turn of one's own`;
  return [
    isOver ? 'the game, to its end' : `the game, ${patience} s of it`,
    counts,
    [`turn ${turns}`, words, each, `longest wait ${longestWait.toFixed(0)} s`].filter(Boolean).join('; '),
  ];
}

async function open(house: House, size: BrowserContextOptions, hands: Hands): Promise<[Visitor, Walker]> {
  const visitor = await Visitor.open(house.browser, house.address, 3, size, 'fast');
  return [visitor, new Walker(visitor, hands)];
}

/** From the start page through the seeding, twice: the second game is seeded as the first. */
async function seeded(walker: Walker, house: House): Promise<Walk['rows']> {
  const rows: [string, Counts][] = [];
  for (const button of [/^Seed for me/, /^Seed as last time/]) {
    await walker.page.goto(house.address);
    await walker.start();
    await walker.press(walker.page.getByRole('button', { name: 'Play now' }));
    const seed = walker.page.getByRole('button', { name: button });
    await seed.waitFor();
    // A new page counts from naught.
    await walker.start();
    await walker.press(seed);
    await hasBegun(walker);
    rows.push([`seeding: ${button.source.slice(1)}`, await walker.counts()]);
  }
  return rows;
}

async function returning(house: House): Promise<Walk> {
  const [visitor, walker] = await open(house, desktop, 'mouse');
  const rows = [...(await seeded(walker, house)), await playGame(walker)];
  await visitor.leave();
  return { who: 'Returning player, desktop', rows };
}

/** The lessons one after another, from the page of lessons to the last word of the coach. */
async function learnt(walker: Walker, house: House): Promise<Walk['rows']> {
  const rows: [string, Counts][] = [];
  const { page: shown } = walker;
  await shown.goto(`${house.address}/#/learn`);
  let next = shown.getByRole('button', { name: /Your first mission/ });
  await next.waitFor();
  for (let lesson = 1; (await next.count()) > 0; lesson += 1) {
    const title = (await next.textContent())?.replace(/^Next: |^Begin: | · .*$/g, '');
    await walker.start();
    await walker.press(next);
    await walker.learn();
    rows.push([`lesson ${lesson}: ${title}`, await walker.counts()]);
    next = shown.getByRole('button', { name: /^Next: / });
  }
  return rows;
}

async function newcomer(house: House): Promise<Walk> {
  const [visitor, walker] = await open(house, phone, 'fingers');
  const rows = [...(await learnt(walker, house)), ...(await seeded(walker, house)), await playGame(walker)];
  await visitor.leave();
  return { who: 'Newcomer, phone', rows };
}

async function byKeyboard(house: House): Promise<Walk> {
  const [visitor, walker] = await open(house, desktop, 'keys');
  const rows = [...(await seeded(walker, house)), await playGame(walker)];
  await visitor.leave();
  return { who: 'Keyboard user, desktop', rows };
}

function table({ who, rows }: Walk): readonly string[] {
  return [
    `### ${who}`,
    '',
    '| what | actions | questions | seconds | as far as |',
    '| --- | --- | --- | --- | --- |',
    ...rows.map(
      ([what, { actions, prompts, seconds }, beside]) =>
        `| ${what} | ${actions} | ${prompts} | ${seconds} | ${beside ?? ''} |`,
    ),
    '',
  ];
}

const walkers = { returning, newcomer, keyboard: byKeyboard };
const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const house = await openHouse();
try {
  for (const [name, walk] of Object.entries(walkers)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    const figures = table(await walk(house)).join('\n');
    console.log(figures);
    if (!process.argv.includes('--write')) continue;
    const [begin, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
    const [before, rest = ''] = readFileSync(page, 'utf8').split(begin);
    writeFileSync(page, `${before}${begin}\n\n${figures}\n${end}${rest.split(end)[1] ?? ''}`);
  }
} finally {
  await house.close();
}
