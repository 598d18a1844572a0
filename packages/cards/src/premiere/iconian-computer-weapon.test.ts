import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { iconianComputerWeapon } from './iconian-computer-weapon.ts';

test('P29 Iconian Computer Weapon: reads aloud', () => {
  expect(english(iconianComputerWeapon)).toBe(
    'Unless the crew has SCIENCE, show your hand, discard all non-personnel cards, and draw as many, then ' +
      'stop the crew. Discard dilemma.',
  );
});

test('P29 Iconian Computer Weapon: every card but personnel is replaced from the deck', () => {
  const table = given(`
    P1 mission: Investigate Rogue Comet / Iconian Computer Weapon by P2
    P1 ship: U.S.S. Oberth at Investigate Rogue Comet aboard Giusti
    P1 hand: Data, Tricorder, U.S.S. Hood, Red Alert!
    P1 draw deck: Worf, Mendon, Calloway, Taurik
    P2 hand: Tricorder
  `);
  table.P1.attempts('Investigate Rogue Comet');
  now(table)
    .happened(
      `
      Data revealed
      Tricorder discarded
      U.S.S. Hood discarded
      Red Alert! discarded
      P1 drew Worf
      P1 drew Mendon
      P1 drew Calloway
      Giusti stopped
      Iconian Computer Weapon discarded
      `,
    )
    .holds(
      `
      P1 hand: Data, Worf, Mendon, Calloway
      P1 draw deck: Taurik
      P2 hand: Tricorder
      stopped: U.S.S. Oberth
      `,
    );
});

test('P29 Iconian Computer Weapon: SCIENCE keeps the hand', () => {
  const table = given(`
    P1 mission: Investigate Rogue Comet / Iconian Computer Weapon by P2
    P1 ship: U.S.S. Oberth at Investigate Rogue Comet aboard Mendon
    P1 hand: Tricorder
  `);
  table.P1.attempts('Investigate Rogue Comet');
  now(table)
    .happened('Iconian Computer Weapon conditions met; Iconian Computer Weapon discarded')
    .holds('P1 hand: Tricorder');
});

test('P29 Iconian Computer Weapon: an empty hand, or one of personnel only, only stops', () => {
  const table = given(`
    P1 mission: Investigate Rogue Comet / Iconian Computer Weapon by P2
    P1 ship: U.S.S. Oberth at Investigate Rogue Comet aboard Giusti
    P1 hand: Data
  `);
  table.P1.attempts('Investigate Rogue Comet');
  now(table).happened('Giusti stopped').didNotHappen('P1 drew').holds('P1 hand: Data');
  const empty = given(`
    P1 mission: Investigate Rogue Comet / Iconian Computer Weapon by P2
    P1 ship: U.S.S. Oberth at Investigate Rogue Comet aboard Giusti
  `);
  empty.P1.attempts('Investigate Rogue Comet');
  now(empty).happened('Giusti stopped').holds('P1 hand: nothing');
});

test('P29 Iconian Computer Weapon: a short deck gives what it has', () => {
  const table = given(`
    P1 mission: Investigate Rogue Comet / Iconian Computer Weapon by P2
    P1 ship: U.S.S. Oberth at Investigate Rogue Comet aboard Giusti
    P1 hand: Tricorder, Medical Kit
    P1 draw deck: Worf
  `);
  table.P1.attempts('Investigate Rogue Comet');
  now(table).happened('P1 drew Worf; P1 draw impossible').holds('P1 hand: Worf');
});
