import { type Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Databases } from '../storage/databases.ts';
import type { Balancer } from '../storage/haproxy.ts';
import { balance, freePorts } from '../storage/haproxy.ts';
import type { Program } from '../storage/program.ts';
import { olderServer } from '../storage/program.ts';
import { startServer } from '../storage/server.ts';
import { launchChromium } from './chromium.ts';
import { buildClient } from './house.ts';
import { Visitor } from './visitor.ts';

const databases = new Databases();
let env: Readonly<Record<string, string>>;
let ports: readonly number[];
const nodes: Program[] = [];
let balancer: Balancer;
let browser: Browser;

const start = async (node: number, file?: string) => {
  const place = { ...env, HOST: '127.0.0.1', PORT: String(ports[node]), TRUST_PROXY: '1' };
  nodes[node] = (await startServer(place, file)).program;
};
const rulesAt = async (node: number): Promise<string> => {
  const health = (await (await fetch(`http://127.0.0.1:${ports[node]}/healthz`)).json()) as { readonly rules: string };
  return health.rules;
};

beforeAll(async () => {
  buildClient();
  ({ env } = await databases.place('PostgreSQL', 'rolling'));
  ports = await freePorts(3);
  await Promise.all([start(0, olderServer()), start(1, olderServer())]);
  balancer = await balance(databases.folder('balancer'), ports.slice(0, 2));
  browser = await launchChromium();
}, 120_000);
afterAll(async () => {
  await browser.close();
  await balancer.close();
  await Promise.all(nodes.map((node) => node.end('SIGTERM')));
});

test(
  'a page finds the servers that have the rules of its match, waits for them, and goes on by itself',
  { timeout: 240_000 },
  async () => {
    const before = await rulesAt(0);
    const visitor = await Visitor.open(browser, balancer.address, 5);
    const { page } = visitor;
    await visitor.playNow();
    await visitor.playUntil(() => visitor.answers >= 4);

    await start(2);
    const rules = await rulesAt(2);
    await balancer.reload(ports, { rules, before });
    // Wherever the page was, it loses its line, and the first to answer is a new server.
    await nodes[0]!.end('SIGTERM');
    await page.reload();
    await visitor.controls();
    await visitor.playUntil(() => visitor.answers >= 8);
    expect(await page.getByRole('heading', { name: 'This match stands still' }).count()).toBe(0);

    // What is begun now is begun with the new rules.
    const led = async () =>
      ((await (await fetch(`${balancer.address}/healthz`)).json()) as { readonly rules: string }).rules;
    await expect.poll(led).toBe(rules);
    const other = await Visitor.open(browser, balancer.address, 6);
    await other.playNow();
    const matches = await Promise.all(
      [visitor, other].map(async (one) => /#\/table\/(\w+)/.exec(one.page.url())?.[1] ?? ''),
    );
    const begunWith = async (match: string) =>
      ((await (await fetch(`${balancer.address}/api/matches/${match}`)).json()) as { readonly rules: string }).rules;
    expect(await Promise.all(matches.map(begunWith))).toEqual([before, rules]);

    // Nobody has the old rules: it is said, nothing is forgotten, and the page looks for them again.
    await nodes[1]!.end('SIGTERM');
    await page.getByRole('heading', { name: 'This match stands still' }).waitFor();
    await page.getByText('It goes on here by itself').waitFor();
    await start(1, olderServer());
    await visitor.controls();
    const answered = visitor.answers;
    await visitor.playUntil(() => visitor.answers >= answered + 3);
    await page.getByLabel('Menu').click();
    await page.getByRole('button', { name: 'Concede' }).first().click();
    await page.getByRole('dialog', { name: 'Concede' }).getByRole('button', { name: 'Concede' }).click();
    await page.locator('dialog[data-result][open]').waitFor();
    // What the balancer says while no server has the rules of the match.
    visitor.expectNoFaults(/503 \(Service Unavailable\)/);
    other.expectNoFaults();
    await Promise.all([visitor.leave(), other.leave()]);
  },
);
