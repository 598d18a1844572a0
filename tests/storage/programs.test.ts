// Programs play over HTTP: the samples play whole games, and the page for machines says what the server answers.
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { Databases } from './databases.ts';
import type { TestNode } from './node.ts';
import { startNode } from './node.ts';
import { createMatch } from './seat.ts';

const databases = new Databases();
const run = promisify(execFile);
const sample = (name: string) => fileURLToPath(new URL(`../../samples/${name}`, import.meta.url));

let node: TestNode;
beforeAll(async () => {
  node = await startNode({ url: await databases.postgres.database() });
});
afterAll(() => node.close());

const finished = async () =>
  (
    await node.storage.db.selectFrom('matches').select(['seats', 'result']).where('result', 'is not', null).execute()
  ).map(({ result }) => result);

test.each([
  ['TypeScript', process.execPath, ['--import', 'tsx', sample('bot.ts')]],
  ['Python', 'python3', [sample('bot.py')]],
] as const)('the sample in %s plays a whole game', { timeout: 120_000 }, async (_, program, words) => {
  const before = (await finished()).length;
  const { stdout, stderr } = await run(program, [...words, node.address]);
  expect(stderr).toBe('');
  const results = await finished();
  expect(results).toHaveLength(before + 1);
  expect(results).toContainEqual(JSON.parse(stdout));
});

test('the stream tells what the state tells, and goes on from where one was', async () => {
  const { match, token } = await createMatch(node.address, {});
  const headers = { authorization: `Bearer ${token}` };
  const first = async (since: number) => {
    const leaving = new AbortController();
    const response = await fetch(`${node.address}/api/matches/${match}/stream?since=${since}`, {
      headers,
      signal: leaving.signal,
    });
    expect(response.headers.get('content-type')).toContain('application/x-ndjson');
    let text = '';
    for await (const part of response.body!.pipeThrough(new TextDecoderStream())) {
      text += part;
      if (text.includes('\n')) break;
    }
    leaving.abort();
    return JSON.parse(text.split('\n')[0]!) as { seq: number; since: number; events: unknown[]; decisions: unknown[] };
  };
  const state = await (await fetch(`${node.address}/api/matches/${match}/state`, { headers })).json();
  expect(await first(-1)).toEqual(state);
  expect(await first(0)).toMatchObject({ since: 0, seq: (state as { seq: number }).seq });
  const wrong = await fetch(`${node.address}/api/matches/${match}/stream`, { headers: { authorization: 'Bearer x' } });
  expect(wrong.status).toBe(403);
});

test('the page for machines names every address of a match, and its shapes stand on their own', async () => {
  const document = (await (await fetch(`${node.address}/api/openapi.json`)).json()) as {
    openapi: string;
    paths: Record<string, Record<string, { responses: object }>>;
    components: { schemas: Record<string, object> };
  };
  expect(document.openapi).toBe('3.1.0');
  expect(Object.keys(document.paths)).toEqual(
    expect.arrayContaining(['/api/matches', '/api/matches/{id}/stream', '/api/matches/{id}/choices']),
  );
  const text = JSON.stringify(document);
  for (const [, name] of text.matchAll(/"#\/components\/schemas\/(\w+)"/g))
    expect(document.components.schemas[name!]).toBeDefined();
  expect(document.components.schemas['CreateMatch']).toMatchObject({
    type: 'object',
    properties: { clock: { oneOf: expect.any(Array) } },
  });
  const page = await fetch(`${node.address}/api`);
  expect(page.headers.get('content-type')).toContain('text/html');
  expect(await page.text()).toContain('/api/matches/{id}/choices');
});
