import type { SeenEvent, View } from '@spaceline/engine';
import { expect, test } from 'vitest';
import { correctionTold, lastTold, reportOn } from './telling.ts';

const told = (action: number, ...names: readonly SeenEvent['e'][]): readonly SeenEvent[] =>
  names.map((e) => ({ e, player: 0, card: -1, on: -1, n: 0, cards: [], word: '', action, names: {} }) as SeenEvent);
const at = (action: Partial<View['action']>, more: object = {}): View =>
  ({ action: { number: 7, player: 0, what: 'attempt', at: -1, ...action }, underWay: [], ...more }) as unknown as View;
const names = (events: readonly SeenEvent[] | undefined) => events?.map(({ e }) => e);

const log = [
  ...told(6, 'beamed', 'stopped'),
  ...told(7, 'attempt begun', 'revealed', 'encountered', 'conditions failed', 'stopped', 'attempt ended', 'passed'),
];

test('an attempt is reported with what happened in it, when it is over and until something else is done', () => {
  const report = reportOn(at({ scene: 'attempt' }), log);
  expect(names(report?.events)).toEqual(['encountered', 'conditions failed', 'stopped', 'attempt ended']);
  expect(reportOn(at({ scene: 'attempt' }, { underWay: [{ is: 'attempt' }] }), log)).toBeUndefined();
  expect(reportOn(at({ number: 8 }), log)).toBeUndefined();
});

test('a battle is reported by its shots and its end', () => {
  const shots = told(7, 'battle initiated', 'fired', 'hit', 'damaged', 'battle won', 'stopped', 'battle ended');
  expect(names(reportOn(at({ scene: 'battle' }), shots)?.events)).toEqual(names(shots.slice(0, 5)));
});

test('the last thing told is one that says something', () => {
  expect(lastTold(log)?.e).toBe('attempt ended');
  expect(lastTold([])).toBeUndefined();
});

test('what became of a correction is told, also inside an action, until something else is done', () => {
  const corrected = told(7, 'correction proposed', 'corrected', 'stopped', 'passed');
  expect(correctionTold(at({ what: 'correct' }), corrected)?.e).toBe('corrected');
  expect(correctionTold(at({ what: 'play' }), corrected)?.e).toBe('corrected');
  expect(correctionTold(at({ what: 'fly' }), told(7, 'flew'))).toBeUndefined();
  expect(correctionTold(at({ number: 8, what: 'correct' }), corrected)).toBeUndefined();
});
