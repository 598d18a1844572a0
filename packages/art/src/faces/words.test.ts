import { expect, test } from 'vitest';
import { inHand, linked } from './words.ts';

test('in the hand the last sentence of a dilemma is left out, and never half of one', () => {
  expect(inHand('Stop the team. Discard dilemma.')).toBe('Stop the team.');
  expect(inHand('Kill one member (random selection) Discard dilemma.')).toBe('Kill one member (random selection)');
  expect(inHand('When it arrives, score 15 points and discard dilemma.')).toBe(
    'When it arrives, score 15 points and discard dilemma.',
  );
});

test('brackets and stops stay beside a word that can be asked for', () => {
  const plain = linked('STRENGTH +2. (Not cumulative.) All are stopped, or kill one.').replaceAll(
    / (type|data-\w+)="[^"]*"/g,
    '',
  );
  expect(plain).toContain('<span class="art-unbroken">(<button class="art-linked">Not cumulative</button>.)</span>');
  expect(plain).toContain('<span class="art-unbroken"><button class="art-linked">stopped</button>,</span>');
  expect(plain).toContain(' <button class="art-linked">kill</button> one.');
});
