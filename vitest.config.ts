import { defineConfig } from 'vitest/config';

const slow = { testTimeout: 120_000, hookTimeout: 120_000, fileParallelism: false } as const;

export default defineConfig({
  test: {
    projects: [
      // Rooms hold no state between modules, so test files may share a worker: the card pool is then loaded once per
      // worker and not once per file.
      {
        test: {
          name: 'unit',
          include: ['packages/*/src/**/*.test.{ts,tsx}'],
          pool: 'threads',
          isolate: false,
          setupFiles: ['tests/setup/fast-check.ts', 'tests/setup/tables.ts'],
        },
      },
      {
        test: {
          name: 'table',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/storage/**', 'tests/browser/**'],
          setupFiles: ['tests/setup/fast-check.ts', 'tests/setup/tables.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      { test: { name: 'storage', include: ['tests/storage/**/*.test.ts'], ...slow } },
      { test: { name: 'browser', include: ['tests/browser/**/*.test.ts'], ...slow } },
    ],
  },
});
