import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { tarellianPlagueShip } from './tarellian-plague-ship.ts';

test('P50 Tarellian Plague Ship: reads aloud', () => {
  expect(english(tarellianPlagueShip)).toBe(
    'Unless you discard a crew member with MEDICAL (and equipment that alone gives it), kill the crew and ' +
      'stop the ship. If you do, score 5 points. Discard dilemma.',
  );
});

test('P50 Tarellian Plague Ship: a MEDICAL personnel of your choice beams over, not killed, for 5 points', () => {
  const table = given(`
    P1 mission: Investigate Rogue Comet / Tarellian Plague Ship by P2
    P1 ship: U.S.S. Oberth at Investigate Rogue Comet aboard Calloway, Simon Tarses, Giusti
  `);
  table.P1.attempts('Investigate Rogue Comet');
  now(table).holds('asked: P1 choose option');
  table.P1.chooses('Calloway');
  now(table)
    .happened('Calloway discarded; Tarellian Plague Ship conditions met; P1 scored 5 for Tarellian Plague Ship')
    .didNotHappen('Calloway killed')
    .holds('not stopped: Simon Tarses, Giusti, U.S.S. Oberth');
});

test('P50 Tarellian Plague Ship: declining kills the whole team; the stopped aboard live, the ship is stopped', () => {
  const table = given(`
    P1 mission: Investigate Rogue Comet / Tarellian Plague Ship by P2
    P1 ship: U.S.S. Oberth at Investigate Rogue Comet aboard Calloway, Giusti, Taurik [stopped]
  `);
  table.P1.attempts('Investigate Rogue Comet');
  table.P1.chooses('nothing');
  now(table)
    .happened('Calloway killed; Giusti killed; U.S.S. Oberth stopped; Tarellian Plague Ship discarded')
    .holds(
      `
      aboard U.S.S. Oberth: Taurik
      P1 score: 0
      `,
    );
});

test('P50 Tarellian Plague Ship: without MEDICAL nothing is asked', () => {
  const table = given(`
    P1 mission: Investigate Rogue Comet / Tarellian Plague Ship by P2
    P1 ship: U.S.S. Oberth at Investigate Rogue Comet aboard Mendon, Calloway [stopped]
  `);
  table.P1.attempts('Investigate Rogue Comet');
  now(table).happened('Mendon killed').holds('in play: Calloway');
});

test('P50 Tarellian Plague Ship: the last of the crew may go; the points count, the attempt ends', () => {
  const table = given(`
    P1 mission: Investigate Rogue Comet / Tarellian Plague Ship by P2, Null Space by P2
    P1 ship: U.S.S. Oberth at Investigate Rogue Comet aboard Calloway
  `);
  table.P1.attempts('Investigate Rogue Comet');
  table.P1.chooses('Calloway');
  now(table)
    .happened('P1 scored 5; Investigate Rogue Comet attempt ended')
    .didNotHappen('Null Space encountered')
    .holds('not stopped: U.S.S. Oberth');
});

test('P50 Tarellian Plague Ship: MEDICAL by a Medical Kit goes only with the kit', () => {
  const table = given(`
    P1 mission: Investigate Rogue Comet / Tarellian Plague Ship by P2
    P1 ship: U.S.S. Oberth at Investigate Rogue Comet aboard Giusti, Mendon, Medical Kit
  `);
  table.P1.attempts('Investigate Rogue Comet');
  table.P1.chooses('Giusti');
  now(table).happened('Giusti discarded; Medical Kit discarded; P1 scored 5').holds('in play: Mendon');
});

test('P50 Tarellian Plague Ship: the kit that gives nothing to whoever goes stays aboard', () => {
  const table = given(`
    P1 mission: Investigate Rogue Comet / Tarellian Plague Ship by P2
    P1 ship: U.S.S. Oberth at Investigate Rogue Comet aboard Giusti, Mendon, Medical Tricorder, Medical Kit
  `);
  table.P1.attempts('Investigate Rogue Comet');
  table.P1.chooses('Giusti');
  now(table).happened('Giusti discarded; Medical Kit discarded').holds('in play: Mendon, Medical Tricorder');
});
