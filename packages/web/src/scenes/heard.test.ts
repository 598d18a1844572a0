import { expect, test } from 'vitest';
import { endSound } from './heard.ts';

test('whoever wins hears it, whoever loses hears that, and nobody is cheered for a draw or a game of others', () => {
  expect(endSound(0, 0)).toBe('win');
  expect(endSound(1, 0)).toBe('not met');
  expect(endSound(undefined, 0)).toBeUndefined();
  expect(endSound(1, 'spectator')).toBeUndefined();
});
