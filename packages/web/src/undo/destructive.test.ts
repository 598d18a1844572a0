import type { Decision, View } from '@spaceline/engine';
import { option } from '@spaceline/engine';
import { describe, expect, test } from 'vitest';
import { isSure, lossOf, questionKey, useAskedBack } from './destructive.ts';

const seen = (changes: object = {}, own: object = {}): View =>
  ({
    phase: 'play',
    segment: 'card play',
    active: 0,
    spaceline: [],
    players: [{ counts: { 'seed deck': 3 }, cardPlays: 1, ...own }, {}],
    ...changes,
  }) as unknown as View;

const asked = (kind: Decision['kind'], ...options: Decision['options']): Decision => ({
  id: 7,
  player: 0,
  kind,
  source: -1 as Decision['source'],
  options: [option('pass'), ...options],
});

const report = option('report');

describe('what would be lost by passing', () => {
  test.each([
    ['seeds', asked('seed card', option('seed')), seen({ phase: 'dilemmas' }), /3 seed cards would be left out/],
    ['the outpost', asked('seed facility', option('seed facility')), seen({ phase: 'facilities' }), /outpost/],
    ['the card play', asked('action', report), seen(), /card play would go unused/],
  ])('%s', (_, decision, view, words) => {
    expect(lossOf(decision, view)).toMatch(words);
  });

  test.each([
    [
      'no seeds are left',
      asked('seed card', option('seed')),
      seen({ phase: 'dilemmas' }, { counts: { 'seed deck': 0 } }),
    ],
    ['nothing could be seeded', asked('seed card'), seen({ phase: 'dilemmas' })],
    [
      'an outpost stands',
      asked('seed facility', option('seed facility')),
      seen({ spaceline: [{ facilities: [{ controller: 0 }] }] }),
    ],
    ['the card play was used', asked('action', report), seen({}, { cardPlays: 0 })],
    ['orders end', asked('action', report), seen({ segment: 'orders' })],
    ['it is the turn of the other', asked('action', report), seen({ active: 1 })],
  ])('nothing, where %s', (_, decision, view) => {
    expect(lossOf(decision, view)).toBeUndefined();
  });
});

test('a loss is asked back once, and again after the match has gone back', () => {
  useAskedBack.setState({ sure: undefined });
  const decision = asked('action', report);
  const key = questionKey('m', decision, 0);
  expect([isSure(key), isSure(key)]).toEqual([false, true]);
  expect(isSure(questionKey('m', decision, 1))).toBe(false);
});
