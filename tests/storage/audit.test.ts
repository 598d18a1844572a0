// docs/audit.md says what each address, message and event may reveal: it names what there is, all of it and nothing else.
import { randomBot } from '@spaceline/bots';
import { allCards } from '@spaceline/cards';
import { starterDecks } from '@spaceline/decks';
import {
  allows,
  apply,
  create,
  decisions,
  eventGroups,
  isRefusal,
  isSeenAlike,
  makePool,
  view,
} from '@spaceline/engine';
import type { GameEvent } from '@spaceline/engine';
import { open } from '@spaceline/formats';
import { clientMessageSchema, serverMessageSchema, tableEvents } from '@spaceline/protocol';
import { buildApp, makeLog, openStorage } from '@spaceline/server';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { temporaryFolder } from './temporary.ts';

const page = readFileSync(new URL('../../docs/audit.md', import.meta.url), 'utf8');

/** The rows of the table that begins with such a heading. */
function rowsOf(heading: string): readonly (readonly string[])[] {
  const from = page.indexOf(`| ${heading} `);
  if (from < 0) throw new Error(`The page has no table of ${heading}.`);
  const end = page.indexOf('\n\n', from);
  const lines = page.slice(from, end).split('\n').slice(2);
  return lines.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}
const named = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name!);
const firstCells = (heading: string) => rowsOf(heading).flatMap(([cell]) => named(cell));

/** Every route of a server, as its own list draws them: a tree of the parts of their paths. */
async function routes(): Promise<readonly string[]> {
  const folder = temporaryFolder();
  const storage = await openStorage({ folder: folder.path });
  const app = await buildApp({ web: folder.path, threads: 0, storage, log: makeLog('warn', () => {}) });
  await app.ready();
  const above: string[] = [];
  const found: string[] = [];
  for (const line of app.printRoutes({ commonPrefix: false }).split('\n')) {
    const read = /^([│ ]*)[├└]── (\S+) \(([A-Z, ]+)\)$/.exec(line);
    if (!read && line.trim() !== '') throw new Error(`A line of the list of routes was not read: ${line}`);
    const [, indent = '', part = '', methods = ''] = read ?? [];
    const depth = indent.length / 4;
    above.length = depth;
    above.push(part);
    for (const method of methods.split(', ')) if (read && method !== 'HEAD') found.push(`${method} ${above.join('')}`);
  }
  await app.close();
  await storage.close();
  folder.remove();
  return found;
}

const kindsOf = (schema: typeof clientMessageSchema | typeof serverMessageSchema): string[] =>
  schema.options.map(({ shape }) => shape.t.value);

test('every address that there is, and every message to the server, is on the page, once', async () => {
  const pages = /^GET \/(\*|)$/;
  const there = (await routes()).filter((route) => !pages.test(route));
  expect(there.length).toBeGreaterThan(50);
  const messages = kindsOf(clientMessageSchema).map((kind) => `WS ${kind}`);
  expect(firstCells('address').toSorted()).toEqual([...there, ...messages].toSorted());
});

test('every message of the server is on the page, once', () => {
  expect(firstCells('message').toSorted()).toEqual(kindsOf(serverMessageSchema).toSorted());
});

test('every kind of event is on the page; what it says is alike to everybody is, in whole games', () => {
  const rows = rowsOf('kinds of events');
  const kinds = rows.flatMap(([cell]) => named(cell));
  expect([...new Set(kinds)].toSorted()).toEqual([...Object.keys(eventGroups), ...tableEvents].toSorted());
  const alike = new Set(rows.filter(([, how]) => how?.startsWith('alike')).flatMap(([cell]) => named(cell)));
  const cutAt = rows.filter(([, how]) => !how?.startsWith('alike')).flatMap(([cell]) => named(cell));
  expect(cutAt.filter((kind) => alike.has(kind))).toEqual([]);
  const wrong = new Set<string>();
  const met = { alike: new Set<string>(), apart: new Set<string>() };
  for (let game = 0; game < 12; game += 1) {
    const decks = [
      starterDecks[game % starterDecks.length]!.deck,
      starterDecks[(game + 1) % starterDecks.length]!.deck,
    ] as const;
    const seed = `${game % 10}${game % 7}`.repeat(32);
    const state = create({ pool: makePool(allCards), format: open, seed, decks });
    const bots = [randomBot(`audit ${game} a`), randomBot(`audit ${game} b`)] as const;
    for (let events: readonly GameEvent[] = state.events; ;) {
      for (const event of events) {
        const together = isSeenAlike(state, event);
        met[together ? 'alike' : 'apart'].add(event.e);
        if (!together && alike.has(event.e)) wrong.add(event.e);
      }
      const [decision] = decisions(state);
      if (!decision || state.seq >= 700) break;
      const choice = bots[decision.player](
        () => view(state, decision.player),
        decision,
        (option, cards, stacks) => allows(state, option, cards, stacks),
      );
      const done = apply(state, choice);
      if (isRefusal(done)) throw new Error(done.why);
      ({ events } = done);
    }
  }
  expect([...wrong]).toEqual([]);
  // Much of both was met, or this would prove nothing.
  expect(met.alike.size).toBeGreaterThan(30);
  expect(met.apart.size).toBeGreaterThan(8);
});
