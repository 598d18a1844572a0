import type { Option, Player, View } from '@spaceline/engine';
import { expect, test } from 'vitest';
import type { Names } from './names.ts';
import { commitWords, ownerAt, stepQuestion, waitingWords, whoseIs } from './stacks.ts';

const names: Names = {
  reader: 0,
  card: () => undefined,
  titleOf: (def) => def,
  facts: () => undefined,
  players: ['Kira', 'Quark'],
};
const watching: Names = { ...names, reader: 'spectator' };

const view = {
  phase: 'dilemmas',
  deciding: [1],
  underWay: [],
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
  expect([10, 11, 12].map((on) => ownerAt(view, on))).toEqual([0, 1, 'both']);
  expect([10, 11, 12].map((on) => whoseIs(view, on, names))).toEqual(['yours', "opponent's", 'shared']);
  expect(whoseIs(view, 10, { ...names, reader: 1 })).toBe("opponent's");
  expect([10, 11, 12].map((on) => whoseIs(view, on, watching))).toEqual(["Kira's", "Quark's", 'shared']);
});

test('the question names what the step is about', () => {
  expect(stepQuestion(at(11), view, names)).toBe("Seed under your opponent's missions.");
  expect(stepQuestion(at(12), view, names)).toBe('Seed under the missions you share.');
  expect(stepQuestion(at(10), view, names)).toBe('Seed under your own missions.');
  expect(stepQuestion(at(10, 11, 12), view, names)).toBe('Seed under the missions.');
  expect(stepQuestion(at(-1), view, names)).toBe('Seed cards on the table.');
  expect(stepQuestion(at(10, -1), { ...view, phase: 'facilities' }, names)).toContain('facilities');
});

test('the last button says how many cards are seeded', () => {
  expect([0, 1, 5].map(commitWords)).toEqual(['Seed nothing here', 'Seed this card', 'Seed these 5 cards']);
});

test('whoever has seeded first is told that the stacks are ready', () => {
  const seeding = (...ready: readonly Player[]): View => ({ ...view, underWay: [{ is: 'seeding together', ready }] });
  expect(waitingWords(seeding(0), names)).toBe('Your stacks are ready. Waiting for your opponent …');
  expect(waitingWords(seeding(1), names)).toBe('Waiting for your opponent …');
  expect(waitingWords(view, { ...names, opponent: 'Quark' })).toBe('Waiting for Quark …');
  expect(waitingWords({ ...view, phase: 'over' }, names)).toBe('The game is over.');
});

test('a spectator is told who is asked, and has no stacks', () => {
  expect(waitingWords({ ...view, deciding: [0, 1] }, watching)).toBe('Waiting for Kira and Quark …');
  expect(waitingWords({ ...view, deciding: [] }, watching)).toBe('One moment …');
});
