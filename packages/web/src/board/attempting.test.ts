import type { SeenEvent } from '@spaceline/engine';
import { expect, test } from 'vitest';
import { attemptUnderWay, goesOn, justAttempted } from './attempting.ts';

const told = (...names: readonly SeenEvent['e'][]): readonly SeenEvent[] =>
  names.map((e) => ({ e, player: 0, card: -1, on: 7, n: 0, cards: [], word: '', names: {} }) as SeenEvent);
const failed = ['attempt begun', 'revealed', 'encountered', 'conditions failed', 'stopped', 'attempt failed'] as const;
const report = (...names: readonly SeenEvent['e'][]) => justAttempted(told(...names))?.events.map(({ e }) => e);

test('an attempt is under way until it has ended', () => {
  expect(attemptUnderWay(told('turn begun', 'attempt begun', 'encountered'))).toBe(1);
  expect(attemptUnderWay(told('attempt begun', 'attempt ended', 'beamed'))).toBe(-1);
  expect(attemptUnderWay(told('turn begun'))).toBe(-1);
});

test('an attempt is reported when it is over, until something else happens', () => {
  expect(report('attempt begun', 'encountered')).toBeUndefined();
  expect(report('turn begun')).toBeUndefined();
  expect(report(...failed, 'attempt ended')).toEqual(['encountered', 'conditions failed', 'stopped', 'attempt ended']);
  expect(justAttempted(told(...failed))?.place).toBe(7);
  expect(report('attempt begun', 'mission completed', 'scored', 'passed')).toEqual(['mission completed', 'scored']);
  expect(report(...failed, 'attempt ended', 'beamed')).toBeUndefined();
  expect(report(...failed, 'attempt ended', 'attempt begun')).toBeUndefined();
});

test('what was played or fought within an attempt does not end its report', () => {
  expect(report('attempt begun', 'played', 'battle initiated', 'mission completed')).toEqual(['mission completed']);
});

test('with an action the game goes on, with its consequences it does not', () => {
  expect(told('attempt begun', 'played', 'flew', 'turn begun').every(goesOn)).toBe(true);
  expect(told('stopped', 'placed on', 'scored', 'revealed').some(goesOn)).toBe(false);
});
