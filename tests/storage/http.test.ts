import { constructedFormats } from '@spaceline/formats';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { protocolVersion } from '@spaceline/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import WebSocket from 'ws';
import type { TestNode } from './node.ts';
import { startNode } from './node.ts';
import { createMatch, Seat } from './seat.ts';
import { temporaryFolder } from './temporary.ts';

const folder = temporaryFolder();
const web = join(folder.path, 'web');
let node: TestNode;
const open = (options: object = {}) =>
  startNode({ folder: join(folder.path, 'data') }, { web, perAddress: { requests: 60, matches: 5 }, ...options });
beforeAll(async () => {
  mkdirSync(join(web, 'assets'), { recursive: true });
  writeFileSync(join(web, 'index.html'), '<!doctype html><title>Client</title>');
  writeFileSync(join(web, 'assets/app-1a2b.js'), 'export {};');
  writeFileSync(join(folder.path, 'secret.txt'), 'outside');
  node = await open();
});
afterAll(async () => {
  await node.close();
  folder.remove();
});
const get = (path: string, headers: Record<string, string> = {}) => fetch(`${node.address}${path}`, { headers });

describe('the web client', () => {
  test.each(['/', '/?from=mail', '/rules', '/rules/'])('is given at %s', async (path) => {
    const response = await get(path);
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-cache']);
    expect(response.headers.get('content-type')).toMatch(/^text\/html/);
    expect(await response.text()).toContain('<title>Client</title>');
  });

  test.each(['/play/abc', '/cards?set=premiere', '/rules/B-1', '/index.php'])('is not at %s', async (path) => {
    const asPage = await get(path, { accept: 'text/html' });
    expect([asPage.status, await asPage.text()]).toEqual([404, expect.stringContaining('There is nothing here')]);
    const asData = await get(path);
    expect([asData.status, await asData.json()]).toEqual([
      404,
      { error: expect.objectContaining({ code: 'request/unknown' }) },
    ]);
  });

  test('has files that are kept for good, because their names change with their content', async () => {
    const response = await get('/assets/app-1a2b.js');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await get('/assets/app-gone.js')).status).toBe(404);
  });

  test.each(['/../secret.txt', '/%2e%2e/secret.txt', '/assets/..%2f..%2f..%2fsecret.txt'])(
    'gives no file from outside its folder: %s',
    async (path) => {
      expect(await (await get(path)).text()).not.toContain('outside');
    },
  );

  test('runs under a policy that allows nothing inline and nothing foreign', async () => {
    const { headers } = await get('/');
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe|http:|https:|\*/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });
});

describe('the library', () => {
  test.each(['/api/cards', '/api/titles', '/api/decks', '/api/formats', '/api/clauses'])(
    '%s is sent once and then only confirmed',
    async (path) => {
      const response = await get(path);
      expect(Object.keys((await response.json()) as object).length).toBeGreaterThan(0);
      const etag = response.headers.get('etag') ?? '';
      expect((await get(path, { 'if-none-match': etag })).status).toBe(304);
    },
  );

  test('says in which formats a starter deck is illegal, and why', async () => {
    type Ruling = { readonly why: readonly string[]; readonly without?: object };
    const decks = (await (await get('/api/decks')).json()) as { illegalIn: Record<string, Ruling> }[];
    const rulings = decks.flatMap(({ illegalIn }) => Object.entries(illegalIn));
    const brought = rulings.filter(([id]) => constructedFormats.some((format) => format.id === id));
    expect(brought).not.toEqual([]);
    for (const [, { why }] of rulings) for (const words of why) expect(words).toMatch(/\[[A-Z0-9]+-\d+\.\d+\]$/);
    for (const [, { without }] of brought) expect(without).toHaveProperty('missions');
  });

  test('has every clause with its text and rulings, and one with the tests that show it', async () => {
    type Clause = { readonly id: string; readonly text: string; readonly tests: number };
    const law = (await (await get('/api/clauses')).json()) as { clauses: readonly Clause[] };
    expect(law.clauses.find(({ id }) => id === 'B-4.2')).toMatchObject({
      chapter: '4. Uniqueness, copies, personas',
      text: expect.stringContaining('they own in play at the same time'),
      rulings: ['R-1'],
    });
    expect(await (await get('/api/clauses/B-4.2')).json()).toMatchObject({
      id: 'B-4.2',
      rulings: [{ id: 'R-1', text: expect.stringContaining('per owner') }],
      tests: expect.arrayContaining([expect.stringContaining('B-4.2')]),
    });
    const unknown = await get('/api/clauses/B-99.1');
    expect([unknown.status, await unknown.json()]).toEqual([
      404,
      { error: expect.objectContaining({ code: 'clause/unknown' }) },
    ]);
  });

  test('has the generated words of every card', async () => {
    const cards = (await (await get('/api/cards')).json()) as { id: string; title: string; text?: unknown }[];
    expect(cards.find((card) => card.id === 'archer')).toMatchObject({ title: 'Archer', words: expect.anything() });
  });
});

test('health says which database answers', async () => {
  expect(await (await get('/healthz')).json()).toEqual({
    ok: true,
    protocol: protocolVersion,
    storage: 'pglite',
    rules: expect.stringMatching(/^\d+-[0-9a-f]{12}$/),
  });
});

test('an address that asks too often is told to wait, and others of its requests are not lost', async () => {
  const seat = new Seat(await createMatch(node.address), 'limited');
  const create = () => fetch(`${node.address}/api/matches`, { method: 'POST' });
  let answer = await create();
  for (let tries = 0; answer.status === 201 && tries < 10; tries += 1) answer = await create();
  expect(answer.status).toBe(429);
  expect(await answer.json()).toMatchObject({ error: { code: 'request/too-many' } });
  expect(answer.headers.get('retry-after')).toMatch(/^\d+$/);
  expect((await get(`/api/matches/${seat.match}`)).status).toBe(200);
  await seat.join(node.address);
  await seat.play(2);
  await seat.leave();
});

test('without a built client the server says how to get one, and its API works', async () => {
  await node.close();
  node = await open({ web: join(folder.path, 'nothing') });
  const response = await get('/');
  expect(response.status).toBe(503);
  expect(await response.text()).toContain('npm start');
  expect((await get('/api/decks')).status).toBe(200);
});

test('long answers are compressed for those who take it, and are the same', async () => {
  // fetch unpacks by itself; the header tells how it came.
  const cards = await (await get('/api/cards')).text();
  for (const encoding of ['br', 'gzip']) {
    const answer = await fetch(`${node.address}/api/cards`, { headers: { 'accept-encoding': encoding } });
    expect(answer.headers.get('content-encoding')).toBe(encoding);
    expect(answer.headers.get('vary')).toContain('accept-encoding');
    expect(Number(answer.headers.get('content-length'))).toBeLessThan(cards.length / 4);
    expect(await answer.text()).toBe(cards);
  }
  const plain = await fetch(`${node.address}/api/cards`, { headers: { 'accept-encoding': 'identity' } });
  expect(plain.headers.get('content-encoding')).toBeNull();
  expect(await plain.text()).toBe(cards);
  const short = await fetch(`${node.address}/healthz`, { headers: { 'accept-encoding': 'br' } });
  expect(short.headers.get('content-encoding')).toBeNull();
});

test('sockets offer to compress, and to remember nothing of it', async () => {
  const socket = new WebSocket(`${node.address.replace('http', 'ws')}/ws`);
  await new Promise((open) => socket.once('open', open));
  expect(socket.extensions).toContain('permessage-deflate');
  await new Promise((closed) => {
    socket.once('close', closed);
    socket.terminate();
  });
});
