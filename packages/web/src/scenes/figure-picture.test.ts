import { blankFace } from '@spaceline/art';
import type { Face } from '@spaceline/art';
import { expect, test } from 'vitest';
import { figurePicture } from './figure-picture.ts';

const drawn = (face: Partial<Face>): string | undefined =>
  /class="art-(\w+)"/.exec(figurePicture({ ...blankFace('something'), ...face }))?.[1];

test('a thing that a team has with it is drawn as a thing, people as people', () => {
  expect(drawn({ type: 'Equipment', title: 'Tricorder' })).toBe('sign');
  expect(drawn({ type: 'Facility', affiliations: ['Klingon'] })).toBe('facility');
  const somebody = { name: 'Somebody', species: [], classification: 'OFFICER', skills: [], special: [] };
  expect(drawn({ type: 'Personnel', people: [somebody] as unknown as Face['people'] })).toBe('portrait');
});
