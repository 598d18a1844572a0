import { blankFace } from '@spaceline/art';
import { expect, test } from 'vitest';
import { around, neighbours, partsOf, stoppedBy } from './sentences.ts';
import type { Title } from './titles.ts';

const titleOf = (title: string, text: string, type = 'Interrupt'): Title => ({
  face: { ...blankFace(title), title, type, text },
  edition: 1,
  sets: [],
  status: 'written',
});

test('each sentence of a text stands under what it is about', () => {
  expect(
    partsOf(
      'Plays on any ship. At the end of each turn, damage it. The ship cannot move. Kill one member. Cured by 2 MEDICAL. (Immune to Amanda Rogers.)',
    ),
  ).toEqual({
    when: ['Plays on any ship.', 'At the end of each turn, damage it.'],
    does: ['Kill one member.'],
    fails: ['The ship cannot move.'],
    stops: ['Cured by 2 MEDICAL.', 'Immune to Amanda Rogers.'],
  });
  expect(partsOf('')).toEqual({ when: [], does: [], fails: [], stops: [] });
  // A name with a stop in it is not two sentences.
  expect(partsOf('Plays on U.S.S. Enterprise. Repair it.').when).toEqual(['Plays on U.S.S. Enterprise.']);
});

test('cards that name each other lie around each other, and nullifiers stop what they name', () => {
  const kevin = titleOf('Kevin Uxbridge', 'Nullify any card played as an event. (Immune to Amanda Rogers.)');
  const amanda = titleOf('Amanda Rogers', 'Nullify any card just played as an interrupt.');
  const q2 = titleOf('Q2', 'Nullify Amanda Rogers, Kevin Uxbridge, or any Q-related dilemma.');
  const alert = titleOf('Red Alert!', 'Plays on table.', 'Event');
  const all = [amanda, kevin, q2, alert];
  expect(around(kevin.face, all)).toEqual([amanda, q2]);
  expect(stoppedBy(kevin.face, all)).toEqual([q2]);
  expect(neighbours(kevin, all)).toEqual({ before: amanda, after: q2 });
  expect(neighbours(alert, all)).toEqual({ before: undefined, after: undefined });
});
