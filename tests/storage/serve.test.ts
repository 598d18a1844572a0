import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { builtServer, removeServer, runProgram } from './program.ts';
import { createMatch, Seat } from './seat.ts';
import { startServer } from './server.ts';
import { temporaryFolder } from './temporary.ts';

const folder = temporaryFolder();
afterAll(() => {
  folder.remove();
  removeServer();
});
const data = join(folder.path, 'data');

test('the server stops when asked, also while people play, and the match goes on after the next start', async () => {
  const first = await startServer({ SPACELINE_DATA: data, SPACELINE_REHEARSAL: '' });
  expect(first.program.output()).toBe(`Spaceline is ready: ${first.address}\n`);
  const seat = new Seat(await createMatch(first.address), 'stopped');
  await seat.join(first.address);
  await seat.play(5);
  expect(await first.program.end('SIGTERM')).toBe(0);
  const second = await startServer({ SPACELINE_DATA: data });
  await seat.join(second.address);
  await seat.play(5);
  expect(seat.acknowledged.size).toBe(10);
  expect(await second.program.end('SIGINT')).toBe(0);
});

test('a second server on the same data is refused with a reason, and the first one goes on', async () => {
  const first = await startServer({ SPACELINE_DATA: data });
  const second = runProgram(builtServer(), [], { PORT: '0', DATABASE_URL: '', SPACELINE_DATA: data });
  expect(await second.exited).toBe(1);
  expect(second.output()).toMatch(/^Spaceline could not start\. The folder .* is in use by another Spaceline server\./);
  expect((await fetch(`${first.address}/healthz`)).status).toBe(200);
  await first.program.end('SIGTERM');
});

test('a port that is taken or impossible, or a database that is not there, is said plainly', async () => {
  const taken = createServer();
  await new Promise<void>((listening) => taken.listen(0, 'localhost', listening));
  const address = taken.address();
  const port = address !== null && typeof address === 'object' ? String(address.port) : '';
  const failures: readonly { readonly env: Record<string, string>; readonly says: RegExp }[] = [
    { env: { PORT: port, SPACELINE_DATA: data }, says: /EADDRINUSE/ },
    { env: { PORT: 'http', SPACELINE_DATA: data }, says: /PORT must be a number from 0 to 65535, not "http"\./ },
    { env: { PORT: '0', DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' }, says: /ECONNREFUSED/ },
  ];
  for (const { env, says } of failures) {
    const program = runProgram(builtServer(), [], { DATABASE_URL: '', ...env });
    expect(await program.exited, program.output()).toBe(1);
    expect(program.output()).toMatch(/^Spaceline could not start\. /);
    expect(program.output()).toMatch(says);
  }
  await new Promise((closed) => taken.close(closed));
});

test('without a wish for a port the next free one is taken', async () => {
  const elsewhere = { DATABASE_URL: '', PORT: '' };
  const first = await startServer({ ...elsewhere, SPACELINE_DATA: data });
  const second = await startServer({ ...elsewhere, SPACELINE_DATA: join(folder.path, 'other') });
  const portOf = (address: string) => Number(new URL(address).port);
  expect(portOf(first.address)).toBeGreaterThanOrEqual(4173);
  expect(portOf(second.address)).toBeGreaterThan(portOf(first.address));
  for (const { address } of [first, second]) expect((await fetch(`${address}/healthz`)).status).toBe(200);
  await Promise.all([first.program.end('SIGTERM'), second.program.end('SIGTERM')]);
});
