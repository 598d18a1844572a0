// Three new users walk through a whole game: a returning player with a mouse, a newcomer on a phone, who learns first,
// and somebody who uses keys alone. Written into docs/walks.md with `--write`.
import { readFileSync, writeFileSync } from 'node:fs';
import { type BrowserContextOptions } from 'playwright-core';
import { type House, openHouse } from '../browser/house.ts';
import { Visitor, desktop, phone } from '../browser/visitor.ts';
import { type Counts, type Hands, Walker } from './walker.ts';

const page = new URL('../../docs/walks.md', import.meta.url);
const patience = Number(process.env['SPACELINE_WALK_SECONDS'] ?? 50);

interface Walk {
  readonly who: string;
  readonly rows: readonly (readonly [what: string, counts: Counts, beside?: string])[];
}

const hasBegun = (walker: Walker) =>
  walker.page.locator('[data-moment]', { hasText: /Turn \d/ }).waitFor({ timeout: 60_000 });

async function playGame(walker: Walker): Promise<readonly [string, Counts, string]> {
  await walker.start();
  const isOver = await walker.play(patience);
  const { turn } = await walker.standing().catch(() => ({ turn: 0 }));
  return [isOver ? 'the game, to its end' : `the game, ${patience} s of it`, await walker.counts(), `turn ${turn}`];
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

async function newcomer(house: House): Promise<Walk> {
  const [visitor, walker] = await open(house, phone, 'fingers');
  await visitor.page.goto(`${house.address}/#/learn`);
  const lesson = visitor.page.getByRole('button', { name: /Your first mission/ });
  await lesson.first().waitFor();
  await walker.start();
  await walker.press(lesson.first());
  await visitor.page.getByRole('region', { name: 'Your decision' }).waitFor();
  const learnt: [string, Counts, string] = ['from Learn to the first question', await walker.counts(), ''];
  const rows = [learnt, ...(await seeded(walker, house)), await playGame(walker)];
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

const house = await openHouse();
const walks: Walk[] = [];
try {
  for (const walk of [returning, newcomer, byKeyboard]) {
    const walked = await walk(house);
    walks.push(walked);
    console.log(table(walked).join('\n'));
  }
} finally {
  await house.close();
}
if (process.argv.includes('--write')) {
  const text = readFileSync(page, 'utf8');
  const figures = walks.flatMap(table).join('\n');
  writeFileSync(
    page,
    text.replace(
      /<!-- figures -->[^]*<!-- end of figures -->/,
      () => `<!-- figures -->\n\n${figures}\n<!-- end of figures -->`,
    ),
  );
}
