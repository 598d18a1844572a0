import { describe, expect, test } from 'vitest';
import { sizeFor } from './images.ts';

describe('a place is painted as large as it is shown', () => {
  test.each([
    ['window', 1, 144],
    ['window', 1.5, 216],
    ['window', 2, 256],
    ['window', 3, 256],
    ['large', 1, 256],
    ['hand', 2, 256],
  ] as const)('%s, %d points to a pixel: %d', (shown, sharpness, size) => {
    expect(sizeFor(shown, sharpness)).toBe(size);
  });
});
