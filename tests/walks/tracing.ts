// What the browser's own tracing says of the client, on a slow machine (4x) and a slow line (10 Mbit/s): the first load,
// a choice shown, a ship carried over a full table. Written into docs/load.md with `--write`.
import { readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { gzipSync } from 'node:zlib';
import { type CDPSession, type Page } from 'playwright-core';
import { openTwoSeats } from '../browser/two-seats.ts';
import { Visitor, desktop } from '../browser/visitor.ts';
import { crowdedTable } from './crowded-table.ts';

const slower = 4;
const line = { offline: false, latency: 40, downloadThroughput: 1_250_000, uploadThroughput: 1_250_000 };
const categories = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'blink.user_timing',
  'loading',
  'disabled-by-default-devtools.timeline.frame',
];

interface Traced {
  readonly name: string;
  readonly ts: number;
  readonly dur?: number;
  /** By the clock of its thread: waiting for a core does not count. */
  readonly tdur?: number;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly args?: { readonly data?: { readonly isMainFrame?: boolean } };
}

/** What is traced while something is done; times in milliseconds. */
async function traced(session: CDPSession, deed: () => Promise<void>): Promise<readonly Traced[]> {
  const events: Traced[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as Traced[])));
  const done = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()));
  await session.send('Tracing.start', { categories: categories.join(), transferMode: 'ReportEvents' });
  await deed();
  await session.send('Tracing.end');
  await done;
  return events.map((event) => ({
    ...event,
    ts: event.ts / 1000,
    dur: (event.dur ?? 0) / 1000,
    tdur: (event.tdur ?? 0) / 1000,
  }));
}

async function slowed(page: Page, isLine: boolean, rate = slower): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
  await session.send('Network.enable');
  if (isLine) await session.send('Network.emulateNetworkConditions', line);
  return session;
}

const seats = await openTwoSeats();
const fresh = async (): Promise<Page> => (await Visitor.open(seats.browser, 'about:blank', 1, desktop)).page;
const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN;
const percentile = (numbers: readonly number[], share: number): number =>
  numbers.toSorted((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * share))] ?? Number.NaN;
const ms = (n: number): string => `${n.toFixed(n < 100 ? 1 : 0)} ms`;

/** Interactive: painted, the way in can be pressed, and the last long task before that is over. */
async function firstLoad(): Promise<readonly (readonly string[])[]> {
  const page = await fresh();
  const session = await slowed(page, true);
  const scripts = new Map<string, number>();
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'script') return;
    const body = await response.body().catch(() => Buffer.alloc(0));
    scripts.set(response.url(), gzipSync(body).length);
  });
  const events = await traced(session, async () => {
    await page.goto(seats.address);
    const play = page.getByRole('button', { name: 'Play now' });
    await play.click({ trial: true });
    await page.evaluate(() => performance.mark('way in'));
  });
  const start = events.find(({ name, args }) => name === 'navigationStart' && args?.data?.isMainFrame !== false)!;
  const ready = events.findLast(({ name }) => name === 'way in')!;
  const paint = events.find(({ name }) => name === 'firstContentfulPaint')!;
  const main = `${ready.pid} ${ready.tid}`;
  const long = events.filter(
    ({ name, dur = 0, pid, tid, ts }) => name === 'RunTask' && dur > 50 && `${pid} ${tid}` === main && ts < ready.ts,
  );
  const quiet = Math.max(paint.ts, ready.ts, ...long.map(({ ts, dur = 0 }) => ts + dur));
  const bytes = [...scripts.values()].reduce((sum, n) => sum + n, 0);
  await page.context().close();
  return [
    ['first load: script, gzip', `${(bytes / 1000).toFixed(0)} kB`, '350 kB'],
    ['… first contentful paint', ms(paint.ts - start.ts), ''],
    ['… interactive', ms(quiet - start.ts), '2000 ms'],
    ['… long tasks before that', `${long.length}`, ''],
  ];
}

/** From the message that brings the answer to the first paint after it. */
async function choiceAt(rate: number, speed: string): Promise<readonly (readonly string[])[]> {
  const page = await fresh();
  await page.addInitScript(() => {
    window.WebSocket = class extends WebSocket {
      constructor(url: string | URL, protocols?: string | string[]) {
        super(url, protocols);
        // News of the table; who is there and what is said changes nothing on it.
        this.addEventListener('message', ({ data }) => {
          if (/^\{"t":"(update|change)"/.test(String(data))) performance.mark('answer heard');
        });
      }
    };
  });
  await page.goto(seats.address);
  await page.getByRole('button', { name: 'Play now' }).click();
  const answer = page.locator('[data-options] [data-option]').first();
  await answer.waitFor();
  const session = await slowed(page, false, rate);
  const events = await traced(session, async () => {
    for (let times = 0; times < 8; times += 1) {
      const old = await page.locator('section[data-decision]').getAttribute('data-decision');
      if ((await answer.count()) === 0) break;
      await answer.click();
      await page
        .waitForFunction(
          (before) => {
            const now = document.querySelector<HTMLElement>('section[data-decision]:not([aria-busy="true"])');
            return now && now.dataset['decision'] !== before;
          },
          old,
          { timeout: 10_000 },
        )
        .catch(() => undefined);
    }
  });
  const heard = events.filter(({ name, ph }) => name === 'answer heard' && ph !== 'e');
  const paints = events.filter(({ name }) => name === 'Commit' || name === 'Paint');
  const waits = heard.flatMap(({ ts, pid }) => {
    const shown = paints.find((paint) => paint.pid === pid && paint.ts > ts);
    return shown ? [shown.ts + (shown.dur ?? 0) - ts] : [];
  });
  // What the page itself does meanwhile, by the clock of its thread; the rest is waiting for cores and for rastered pictures.
  const work = heard.map(({ ts, pid, tid }) => {
    const shown = paints.find((paint) => paint.pid === pid && paint.ts > ts)?.ts ?? ts;
    const isMeanwhile = (event: Traced) => event.ts + (event.dur ?? 0) > ts && event.ts <= shown;
    return events
      .filter((event) => event.name === 'RunTask' && event.pid === pid && event.tid === tid && isMeanwhile(event))
      .reduce((sum, { tdur = 0 }) => sum + tdur, 0);
  });
  await page.context().close();
  return [
    [
      `a choice shown, from the server's answer to the paint (${waits.length}), ${speed}: median`,
      ms(median(waits)),
      '100 ms',
    ],
    ['… longest', ms(Math.max(...waits)), '100 ms'],
    ['… of it work of the main thread, median', ms(median(work)), ''],
  ];
}

const choiceShown = async (): Promise<readonly (readonly string[])[]> => [
  ...(await choiceAt(1, "at the machine's speed")),
  ...(await choiceAt(slower, 'four times slower')),
];

/** A ship is carried to and fro over a table of 120 cards. */
async function carried(): Promise<readonly (readonly string[])[]> {
  const laid = crowdedTable();
  const storageState = { cookies: [], origins: [{ origin: seats.address, localStorage: [laid.kept] }] };
  const { page } = await Visitor.open(seats.browser, `${seats.address}/#/table/${laid.match}`, 1, {
    ...desktop,
    storageState,
  });
  const ship = page.locator('[data-side="mine"] .obj[data-light="start"]').first();
  await ship.waitFor();
  // Faces and places are drawn by then, and nothing moves any more.
  await ship.click({ trial: true });
  const { x, y } = (await ship.boundingBox())!;
  await page.mouse.move(x + 16, y + 16);
  await page.mouse.down();
  await page.mouse.move(x + 60, y - 20, { steps: 3 });
  await page.locator('.ghost').waitFor();
  const session = await slowed(page, false);
  const events = await traced(session, async () => {
    for (let sweep = 0; sweep < 4; sweep += 1) await page.mouse.move(sweep % 2 ? 200 : 1200, 320, { steps: 60 });
  });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  const renderer = events.find(({ name }) => name === 'EventDispatch' || name === 'FunctionCall')?.pid;
  const frames = events.filter(({ name, pid }) => name === 'DrawFrame' && pid === renderer).map(({ ts }) => ts);
  const between = frames.slice(1).map((ts, at) => ts - (frames[at] ?? ts));
  const mains = new Set(
    events.filter(({ name, pid }) => name === 'FunctionCall' && pid === renderer).map(({ tid }) => tid),
  );
  const tasks = events
    .filter(({ name, pid, tid }) => name === 'RunTask' && pid === renderer && mains.has(tid))
    .map(({ tdur = 0 }) => tdur);
  await page.context().close();
  return [
    [
      `a ship carried over ${laid.cards} cards in play (${between.length} frames): between frames, median`,
      ms(median(between)),
      '16.7 ms',
    ],
    ['… 95th percentile', ms(percentile(between, 0.95)), ''],
    [
      '… task of the main thread, 95th percentile of those above 1 ms',
      ms(
        percentile(
          tasks.filter((dur) => dur > 1),
          0.95,
        ),
      ),
      '',
    ],
    ['… longest task of the main thread', ms(Math.max(...tasks)), ''],
  ];
}

/** Each part is measured by itself, and has its own table in the page. */
const parts = { 'first load': firstLoad, choice: choiceShown, carrying: carried };

const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const page = new URL('../../docs/load.md', import.meta.url);
try {
  for (const [name, measure] of Object.entries(parts)) {
    if (asked.length > 0 && !asked.includes(name)) continue;
    const load = loadavg()[0]?.toFixed(1);
    const rows = [['load average when measured', `${load}`, ''], ...(await measure())];
    const figures = [
      '| what | figure | bar |',
      '| --- | --- | --- |',
      ...rows.map((row) => `| ${row.join(' | ')} |`),
    ].join('\n');
    console.log(figures);
    if (!process.argv.includes('--write')) continue;
    const [begin, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
    const [before, rest = ''] = readFileSync(page, 'utf8').split(begin);
    const after = rest.split(end)[1] ?? '';
    writeFileSync(page, `${before}${begin}\n\n${figures}\n\n${end}${after}`);
  }
} finally {
  await seats.close();
}
