import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { klingonPadd } from './klingon-padd.ts';

test('P59 Klingon PADD: reads aloud', () => {
  expect(english(klingonPadd)).toBe(
    'Klingon use only: each of your personnel present who may use it has CUNNING +2. Cumulative.',
  );
});

test('P59 Klingon PADD: copies add up for those who may use it', () => {
  const table = given(`
    P1 mission: Excavation
    P1 planet: Gowron, 2x Klingon PADD
  `);
  now(table).holds(`
      CUNNING of Gowron: 11
      STRENGTH of Gowron: 9
    `);
});

test('P59 Klingon PADD: others present get nothing from it', () => {
  const table = given(`
    P1 mission: Excavation
    P1 planet: Gowron, Roga Danar, Klingon PADD
  `);
  now(table).holds(`
      CUNNING of Gowron: 9
      CUNNING of Roga Danar: 9
    `);
});

test('P59 Klingon PADD: it helps only where it is: not the stopped team, not the ship, not the opponent', () => {
  const table = given(`
    P1 mission: Excavation
    P1 planet: Klingon PADD, Klag [stopped]
    P1 ship: Combat Vessel at Excavation aboard Gowron
    P2 planet: Gowron
  `);
  now(table).holds(`
      CUNNING of P1's Gowron: 7
      CUNNING of P2's Gowron: 7
      CUNNING of Klag: 5
    `);
});

test('P59 Klingon PADD: it reports to any outpost of its player', () => {
  const table = given(`
    P1 mission: Excavation
    P1 outpost: Romulan Outpost at Excavation
    P1 hand: Klingon PADD
  `);
  table.P1.reports('Klingon PADD');
  now(table).holds('aboard Romulan Outpost: Klingon PADD');
});

test('P59 Klingon PADD: the word means the species, too', () => {
  const table = given(`
    P1 mission: Excavation
    P1 planet: Worf, Klingon PADD
  `);
  now(table).holds('CUNNING of Worf: 8');
});
