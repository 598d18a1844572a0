import { afterEach, expect, test, vi } from 'vitest';
import { DatabaseTime } from './database-time.ts';

afterEach(() => vi.useRealTimers());

const hour = 3_600_000;

test.each([hour, -hour])('goes on as before when the clock of the machine is set by %d', (jump) => {
  const time = new DatabaseTime();
  const read = Date.UTC(2026, 0, 1);
  time.read(new Date(read));
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + jump });
  expect(time.now()).toBeGreaterThanOrEqual(read);
  expect(time.now()).toBeLessThan(read + 60_000);
});

test('goes on between two readings, and is right after each', () => {
  const time = new DatabaseTime();
  time.read(new Date(5_000));
  const before = time.now();
  expect(Number.isInteger(before)).toBe(true);
  for (const began = performance.now(); performance.now() < began + 2;);
  expect(time.now()).toBeGreaterThan(before);
  time.read(new Date(1_000));
  expect(time.now()).toBeLessThan(5_000);
});

test('is that of the machine before it was ever read', () => {
  expect(Math.abs(new DatabaseTime().now() - Date.now())).toBeLessThan(hour);
});
