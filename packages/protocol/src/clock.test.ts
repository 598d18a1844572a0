import { describe, expect, test } from 'vitest';
import { clockSettingsSchema } from './clock.ts';

describe('the time to think', () => {
  test.each([
    [
      { kind: 'game', minutes: 25 },
      { kind: 'game', minutes: 25, increment: 0 },
    ],
    [
      { kind: 'game', minutes: 0.5, increment: 10 },
      { kind: 'game', minutes: 0.5, increment: 10 },
    ],
    [
      { kind: 'correspondence', days: 3 },
      { kind: 'correspondence', days: 3 },
    ],
  ])('%o is read', (given, read) => {
    expect(clockSettingsSchema.parse(given)).toEqual(read);
  });

  test.each([
    { kind: 'game' },
    { kind: 'game', minutes: 0 },
    { kind: 'game', minutes: 241 },
    { kind: 'game', minutes: 10, increment: -1 },
    { kind: 'correspondence', days: 15 },
    { kind: 'hourglass', minutes: 5 },
    { kind: 'game', minutes: 10, days: 1 },
  ])('%o is not', (given) => {
    expect(clockSettingsSchema.safeParse(given).success).toBe(false);
  });
});
