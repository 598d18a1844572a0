// What is measured, one function each; every one gives lines of a table.
import { openStorage } from '@spaceline/server';
import type { Storage } from '@spaceline/server';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import WebSocket from 'ws';
import { layLongMatch } from '../../tests/storage/long-match.ts';
import { startPostgres } from '../../tests/storage/postgres.ts';
import { Crowd, layTables, Loners } from './players.ts';
import type { Measured } from './players.ts';
import { start } from './process.ts';
import type { Running } from './process.ts';

export const server = 'dist/server/main.js';

export type Row = readonly [what: string, figure: string];

export interface Database {
  readonly name: string;
  readonly where: { readonly url: string } | { readonly folder: string };
  readonly env: Readonly<Record<string, string>>;
  end(): Promise<void>;
}

export async function embedded(more: Readonly<Record<string, string>> = {}): Promise<Database> {
  const folder = mkdtempSync(join(tmpdir(), 'spaceline-load-'));
  const end = async () => rmSync(folder, { recursive: true, force: true });
  return { name: 'PGlite', where: { folder }, env: { SPACELINE_DATA: folder, ...more }, end };
}

export async function postgres(): Promise<Database> {
  const running = await startPostgres();
  const url = await running.database();
  return { name: 'PostgreSQL', where: { url }, env: { DATABASE_URL: url }, end: () => running.stop() };
}

const at = (sorted: readonly number[], share: number): string =>
  `${(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN).toFixed(1)} ms`;

const spread = (sorted: readonly number[]): string => `${at(sorted, 0.5)} / ${at(sorted, 0.99)} / ${at(sorted, 1)}`;

/** So many tables, a choice at each every so many seconds, measured for so many seconds. */
export interface Load {
  readonly count: number;
  readonly every: number;
  readonly seconds: number;
}

export const laid = async (database: Database, tables: number) => {
  const storage = await openStorage(database.where);
  await layTables(storage, tables);
  await storage.close();
};

/** Microseconds of a server that only sends, for each message, when it sends as many to as many clients. */
async function workOf(bare: Running, messages: number, clients: number, seconds: number): Promise<number> {
  const sockets = await Promise.all(
    Array.from(
      { length: clients },
      (_, i) =>
        new Promise<WebSocket>((open) => {
          const socket = new WebSocket(`${bare.address.replace('http', 'ws')}/${i >> 1}`, { perMessageDeflate: false });
          socket.once('open', () => open(socket));
        }),
    ),
  );
  let heard = 0;
  for (const socket of sockets) socket.on('message', () => (heard += 1));
  const choose = async (pairs: number, within: number) => {
    const begun = performance.now();
    for (let sent = 0; sent < pairs;) {
      const due = Math.min(pairs, ((performance.now() - begun) / (within * 1000)) * pairs);
      for (; sent < due; sent += 1) sockets[(2 * sent) % sockets.length]!.send('{"t":"choose"}'.padEnd(200));
      await new Promise((later) => setTimeout(later, 4));
    }
    await new Promise((later) => setTimeout(later, 300));
  };
  // As the server that is measured beside it.
  await choose((clients / 2) * atFirst, warmUp);
  await choose((messages / 2 / seconds) * warmUp, warmUp);
  heard = 0;
  const before = bare.cpu();
  await choose(messages / 2, seconds);
  const cost = ((bare.cpu() - before) * 1e6) / heard;
  for (const socket of sockets) socket.terminate();
  await bare.stop();
  return cost;
}

const sized = (size: number) => ({ BARE_SIZE: String(Math.round(size)) });

/** The floor: as many messages of that size to as many clients. */
const floor = async ({ messages, characters }: Measured, clients: number, seconds: number): Promise<number> =>
  workOf(await start('bench/load/bare.mjs', sized(characters / messages)), messages, clients, seconds);

/** What a server that knows the rules cannot leave out, beside the floor; an update has 600 characters. */
export async function least(database: Database, { count, every, seconds }: Load): Promise<Row[]> {
  await laid(database, count);
  const messages = (2 * count * seconds) / every;
  const size = 600;
  const bare = await floor({ milliseconds: [], messages, characters: size * messages }, 2 * count, seconds);
  const rows: Row[] = [
    [`${count} tables, a choice every ${every} s at each: an update of a bare \`ws\` server`, `${bare.toFixed(0)} µs`],
  ];
  for (const [stage, what] of leastStages) {
    const running = await start('bench/load/least.ts', { ...sized(size), ...database.env, LEAST: stage });
    const work = await workOf(running, messages, 2 * count, seconds);
    rows.push([what, `${work.toFixed(0)} µs, ${(work / bare).toFixed(1)}x`]);
  }
  return rows;
}

const leastStages = [
  ['rules', '… with each choice carried out by the rules'],
  ['looks', '… and what both see made, and what the next may choose'],
  ['log', '… and the choice put into the log'],
] as const;

/** Choices at every table, as fast as they are answered, before anything is measured: code that has just been started is slower. */
export const atFirst = 40;

/** And seconds for which everybody plays at their pace. */
const warmUp = 10;

/** Many tables with a choice each so many seconds. */
export async function tables(database: Database, { count, every, seconds }: Load): Promise<Row[]> {
  await laid(database, count);
  const running = await start(server, database.env);
  const crowd = await Crowd.join(running.address, count);
  await crowd.playOn(atFirst);
  await crowd.playFor(warmUp, every * 1000);
  const before = running.cpu();
  const measured = await crowd.playFor(seconds, every * 1000);
  const cpu = running.cpu() - before;
  crowd.leave();
  await running.stop();
  const { milliseconds, messages, characters } = measured;
  const perMessage = (cpu * 1e6) / messages;
  const bare = await floor(measured, 2 * count, seconds);
  return [
    [
      `${database.name}, ${count} tables, ${2 * count} players, a choice every ${every} s at each: choices`,
      `${milliseconds.length} in ${seconds} s`,
    ],
    ['… choice to answer, p50 / p99 / longest', spread(milliseconds)],
    ['… work of the server', `${((100 * cpu) / seconds).toFixed(0)} % of a core`],
    ['… an update', `${(characters / messages).toFixed(0)} characters, ${perMessage.toFixed(0)} µs of work`],
    ['… the same bytes by a bare `ws` server', `${bare.toFixed(0)} µs an update: ${(perMessage / bare).toFixed(1)}x`],
  ];
}

/** People who play each other, while many others play against computers that think. */
export async function officers(database: Database, { count, every, seconds }: Load): Promise<Row[]> {
  const people = 50;
  const storage = await openStorage(database.where);
  await layTables(storage, people);
  await layTables(storage, count, 'officer');
  await storage.close();
  const running = await start(server, database.env);
  const crowd = await Crowd.join(running.address, people);
  const loners = await Loners.join(running.address, count);
  await crowd.playOn(atFirst);
  loners.play(every * 1000);
  await crowd.playFor(warmUp, every * 1000);
  const made = loners.choices;
  const before = running.cpu();
  const { milliseconds } = await crowd.playFor(seconds, every * 1000);
  const cpu = running.cpu() - before;
  const choices = loners.choices - made;
  crowd.leave();
  await loners.leave();
  await running.stop();
  return [
    [
      `${database.name}, ${count} tables against officers, a choice every ${every} s as far as one is asked: people's choices there`,
      `${choices} in ${seconds} s`,
    ],
    [`… meanwhile at ${people} tables of people, choice to answer, p50 / p99 / longest`, spread(milliseconds)],
    ['… work of the server, thinking included', `${((100 * cpu) / seconds).toFixed(0)} % of a core`],
  ];
}

/** A match of two thousand choices, on a server that has just been started. */
export async function reopening(database: Database): Promise<Row[]> {
  const storage = await openStorage(database.where);
  const { choices } = await layLongMatch(storage, 'longmatch', 2_000);
  await storage.close();
  const asked = async () => {
    const running = await start(server, database.env);
    await fetch(`${running.address}/healthz`);
    const before = running.cpu();
    const begun = performance.now();
    const answer = await fetch(`${running.address}/api/matches/longmatch/state`);
    const { length } = await answer.text();
    const took = performance.now() - begun;
    const work = running.cpu() - before;
    await running.stop();
    return { first: `${took.toFixed(0)} ms, ${(work * 1000).toFixed(0)} ms of work`, length };
  };
  const computed = await asked();
  const opened = await asked();
  return [
    [`${database.name}: opening a match of ${choices} choices, from its log`, computed.first],
    ['… from its snapshot, with its whole history', `${opened.first}, ${(opened.length / 1000).toFixed(0)} kB`],
  ];
}

/** Matches that one statement copies in time. */
const many = 1_024;

/** Every match of those that are copied a second time, under another name. */
async function double(storage: Storage, ending: string): Promise<void> {
  const matches = `
    insert into matches (id, format, seed, decks, seats, versions, events, created, finished, result)
    select id || $1, format, seed, decks, seats, versions, events, created, finished, result
    from matches where id not like '%y%'`;
  const log = `
    insert into match_log (match, seq, choice, hash, events)
    select match || $1, seq, choice, hash, events from match_log where match not like '%y%'`;
  await storage.prepared({ name: 'double matches', text: matches }, [ending]);
  await storage.prepared({ name: 'double choices', text: log }, [ending]);
}

/** A start with very many finished matches. */
export async function starting(database: Database, matches: number, choices: number): Promise<Row[]> {
  const storage = await openStorage(database.where);
  await layLongMatch(storage, 'longmatch', choices);
  await storage.db
    .updateTable('matches')
    .set({ finished: new Date(), result: JSON.stringify({ winner: 0, reason: 'points' }) })
    .execute();
  for (let laidDown = 1, round = 0; laidDown < many; round += 1, laidDown *= 2) await double(storage, `x${round}`);
  for (let laidDown = many, round = 1; laidDown < matches; round += 1, laidDown += many)
    await double(storage, `y${round}`);
  const text = `
    select (select count(*) from matches where finished is not null) as matches,
      (select count(*) from match_log) as choices`;
  const [down] = (await storage.prepared({ name: 'count', text }, [])) as { matches: string; choices: string }[];
  await storage.close();
  const first = await start(server, database.env);
  await first.stop();
  const running = await start(server, database.env);
  const work = running.cpu();
  const begun = performance.now();
  await (await fetch(`${running.address}/api/matches/longmatchx3/state`)).text();
  const opened = performance.now() - begun;
  await running.stop();
  return [
    [
      `${database.name}: start with ${down?.matches} finished matches, ${down?.choices} choices`,
      `${(running.readyAfter / 1000).toFixed(1)} s, ${work.toFixed(1)} s of work`,
    ],
    ['… and opening one of them', `${opened.toFixed(0)} ms`],
  ];
}

/** What waiting for the disk costs. */
export async function syncing(seconds: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (const sync of ['0', '1']) {
    const database = await embedded({ SPACELINE_SYNC: sync });
    await laid(database, 20);
    const running = await start(server, database.env);
    const crowd = await Crowd.join(running.address, 20);
    await crowd.playOn(5);
    const { milliseconds } = await crowd.playFor(seconds, 1_000);
    crowd.leave();
    await running.stop();
    await database.end();
    rows.push([
      `PGlite, 20 tables, a choice every second, \`SPACELINE_SYNC=${sync}\``,
      `p50 ${at(milliseconds, 0.5)}, p99 ${at(milliseconds, 0.99)}`,
    ]);
  }
  return rows;
}
