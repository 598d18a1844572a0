import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { copyWhole } from './prepared-database.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'spaceline-prepared-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const files = 60;
const fill = (place: string, words: string) => {
  for (const part of ['a', 'b']) {
    mkdirSync(join(place, part), { recursive: true });
    for (let i = 0; i < files; i += 1) writeFileSync(join(place, part, `${i}`), words);
  }
};
const read = (place: string) =>
  readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'));

/** A build that replaces a folder, again and again. */
const building = `
  const { parentPort, workerData } = require('node:worker_threads');
  const { cpSync } = require('node:fs');
  const { place, ones, script } = workerData;
  import(script).then(({ replaceFolder }) => {
    for (let i = 0; i < 40; i += 1) {
      cpSync(ones[i % 2], place + i, { recursive: true });
      replaceFolder(place + i, place);
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 20);
    }
    parentPort.postMessage('done');
  });`;

test('a database is copied as one build made it, also while another build replaces it', async () => {
  const ones = ['one', 'two'].map((name) => join(folder, name));
  for (const one of ones) fill(one, one);
  const place = join(folder, 'place');
  cpSync(ones[0]!, place, { recursive: true });
  const script = new URL('../../../../scripts/replace-folder.mjs', import.meta.url).href;
  const worker = new Worker(building, { eval: true, workerData: { place, ones, script } });
  let isDone = false;
  const done = new Promise<void>((resolve, reject) => {
    worker.once('message', () => {
      isDone = true;
      resolve();
    });
    worker.once('error', reject);
  });
  let copies = 0;
  for (let i = 0; !isDone; i += 1) {
    const copy = join(folder, `copy${i}`);
    if (copyWhole(place, copy)) {
      const found = read(copy);
      expect(found).toHaveLength(2 * files);
      expect(new Set(found).size).toBe(1);
      copies += 1;
    }
    rmSync(copy, { recursive: true, force: true });
    await new Promise(setImmediate);
  }
  await done;
  await worker.terminate();
  expect(copies).toBeGreaterThan(5);
});

test('nothing is copied where nothing was made', () => {
  expect(copyWhole(join(folder, 'nowhere'), join(folder, 'copy'))).toBe(false);
  expect(readdirSync(folder)).toEqual([]);
});
