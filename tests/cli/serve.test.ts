import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { fileWith, path, spaceline, temporary } from './run.ts';

test('spaceline serve says where it is, answers, and stops when told to', async () => {
  const args = ['serve', '--port', '0', '--data', temporary('data')];
  const child = spawn(process.execPath, [path('packages/cli/bin/spaceline.mjs'), ...args]);
  const ended = once(child, 'close');
  let out = '';
  child.stdout.on('data', (data: Buffer) => (out += data.toString()));
  while (!out.includes('\n') && child.exitCode === null) await new Promise((resolve) => setTimeout(resolve, 50));
  const address = /^Spaceline is ready: (http:\S+)\n$/.exec(out)?.[1];
  expect(address, out).toBeDefined();
  expect((await fetch(`${address}/healthz`)).status).toBe(200);
  child.kill('SIGTERM');
  expect((await ended)[0]).toBe(0);
});

test('spaceline serve refuses a bad port', async () => {
  const { code, err } = await spaceline(['serve', '--port', '70000']);
  expect(code).toBe(2);
  expect(err).toContain('Give a whole number from 0 to 65535.');
});

test('spaceline serve refuses a data folder that is a file', async () => {
  const file = fileWith('plain.txt', '');
  for (const data of [file, `${file}/data`]) {
    const { code, out, err } = await spaceline(['serve', '--port', '0', '--data', data]);
    expect([code, out, err]).toEqual([2, '', `spaceline: ${data}: it is not a folder\n`]);
  }
});
