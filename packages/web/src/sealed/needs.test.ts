import { requireAll, requireAny, skill, sum } from '@spaceline/language';
import { expect, test } from 'vitest';
import { blankFace } from '@spaceline/art';
import type { Face } from '@spaceline/art';
import { bothKinds, needsOf } from './needs.ts';

const riva: Face = {
  ...blankFace('riva'),
  type: 'Personnel',
  people: [{ name: 'Riva', classification: 'V.I.P.', skills: [['Diplomacy', 2]], attributes: [9, 8, 5], species: [] }],
};

test('what a mission asks for stands beside what the people of the deck bring', () => {
  const asked = requireAll(skill('Diplomacy', 2), skill('ENGINEER'), sum('CUNNING', 7));
  expect(needsOf(asked, [riva])).toEqual([
    [
      { words: '2 Diplomacy', has: 2, met: true },
      { words: 'ENGINEER', has: 0, met: false },
      { words: 'CUNNING over 7', has: 8, met: true },
    ],
  ]);
});

test('every alternative is a way of its own', () => {
  const asked = requireAll(skill('V.I.P.'), requireAny(skill('Honor'), sum('STRENGTH', 5)));
  expect(needsOf(asked, [riva]).map((way) => way.map(({ met }) => met))).toEqual([
    [true, false],
    [true, false],
  ]);
});

test('WS-5.2: a planet and a space mission make a Full Win possible; one that is both is still one', () => {
  const mission = (where: string): Face => ({ ...blankFace(where), type: 'Mission', where });
  expect(bothKinds([mission('planet'), mission('space')])).toBe(true);
  expect(bothKinds([mission('planet'), mission('planet')])).toBe(false);
  expect(bothKinds([mission('dual')])).toBe(false);
  expect(bothKinds([mission('dual'), mission('dual')])).toBe(true);
});
