import { dilemma, kill, highest, skill, unless } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';

test('B-17.10: a test card kills the best of a team that fails, and the rest are stopped', () => {
  const trap = dilemma('Trap', {
    where: 'planet',
    encounter: unless(skill('Greed'), [kill(highest('CUNNING'))]),
    printed: [],
  });
  const table = given(
    `
    P1 mission: Excavation / Trap by P2
    P1 planet: Jean-Luc Picard, Simon Tarses
    `,
    { cards: [trap] },
  );
  table.P1.attempts('Excavation');
  now(table)
    .happened(
      `
      Trap encountered
      Trap conditions failed
      Jean-Luc Picard killed
      Simon Tarses stopped
      Trap discarded
      `,
    )
    .holds(
      `
      P2 discard pile: Trap
      under Excavation: nothing
      `,
    );
});

test('B-14.1: beaming needs a vessel of yours', () => {
  const table = given(`
    P1 mission: Excavation
    P1 planet: Simon Tarses
    P1 hand: Runabout
    P2 ship: I.K.C. K'Vort at Excavation
  `);
  table.P1.beams("Simon Tarses to I.K.C. K'Vort");
  now(table).refused('B-14.3');
});

test('a refusal nobody expects fails the next look', () => {
  const table = given('P1 mission: Excavation');
  table.P1.attempts('Excavation');
  expect(() => now(table).holds('P1 score: 0')).toThrow(/B-16.2/);
  now(table).refused('B-16.2');
});
