import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { cytherians } from './cytherians.ts';

test('P22 Cytherians: reads aloud', () => {
  expect(english(cytherians)).toBe(
    'Place on ship; the attempt ends. The ship must do nothing but travel to the far end of the ' +
      'spaceline; when it arrives, score 15 points and discard dilemma.',
  );
});

const journey = (more = '') =>
  given(`
    P1 mission: Evacuation
    P1 mission: Investigate Rogue Comet / Cytherians by P2, Null Space by P2
    P1 mission: Excavation
    P1 mission: Study Nebula
    P1 mission: Avert Disaster
    P1 ship: U.S.S. Oberth at Investigate Rogue Comet aboard Giusti
    ${more}
  `);

test('P22 Cytherians: the attempt ends without a stop; the ship may only fly toward the far end, as far as it can', () => {
  const table = journey('P1 ship: Runabout at Investigate Rogue Comet aboard Mendon');
  table.P1.attempts('Investigate Rogue Comet with U.S.S. Oberth');
  now(table)
    .happened('Cytherians placed in play on U.S.S. Oberth; Investigate Rogue Comet attempt ended')
    .didNotHappen('Null Space encountered')
    .holds('not stopped: U.S.S. Oberth, Giusti');
  table.P1.attempts('Investigate Rogue Comet with U.S.S. Oberth');
  now(table).refused('B-22.3');
  table.P1.flies('U.S.S. Oberth to Evacuation');
  now(table).refused('B-22.2');
  table.P1.beams('Giusti to Runabout');
  now(table).refused('B-22.3');
});

test('P22 Cytherians: reaching the end scores 15 points', () => {
  const table = journey();
  table.P1.attempts('Investigate Rogue Comet');
  table.P1.flies('U.S.S. Oberth to Excavation');
  table.P1.ends('turn');
  table.P2.ends('turn');
  table.P1.flies('U.S.S. Oberth to Study Nebula');
  table.P1.ends('turn');
  table.P2.ends('turn');
  table.P1.flies('U.S.S. Oberth to Avert Disaster');
  now(table)
    .happened('U.S.S. Oberth flew to Avert Disaster; P1 scored 15 for Cytherians')
    .holds(
      `
      P1 bonus: Cytherians
      on U.S.S. Oberth: nothing
      `,
    );
});

test('P22 Cytherians: the turn cannot be ended while the flight is possible', () => {
  const table = journey();
  table.P1.attempts('Investigate Rogue Comet');
  table.P1.passes();
  now(table).refused('B-22.9');
});

test('P22 Cytherians: met at an end of the spaceline, the other end is the goal', () => {
  const table = given(`
    P1 mission: Investigate Rogue Comet / Cytherians by P2
    P1 mission: Excavation
    P1 ship: U.S.S. Oberth at Investigate Rogue Comet aboard Giusti
  `);
  table.P1.attempts('Investigate Rogue Comet');
  table.P1.flies('U.S.S. Oberth to Excavation');
  now(table).happened('P1 scored 15');
});

test('P22 Cytherians: a ship that cannot move waits', () => {
  const table = given(`
    P1 mission: Investigate Rogue Comet / Menthar Booby Trap by P2, Cytherians by P2
    P1 mission: Excavation
    P1 ship: U.S.S. Oberth at Investigate Rogue Comet aboard Calloway, Giusti
  `);
  table.P1.attempts('Investigate Rogue Comet');
  table.P1.ends('turn');
  now(table).happened('P1 turn ended');
});

test('P22 Cytherians: it goes with a ship that is destroyed, without points', () => {
  const table = given(`
    P1 mission: Investigate Rogue Comet / Birth of "Junior" by P2, Cytherians by P2
    P1 mission: Study Nebula
    P1 ship: Runabout (Nitrium Metal Parasites by P2 [countdown 1]) at Investigate Rogue Comet aboard Calloway
  `);
  table.P1.attempts('Investigate Rogue Comet');
  now(table).holds('on Runabout: Nitrium Metal Parasites, Birth of "Junior", Cytherians');
  table.P1.flies('Runabout to Study Nebula');
  now(table).happened('P1 scored 15');
});

test('P22 Cytherians: a Tetryon Field ends the flight on the way', () => {
  const table = given(`
    P1 mission: Investigate Rogue Comet / Cytherians by P2
    P1 mission: Excavation
    P1 mission: Study Nebula
    P1 mission: Avert Disaster
    P2 on Excavation: Tetryon Field
    P1 ship: Runabout at Investigate Rogue Comet aboard Giusti
  `);
  table.P1.attempts('Investigate Rogue Comet');
  table.P1.flies('Runabout to Excavation');
  now(table).happened('Runabout flew to Excavation using 3');
});

test('P22 Cytherians: two-dimensional creatures keep the ship waiting', () => {
  const table = given(`
    P1 mission: Investigate Rogue Comet / Two-Dimensional Creatures by P2, Cytherians by P2
    P1 mission: Excavation
    P1 ship: U.S.S. Oberth at Investigate Rogue Comet aboard Giusti
  `);
  table.P1.attempts('Investigate Rogue Comet');
  table.P1.flies('U.S.S. Oberth to Excavation');
  now(table).refused('B-1.5');
  table.P1.ends('turn');
  now(table).happened('P1 turn ended');
});

test('P22 Cytherians: on a spaceline of one location the journey is over at once', () => {
  const table = given(`
    P1 mission: Investigate Rogue Comet / Cytherians by P2
    P1 ship: Runabout at Investigate Rogue Comet aboard Giusti
  `);
  table.P1.attempts('Investigate Rogue Comet');
  now(table).happened('Cytherians placed in play on Runabout; P1 scored 15');
});
