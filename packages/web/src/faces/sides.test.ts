import { cardById } from '@spaceline/cards';
import { english } from '@spaceline/language';
import { expect, test } from 'vitest';
import { faceOf } from '@spaceline/art';
import { sideWords, sidesOf } from './sides.ts';

const faceOfTitle = (id: string) => {
  const card = cardById(id)!;
  return faceOf({ ...card, words: english(card) });
};

test('EP-4.1: a Mission II shows what it asks for, its front and its back', () => {
  const sides = sidesOf(faceOfTitle('investigate-anomaly-ii'));
  expect(sides.asks).toBe('Exobiology and STRENGTH over 35.');
  expect(sides.front).toMatch(/^your Federation outpost/);
  expect(sides.back).toMatch(/ENGINEER/);
});

test('EP-4.4, EP-4.6: the side that lies up is told in words', () => {
  expect(sideWords(faceOfTitle('investigate-anomaly-ii'), 'front')).toBe('front: Federation outpost, SHIELDS 30');
  expect(sideWords(faceOfTitle('relief-mission-ii'), 'front')).toBe('front: wormhole');
  expect(sideWords(faceOfTitle('relief-mission-ii'), 'back')).toBe('back: the mission alone');
});

test('a mission with one side only asks', () => {
  const face = faceOfTitle('excavation');
  expect(sidesOf(face)).toEqual({ asks: face.text });
  expect(sideWords(face, undefined)).toBe('');
});
