import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { shortLived } from './scripts/short-lived.mjs';
import { LongestFirst } from './tests/setup/longest-first.ts';
import { bundled, bundledRooms } from './tests/setup/rooms.ts';

const setupFiles = ['stack-traces', 'fast-check', 'tables'].map((name) => `tests/setup/${name}.ts`);
const server = { deps: { external: [bundled] } };
// Every test that starts a program gives it ports and folders of its own, so that all may run side by side.
const slow = { testTimeout: 120_000, hookTimeout: 120_000, server, execArgv: shortLived } as const;

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    // One more than there are cores: a browser, a server and a test that waits for them leave a third of a core each to
    // whoever is beside them, and the work in all stays the same.
    maxWorkers: availableParallelism() + 1,
    projects: [
      // Rooms hold no state between modules, so test files may share a worker: the card pool is then loaded once per
      // worker and not once per file. What a test sets for the whole worker it takes back.
      {
        plugins: [bundledRooms()],
        test: {
          name: 'unit',
          include: ['packages/*/src/**/*.test.{ts,tsx}'],
          execArgv: shortLived,
          testTimeout: 30_000,
          isolate: false,
          unstubGlobals: true,
          setupFiles,
          server,
        },
      },
      {
        plugins: [bundledRooms()],
        test: {
          name: 'table',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/storage/**', 'tests/browser/**', 'tests/source/**'],
          setupFiles,
          ...slow,
        },
      },
      // These replace a file of a room by another, so the rooms must not be bundled.
      { test: { name: 'source', include: ['tests/source/**/*.test.ts'] } },
      { plugins: [bundledRooms()], test: { name: 'storage', include: ['tests/storage/**/*.test.ts'], ...slow } },
      // A browser beside another worker on two cores may miss a moment that no program of ours decides; what is wrong
      // fails every time, and a test that needed a second try is named in the report.
      {
        plugins: [bundledRooms()],
        test: {
          name: 'browser',
          include: ['tests/browser/**/*.test.ts'],
          retry: 2,
          // What waits for the other player waits as long as a page does: passes between people take their time.
          expect: { poll: { timeout: 20_000 } },
          ...slow,
        },
      },
    ],
  },
});
