import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { crystallineEntity } from './crystalline-entity.ts';

test('P21 Crystalline Entity: reads aloud', () => {
  expect(english(crystallineEntity)).toBe(
    'Space: unless the crew has Music or the ship has SHIELDS over 6, kill everyone aboard and stop the ship. ' +
      'Planet: unless the team has SCIENCE and MEDICAL, kill it. Both: if passed, score 5 points. Discard dilemma.',
  );
});

test('P21 Crystalline Entity: in space everybody aboard dies, whoever they are; ship and equipment stay', () => {
  const table = given(`
    P1 mission: Investigate Rogue Comet / Crystalline Entity by P2
    P1 ship: U.S.S. Brittain at Investigate Rogue Comet aboard
      Mendon, Calloway [stopped], Data [stopped], Klag by P2 [controlled by P2], Tricorder
    P1 ship: U.S.S. Hood at Investigate Rogue Comet aboard Taurik
  `);
  table.P1.attempts('Investigate Rogue Comet with U.S.S. Brittain');
  now(table)
    .happened('Mendon killed; Calloway killed; Data killed; Klag killed; Crystalline Entity discarded')
    .holds(
      `
      aboard U.S.S. Brittain: Tricorder
      stopped: U.S.S. Brittain
      in play: Taurik
      P1 score: 0
      `,
    );
});

test('P21 Crystalline Entity: SHIELDS 6 fail, 7 pass and score', () => {
  const table = given(`
    P1 mission: Investigate Rogue Comet / Crystalline Entity by P2
    P1 ship: U.S.S. Hood at Investigate Rogue Comet aboard Mendon
  `);
  now(table).holds('SHIELDS of U.S.S. Hood: 7');
  table.P1.attempts('Investigate Rogue Comet');
  now(table).happened('P1 scored 5 for Crystalline Entity').holds('not stopped: Mendon');
});

test('P21 Crystalline Entity: Metaphasic Shields lift SHIELDS over 6', () => {
  const table = given(`
    P1 mission: Investigate Rogue Comet / Crystalline Entity by P2
    P1 ship: U.S.S. Brittain (Metaphasic Shields) at Investigate Rogue Comet aboard Mendon
  `);
  table.P1.attempts('Investigate Rogue Comet');
  now(table).happened('P1 scored 5 for Crystalline Entity');
});

test('P21 Crystalline Entity: Music passes in space, SCIENCE and MEDICAL do not', () => {
  const music = given(`
    P1 mission: Investigate Rogue Comet / Crystalline Entity by P2
    P1 ship: U.S.S. Brittain at Investigate Rogue Comet aboard McKnight
  `);
  music.P1.attempts('Investigate Rogue Comet');
  now(music).happened('P1 scored 5 for Crystalline Entity');
  const others = given(`
    P1 mission: Investigate Rogue Comet / Crystalline Entity by P2
    P1 ship: U.S.S. Brittain at Investigate Rogue Comet aboard Mendon, Calloway, McKnight [stopped]
  `);
  others.P1.attempts('Investigate Rogue Comet');
  now(others).happened('Mendon killed; Calloway killed; McKnight killed');
});

test('P21 Crystalline Entity: on a planet SCIENCE and MEDICAL score 5 points', () => {
  const table = given(`
    P1 mission: Evacuation / Crystalline Entity by P2
    P1 planet: Mendon, Calloway
  `);
  table.P1.attempts('Evacuation');
  now(table).happened('P1 scored 5 for Crystalline Entity').holds('not stopped: Mendon, Calloway');
});

test('P21 Crystalline Entity: on a planet Music does not help; only the team dies', () => {
  const table = given(`
    P1 mission: Evacuation / Crystalline Entity by P2
    P1 planet: McKnight, Data, Taurik [stopped], Tricorder
    P2 planet: Klag
  `);
  table.P1.attempts('Evacuation');
  now(table)
    .happened('McKnight killed; Data killed; Crystalline Entity discarded; Evacuation attempt ended')
    .holds('planet Evacuation: Taurik, Tricorder, Klag');
});

test('P21 Crystalline Entity: the Interphase Generator nullifies it in space as well', () => {
  const table = given(`
    P1 mission: Investigate Rogue Comet / Crystalline Entity by P2
    P1 ship: U.S.S. Brittain at Investigate Rogue Comet aboard Mendon, Interphase Generator
  `);
  table.P1.attempts('Investigate Rogue Comet');
  now(table).happened('Crystalline Entity nullified').holds('P1 score: 0');
});

test('P21 Crystalline Entity: on a planet the Genetronic Replicator saves nobody, for the MEDICAL die with them', () => {
  const table = given(`
    P1 mission: Evacuation / Crystalline Entity by P2
    P1 planet: Worf, Beverly Crusher
    P1 table: Genetronic Replicator
  `);
  table.P1.attempts('Evacuation');
  now(table).happened('Worf killed; Beverly Crusher killed');
});
