import { expect, test } from 'vitest';
import { pointWords, requirementWords } from './victory.ts';

test('points are told with what counts of them and what is missing', () => {
  const victory = { counting: 60, needed: 140, missing: 80, requirements: [] };
  expect(pointWords({ score: 75, missionPoints: 30, bonusPoints: 45, victory })).toEqual([
    '75 points: 30 from missions, 45 bonus.',
    'Of these, 60 count towards winning.',
    '140 points are needed: 80 are missing.',
  ]);
  const won = { counting: 100, needed: 100, missing: 0, requirements: [] };
  expect(pointWords({ score: 100, missionPoints: 100, bonusPoints: 0, victory: won })).toEqual([
    '100 points: 100 from missions, 0 bonus.',
    '100 points are needed: they are there.',
  ]);
});

test('a condition that is not met says what it costs', () => {
  const condition = { clause: 'OTF-7.2', what: 'a planet mission and a space mission completed', met: false, adds: 40 };
  expect(requirementWords(condition)).toBe(
    'A planet mission and a space mission completed; until then 40 points more are needed.',
  );
  expect(requirementWords({ ...condition, met: true })).toBe('A planet mission and a space mission completed.');
  expect(requirementWords({ ...condition, what: 'the highest score', adds: 0 })).toBe('The highest score.');
});
