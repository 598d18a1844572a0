import { expect, test } from 'vitest';
import { inHand } from './words.ts';

test('in the hand the last sentence of a dilemma is left out, and never half of one', () => {
  expect(inHand('Stop the team. Discard dilemma.')).toBe('Stop the team.');
  expect(inHand('Kill one member (random selection) Discard dilemma.')).toBe('Kill one member (random selection)');
  expect(inHand('When it arrives, score 15 points and discard dilemma.')).toBe(
    'When it arrives, score 15 points and discard dilemma.',
  );
});
