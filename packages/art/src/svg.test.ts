import { expect, test } from 'vitest';
import { blankFace } from './facts/face.ts';
import { handFace } from './faces/hand.ts';
import { largeFace } from './faces/large.ts';
import { rowFace } from './faces/row.ts';
import { escaped, ink } from './svg.ts';

test('numbers are kept short', () => {
  expect(ink`M${1.23456} ${-0.04}L${12}`).toBe('M1.2 0L12');
});

test('whatever a title says, it draws nothing', () => {
  const nasty = '<img src=x onerror="alert(1)">&';
  expect(escaped(nasty)).toBe('&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&amp;');
  const face = {
    ...blankFace('nasty'),
    title: nasty,
    type: 'Mission',
    text: nasty,
    location: nasty,
    region: nasty,
    commander: nasty,
    shipClass: nasty,
    terms: [[{ what: nasty }]],
    attemptedBy: [nasty],
    icons: [nasty],
    printedType: nasty,
  };
  for (const type of ['Mission', 'Ship', 'Personnel', 'Event', 'Dilemma', 'Other', 'Facility', nasty])
    for (const draw of [handFace, largeFace, rowFace]) {
      const person = {
        name: nasty,
        classification: nasty,
        skills: [[nasty, 2]] as const,
        attributes: [1, 2, 3] as const,
        species: [nasty],
        staffing: nasty,
      };
      const halves = [
        { title: nasty, text: nasty },
        { title: nasty, text: nasty },
      ];
      const drawn = draw(
        {
          ...face,
          type,
          people: type === 'Personnel' ? [person, person] : [],
          ...(type === 'Dilemma' ? { halves } : {}),
        },
        { image: `x" onerror="alert(1)` },
      );
      expect(drawn).not.toContain('<img src=x');
      expect(drawn).not.toMatch(/ onerror="/);
    }
});
