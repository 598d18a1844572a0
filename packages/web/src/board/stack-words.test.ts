import type { Option, SeenEvent, View } from '@spaceline/engine';
import { expect, test } from 'vitest';
import { commitWords, stepQuestion, waitingWords, whoseIs } from './stack-words.ts';

const view = {
  phase: 'dilemmas',
  cards: [
    { id: 10, owner: 0 },
    { id: 11, owner: 1 },
    { id: 12, owner: 0 },
    { id: 13, owner: 1 },
  ],
  spaceline: [
    { id: 10, missions: [10] },
    { id: 11, missions: [11] },
    { id: 12, missions: [12, 13] },
  ],
} as unknown as View;
const at = (...places: readonly number[]): Option => ({
  do: 'seed stacks',
  card: -1,
  on: -1,
  to: -1,
  way: -1,
  stacks: places.map((on) => ({ on, from: [] })),
});

test('a location belongs to whoever has missions there', () => {
  expect([10, 11, 12].map((on) => whoseIs(view, on, 0))).toEqual(['yours', "opponent's", 'shared']);
  expect(whoseIs(view, 10, 1)).toBe("opponent's");
});

test('the question names what the step is about', () => {
  expect(stepQuestion(at(11), view, 0)).toBe("Seed under your opponent's missions.");
  expect(stepQuestion(at(12), view, 0)).toBe('Seed under the missions you share.');
  expect(stepQuestion(at(10), view, 0)).toBe('Seed under your own missions.');
  expect(stepQuestion(at(10, 11, 12), view, 0)).toBe('Seed under the missions.');
  expect(stepQuestion(at(-1), view, 0)).toBe('Seed cards on the table.');
  expect(stepQuestion(at(10, -1), { ...view, phase: 'facilities' }, 0)).toContain('facilities');
});

test('the last button says how many cards are seeded', () => {
  expect([0, 1, 5].map(commitWords)).toEqual(['Seed nothing here', 'Seed this card', 'Seed these 5 cards']);
});

test('whoever has seeded first is told that the stacks are ready', () => {
  const events = (...all: readonly (readonly [string, number])[]) =>
    all.map(([e, player]) => ({ e, player })) as unknown as SeenEvent[];
  expect(waitingWords(view, events(['phase begun', -1], ['stacks ready', 0]), 0)).toContain('Your stacks are ready');
  expect(waitingWords(view, events(['stacks ready', 0], ['stacks ready', 1]), 0)).toBe('Waiting for your opponent …');
  expect(waitingWords(view, events(['phase begun', -1]), 0)).toBe('Waiting for your opponent …');
  expect(waitingWords({ ...view, phase: 'over' }, [], 0)).toBe('The game is over.');
});
