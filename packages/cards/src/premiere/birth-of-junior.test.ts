import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { birthOfJunior } from './birth-of-junior.ts';

test('P17 Birth of "Junior": reads aloud', () => {
  expect(english(birthOfJunior)).toBe(
    'Place on ship. At the end of each turn of its controller, reduce its RANGE by 1, then destroy it if ' +
      'its RANGE is 0. Nullified by 3 ENGINEER aboard.',
  );
});

test('P17 Birth of "Junior": nobody is stopped; each of your turns costs one RANGE, the first included', () => {
  const table = given(`
    P1 mission: Investigate Rogue Comet / Birth of "Junior" by P2
    P1 ship: U.S.S. Oberth at Investigate Rogue Comet aboard Giusti, Taurik
  `);
  table.P1.attempts('Investigate Rogue Comet');
  now(table)
    .happened('Birth of "Junior" placed in play on U.S.S. Oberth; Investigate Rogue Comet attempt failed')
    .holds(
      `
      not stopped: U.S.S. Oberth, Giusti
      RANGE of U.S.S. Oberth: 6
      `,
    );
  table.P1.ends('turn');
  now(table).holds('RANGE of U.S.S. Oberth: 5');
  table.P2.ends('turn');
  now(table).holds('RANGE of U.S.S. Oberth: 5');
  table.P1.ends('turn');
  now(table).holds('RANGE of U.S.S. Oberth: 4');
});

test('P17 Birth of "Junior": at RANGE 0 the ship is destroyed', () => {
  const table = given(`
    P1 mission: Investigate Rogue Comet
    P1 ship: U.S.S. Oberth (Birth of "Junior" by P2 [counter 5]) at Investigate Rogue Comet aboard Giusti
  `);
  now(table).holds('RANGE of U.S.S. Oberth: 1');
  table.P1.ends('turn');
  now(table)
    .happened('U.S.S. Oberth destroyed; Giusti killed; U.S.S. Oberth discarded')
    .holds('P2 discard pile: Birth of "Junior"');
});

test('P17 Birth of "Junior": 3 ENGINEER at the encounter nullify it before it does anything', () => {
  const table = given(`
    P1 mission: Investigate Rogue Comet / Birth of "Junior" by P2
    P1 ship: U.S.S. Oberth at Investigate Rogue Comet aboard Geordi La Forge, Taurik
  `);
  table.P1.attempts('Investigate Rogue Comet');
  now(table)
    .happened('Birth of "Junior" nullified; Birth of "Junior" discarded')
    .didNotHappen('Birth of "Junior" placed in play');
});

test('P17 Birth of "Junior": a third ENGINEER who comes aboard later nullifies it, and RANGE is whole again', () => {
  const table = given(`
    P1 mission: Evacuation
    P1 ship: U.S.S. Oberth (Birth of "Junior" by P2 [counter 4]) at Evacuation aboard Geordi La Forge
    P1 planet: Taurik
  `);
  now(table).holds('RANGE of U.S.S. Oberth: 2');
  table.P1.beams('Taurik to U.S.S. Oberth');
  now(table).happened('Birth of "Junior" nullified').holds('RANGE of U.S.S. Oberth: 6');
});

test('P17 Birth of "Junior": the limit of a damaged ship comes after the loss', () => {
  const table = given(`
    P1 mission: Investigate Rogue Comet
    P1 ship: U.S.S. Enterprise [damaged] (Birth of "Junior" by P2 [counter 3]) at Investigate Rogue Comet aboard Giusti
  `);
  now(table).holds('RANGE of U.S.S. Enterprise: 5');
  table.P1.ends('turn');
  table.P2.ends('turn');
  table.P1.ends('turn');
  now(table).holds('RANGE of U.S.S. Enterprise: 4');
});

test('P17 Birth of "Junior": another ship is not touched', () => {
  const table = given(`
    P1 mission: Investigate Rogue Comet
    P1 ship: U.S.S. Oberth (Birth of "Junior" by P2 [counter 1]) at Investigate Rogue Comet
    P1 ship: U.S.S. Hood at Investigate Rogue Comet aboard Taurik
  `);
  table.P1.ends('turn');
  now(table).holds(
    `
    RANGE of U.S.S. Oberth: 4
    RANGE of U.S.S. Hood: 7
    `,
  );
});

test('P17 Birth of "Junior": the loss is taken before Kurlan Naiskos multiplies', () => {
  const table = given(`
    P1 mission: Investigate Rogue Comet
    P1 ship: U.S.S. Oberth (Birth of "Junior" by P2 [counter 2], Kurlan Naiskos) at Investigate Rogue Comet aboard
      Giusti, Taurik, Calloway, Mendon, Darian Wallace, Norah Satie, Mot the Barber
  `);
  now(table).holds('RANGE of U.S.S. Oberth: 12');
});

test('P17 Birth of "Junior": a ship bound by Cytherians stalls and dies of it', () => {
  const table = given(`
    P1 mission: Investigate Rogue Comet / Cytherians by P2
    P1 mission: Study Nebula
    P1 ship: Runabout (Birth of "Junior" by P2 [counter 5]) at Investigate Rogue Comet aboard Giusti
  `);
  table.P1.attempts('Investigate Rogue Comet');
  table.P1.ends('turn');
  now(table).holds('RANGE of Runabout: 1');
  table.P2.ends('turn');
  table.P1.ends('turn');
  now(table)
    .happened('Runabout destroyed; Runabout discarded')
    .holds(
      `
    not in play: Cytherians
    P1 score: 0
    `,
    );
});

test('P17 Birth of "Junior": it grows in the turns of whoever controls the ship', () => {
  const table = given(`
    turn 2: P2, card play
    P1 mission: Study Nebula
    P1 ship: Zibalian Transport (Birth of "Junior" by P2) at Study Nebula aboard Narik
    P2 hand: Neural Servo Device
  `);
  table.P2.plays('Neural Servo Device on Zibalian Transport');
  table.P2.ends('turn');
  now(table).holds('counter of Birth of "Junior": 1');
  table.P1.ends('turn');
  now(table).holds('counter of Birth of "Junior": 2');
  table.P2.ends('turn');
  now(table).holds('counter of Birth of "Junior": 2');
});
