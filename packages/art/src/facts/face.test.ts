import { expect, test } from 'vitest';
import { blankFace, kindWords, summary, whereWords } from './face.ts';

test('a dilemma says where it belongs in words', () => {
  const dilemma = { ...blankFace('q'), type: 'Dilemma' };
  expect(kindWords({ ...dilemma, where: 'planet' })).toBe('Planet Dilemma');
  expect(kindWords({ ...dilemma, where: 'dual' })).toBe('Planet or space Dilemma');
  expect(summary({ ...dilemma, where: 'dual' })).toBe('planet or space dilemma');
  expect(summary(dilemma)).toBe('dilemma');
  expect(whereWords(dilemma)).toBe('');
});

test('a universal card says so first', () => {
  expect(kindWords({ ...blankFace('outpost'), type: 'Facility', universal: true })).toBe('Universal Facility');
});
