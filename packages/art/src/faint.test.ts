import { expect, test } from 'vitest';
import { blankFace } from './facts/face.ts';
import type { Face } from './facts/face.ts';
import { portrait, token } from './pictures/figure.ts';
import { skyPicture } from './pictures/sky.ts';

/** Whatever has an opacity of its own is put together apart from the rest, in every frame in which anything moves. */
const groups = (picture: string): number => picture.match(/\sopacity="/g)?.length ?? 0;

const person: Face = {
  ...blankFace('somebody'),
  type: 'Personnel',
  affiliations: ['Klingon'],
  people: [
    { name: 'Somebody', species: ['Klingon'], classification: 'OFFICER', staffing: 'Cmd', skills: [], special: [] },
  ] as unknown as Face['people'],
};

test('stars and portraits are faint by their paint', () => {
  expect(skyPicture().match(/class="star-(cold|warm)"/g)).toHaveLength(420);
  expect(groups(skyPicture())).toBe(0);
  for (const picture of [token(person), portrait(person, 1.5)]) {
    expect(picture).toContain('fill-opacity=".25"');
    expect(groups(picture)).toBe(0);
  }
});
