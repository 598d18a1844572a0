import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { twoDimensionalCreatures } from './two-dimensional-creatures.ts';

test('P53 Two-Dimensional Creatures: reads aloud', () => {
  expect(english(twoDimensionalCreatures)).toBe(
    'Place on ship. It cannot move. Personnel aboard with Empathy are disabled. Cured by SCIENCE and ' +
      'ENGINEER aboard.',
  );
});

test('P53 Two-Dimensional Creatures: empaths are disabled, the ship is held fast, the attempt goes on', () => {
  const table = given(`
    P1 mission: Investigate Rogue Comet / Two-Dimensional Creatures by P2, Null Space by P2
    P1 mission: Study Nebula
    P1 ship: U.S.S. Oberth at Investigate Rogue Comet aboard Deanna Troi, Lwaxana Troi [stopped], 2x McKnight
  `);
  table.P1.attempts('Investigate Rogue Comet');
  now(table)
    .happened('Two-Dimensional Creatures placed in play; Deanna Troi disabled; Null Space conditions met')
    .holds(
      `
      disabled: Deanna Troi, Lwaxana Troi
      not disabled: McKnight
      `,
    );
  table.P1.flies('U.S.S. Oberth to Study Nebula');
  now(table).refused('B-1.5');
});

test('P53 Two-Dimensional Creatures: SCIENCE and ENGINEER of the others cure it', () => {
  const table = given(`
    P1 mission: Investigate Rogue Comet / Two-Dimensional Creatures by P2
    P1 mission: Study Nebula
    P1 ship: U.S.S. Oberth at Investigate Rogue Comet aboard Deanna Troi, Taitt, Taurik
  `);
  table.P1.attempts('Investigate Rogue Comet');
  now(table)
    .happened('Deanna Troi disabled; Two-Dimensional Creatures cured; Deanna Troi enabled')
    .holds('not disabled: Deanna Troi');
  table.P1.flies('U.S.S. Oberth to Study Nebula');
  now(table).happened('U.S.S. Oberth flew to Study Nebula');
});

test('P53 Two-Dimensional Creatures: SCIENCE without ENGINEER does not', () => {
  const table = given(`
    P1 mission: Investigate Rogue Comet / Two-Dimensional Creatures by P2
    P1 ship: U.S.S. Oberth at Investigate Rogue Comet aboard Taitt, Giusti
  `);
  table.P1.attempts('Investigate Rogue Comet');
  now(table).holds('on U.S.S. Oberth: Two-Dimensional Creatures');
});

test('P53 Two-Dimensional Creatures: an empath who comes aboard is disabled on arrival, and free after leaving', () => {
  const table = given(`
    P1 mission: Evacuation
    P1 ship: U.S.S. Oberth (Two-Dimensional Creatures by P2) at Evacuation aboard Giusti
    P1 planet: Tam Elbrun
  `);
  table.P1.beams('Tam Elbrun to U.S.S. Oberth');
  now(table).happened('Tam Elbrun disabled');
  table.P1.beams('Giusti, Tam Elbrun to Evacuation');
  now(table).happened('Tam Elbrun enabled').holds('not disabled: Tam Elbrun');
});
