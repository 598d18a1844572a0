import { requireAll, requireAny, skill, sum } from '@spaceline/language';
import { expect, test } from 'vitest';
import { blankFace } from '@spaceline/art';
import type { Face } from '@spaceline/art';
import { asksOf, isShort, peopleFor, wantedFirst } from './asks.ts';

const person = (name: string, skills: readonly (readonly [string, number])[]): Face => ({
  ...blankFace(name),
  title: name,
  type: 'Personnel',
  people: [{ name, classification: 'V.I.P.', skills, attributes: [9, 8, 5], species: [] }],
});
const mission = (requires: NonNullable<Face['requires']>): Face => ({ ...blankFace('mission'), requires });

const riva = person('Riva', [['Diplomacy', 2]]);
const troi = person('Deanna Troi', [
  ['Empathy', 1],
  ['Diplomacy', 1],
]);

test('of every term the most that one mission asks stands beside what the people have', () => {
  const asks = asksOf(
    [
      mission(requireAll(skill('Diplomacy'), skill('Empathy'))),
      mission(requireAny(skill('Diplomacy', 3), sum('CUNNING', 20))),
    ],
    [riva, troi],
  );
  expect(asks).toEqual([
    { name: 'Diplomacy', asked: 3, has: 3, isSum: false, who: ['Riva', 'Deanna Troi'] },
    { name: 'Empathy', asked: 1, has: 1, isSum: false, who: ['Deanna Troi'] },
    { name: 'CUNNING', asked: 20, has: 16, isSum: true, who: [] },
  ]);
  expect(asks.map(isShort)).toEqual([false, false, true]);
  expect(peopleFor(asks[2]!, 2)).toBe(3);
});

test('whoever has what the missions lack is found first', () => {
  const titles = [blankFace('goddess'), riva, troi].map((face) => ({
    face,
    edition: 1 as const,
    sets: [],
    status: 'written' as const,
  }));
  const asks = asksOf([mission(requireAll(skill('Diplomacy'), skill('Empathy')))], [riva]);
  expect(wantedFirst(titles, asks).map(({ face }) => face.id)).toEqual(['Deanna Troi', 'Riva', 'goddess']);
  expect(wantedFirst(titles, [])).toBe(titles);
});
