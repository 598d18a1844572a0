import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Databases } from './databases.ts';
import type { TestNode } from './node.ts';
import { startNode } from './node.ts';
import { createMatch, Seat } from './seat.ts';

const databases = new Databases();
let node: TestNode;
let open: TestNode;
beforeAll(async () => {
  const url = await databases.postgres.database();
  node = await startNode({ url }, { idleFor: 100, trustProxy: 1 });
  open = await startNode({ url }, { metricsToken: 'for-the-operator' });
});
afterAll(async () => {
  await node.close();
  await open.close();
});

const metrics = (address: string, headers: Record<string, string> = {}) => fetch(`${address}/metrics`, { headers });
const numberOf = async (name: string): Promise<number> => {
  const text = await (await metrics(node.address)).text();
  return Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
};

test('matches that nobody looks at leave the memory, and are there when somebody comes', async () => {
  const seat = new Seat(await createMatch(node.address), 'idle');
  await seat.join(node.address);
  await seat.play(3);
  await seat.answer();
  expect(await numberOf('spaceline_matches_followed')).toBe(1);
  await new Promise((later) => setTimeout(later, 300));
  expect(await numberOf('spaceline_matches_open')).toBe(1);
  await seat.leave();
  await expect.poll(() => numberOf('spaceline_matches_open'), { timeout: 20_000 }).toBe(0);
  await seat.join(node.address);
  await seat.play(1);
  await seat.leave();
});

describe('the numbers', () => {
  test('tell of choices and answers, in the text that Prometheus reads, and of no match', async () => {
    const seat = new Seat(await createMatch(node.address, { name: 'Guinan' }), 'counted');
    await seat.join(node.address);
    const before = await numberOf('spaceline_choice_seconds_count');
    await seat.play(4);
    expect(await numberOf('spaceline_choice_seconds_count')).toBe(before + 4);
    const answer = await metrics(node.address);
    expect(answer.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    const text = await answer.text();
    expect(text).toContain('spaceline_http_requests_total{route="/api/matches",method="POST",status="201"}');
    expect(text).toMatch(/^spaceline_choices_total\{became="stored"\} \d+$/m);
    expect(text).toMatch(/^process_resident_memory_bytes \d+$/m);
    for (const line of text.trimEnd().split('\n'))
      expect(line).toMatch(/^(# (HELP|TYPE) \w+ .+|\w+(\{\w+="[^"]*"(,\w+="[^"]*")*\})? -?[\d.e+-]+)$/);
    for (const secret of [seat.match, seat.token, 'Guinan']) expect(text).not.toContain(secret);
    await seat.leave();
  });

  test('are for this machine, or for whoever has the token', async () => {
    const refused = await metrics(node.address, { 'x-forwarded-for': '203.0.113.9' });
    expect([refused.status, await refused.json()]).toMatchObject([403, { error: { code: 'request/not-yours' } }]);
    expect((await metrics(open.address)).status).toBe(403);
    expect((await metrics(open.address, { authorization: 'Bearer guessed' })).status).toBe(403);
    expect((await metrics(open.address, { authorization: 'Bearer for-the-operator' })).status).toBe(200);
  });
});

describe('every answer', () => {
  test('has an id of its own, or the one a balancer gave it', async () => {
    const idOf = async (headers: Record<string, string>) =>
      (await fetch(`${node.address}/healthz`, { headers })).headers.get('x-request-id');
    const [one, two] = [await idOf({}), await idOf({})];
    expect(one).toMatch(/^[\w-]{12}$/);
    expect(two).not.toBe(one);
    expect(await idOf({ 'x-request-id': 'balancer-0042' })).toBe('balancer-0042');
    expect(await idOf({ 'x-request-id': 'no good {"id":1}' })).toMatch(/^[\w-]{12}$/);
  });

  test('behind TLS says that there is nothing without, and lets nothing inline run', async () => {
    const headersOf = async (headers: Record<string, string>) =>
      (await fetch(`${node.address}/healthz`, { headers })).headers;
    const secure = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.9' };
    expect((await headersOf(secure)).get('strict-transport-security')).toBe('max-age=31536000');
    expect((await headersOf({})).get('strict-transport-security')).toBeNull();
    const policy = (await headersOf({})).get('content-security-policy') ?? '';
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toMatch(/unsafe|\*/);
  });
});

test('a log that has lost a row is told as what it is, and to nobody as whole', async () => {
  const seat = new Seat(await createMatch(open.address), 'damaged');
  await seat.join(open.address);
  await seat.play(6);
  await seat.answer();
  await seat.leave();
  await open.storage.db.deleteFrom('match_log').where('match', '=', seat.match).where('seq', '=', 3).execute();
  const answer = await fetch(`${node.address}/api/matches/${seat.match}/state`);
  expect(answer.status).toBe(500);
  expect(await answer.json()).toEqual({
    error: {
      code: 'match/damaged',
      what: 'The match cannot be opened',
      why: `what was stored of it is damaged: the log of match ${seat.match} has no row 3; only a backup can bring it back`,
    },
  });
});

test('the embedded database waits for the disk where that is asked for, and plays', async () => {
  const waiting = await startNode({ folder: databases.folder('synced'), sync: true });
  const seat = new Seat(await createMatch(waiting.address), 'synced');
  await seat.join(waiting.address);
  await seat.play(3);
  await seat.leave();
  const settings = await waiting.storage.db
    .withTables<{ pg_settings: { name: string; setting: string } }>()
    .selectFrom('pg_settings')
    .select('setting')
    .where('name', 'in', ['fsync', 'wal_sync_method'])
    .orderBy('name')
    .execute();
  expect(settings.map(({ setting }) => setting)).toEqual(['on', 'fsync']);
  await waiting.close();
});
