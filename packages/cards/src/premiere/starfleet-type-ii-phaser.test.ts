import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { starfleetTypeIiPhaser } from './starfleet-type-ii-phaser.ts';

test('P64 Starfleet Type II Phaser: reads aloud', () => {
  expect(english(starfleetTypeIiPhaser)).toBe(
    'Federation or Non-Aligned use only: each of your personnel present who may use it is STRENGTH +2. ' +
      '(Cumulative.)',
  );
});

test('P64 Starfleet Type II Phaser: those named and the Non-Aligned have STRENGTH +2 for each copy', () => {
  const table = given(`
    P1 mission: Excavation
    P1 planet: Worf, Evek, 2x Starfleet Type II Phaser
  `);
  now(table).holds(`
      STRENGTH of Worf: 14
      STRENGTH of Evek: 11
      CUNNING of Evek: 5
    `);
});

test('P64 Starfleet Type II Phaser: a treaty partner present gets nothing from it', () => {
  const table = given(`
    P1 mission: Excavation
    P1 table: Treaty: Federation/Klingon
    P1 planet: Worf, Gowron, Starfleet Type II Phaser
  `);
  now(table).holds(`
      STRENGTH of Worf: 12
      STRENGTH of Gowron: 9
    `);
});

test('P64 Starfleet Type II Phaser: different weapons add up', () => {
  const table = given(`
    P1 mission: Excavation
    P1 planet: Evek, Starfleet Type II Phaser, Klingon Disruptor, Romulan Disruptor
  `);
  now(table).holds('STRENGTH of Evek: 13');
});

test('P64 Starfleet Type II Phaser: it helps neither the stopped team beside it nor the opponent', () => {
  const table = given(`
    P1 mission: Excavation
    P1 planet: Evek [stopped], Starfleet Type II Phaser, Worf
    P2 planet: Evek
  `);
  now(table).holds(`
      STRENGTH of P1's Evek: 7
      STRENGTH of P2's Evek: 7
      STRENGTH of Worf: 12
    `);
});

test('P64 Starfleet Type II Phaser: it counts in the STRENGTH of a team that meets Nausicaans', () => {
  const table = given(`
    P1 mission: Hunt for DNA Program / Nausicaans by P2
    P1 planet: Worf, Tasha Yar, Taurik, Evek, Roga Danar, Starfleet Type II Phaser
  `);
  table.P1.attempts('Hunt for DNA Program');
  now(table).happened('Nausicaans conditions met');
});
