import { defineConfig } from 'vitest/config';
import { bundled, bundledRooms } from './tests/setup/rooms.ts';

const setupFiles = ['stack-traces', 'fast-check', 'tables'].map((name) => `tests/setup/${name}.ts`);
const server = { deps: { external: [bundled] } };
const slow = { testTimeout: 120_000, hookTimeout: 120_000, fileParallelism: false, server } as const;

export default defineConfig({
  test: {
    projects: [
      // Rooms hold no state between modules, so test files may share a worker: the card pool is then loaded once per
      // worker and not once per file.
      {
        plugins: [bundledRooms()],
        test: {
          name: 'unit',
          include: ['packages/*/src/**/*.test.{ts,tsx}'],
          pool: 'threads',
          testTimeout: 30_000,
          isolate: false,
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
          server,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      // These replace a file of a room by another, so the rooms must not be bundled.
      { test: { name: 'source', include: ['tests/source/**/*.test.ts'] } },
      { plugins: [bundledRooms()], test: { name: 'storage', include: ['tests/storage/**/*.test.ts'], ...slow } },
      { plugins: [bundledRooms()], test: { name: 'browser', include: ['tests/browser/**/*.test.ts'], ...slow } },
    ],
  },
});
