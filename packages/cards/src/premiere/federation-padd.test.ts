import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { federationPadd } from './federation-padd.ts';

test('P57 Federation PADD: reads aloud', () => {
  expect(english(federationPadd)).toBe(
    'Federation use only: each of your personnel present who may use it is CUNNING +2. (Cumulative.)',
  );
});

test('P57 Federation PADD: copies add up for those who may use it', () => {
  const table = given(`
    P1 mission: Excavation
    P1 planet: Jean-Luc Picard, 2x Federation PADD
  `);
  now(table).holds(`
      CUNNING of Jean-Luc Picard: 12
      STRENGTH of Jean-Luc Picard: 6
    `);
});

test('P57 Federation PADD: others present get nothing from it', () => {
  const table = given(`
    P1 mission: Excavation
    P1 planet: Jean-Luc Picard, Roga Danar, Federation PADD
  `);
  now(table).holds(`
      CUNNING of Jean-Luc Picard: 10
      CUNNING of Roga Danar: 9
    `);
});

test('P57 Federation PADD: it helps only where it is: not the stopped team, not the ship, not the opponent', () => {
  const table = given(`
    P1 mission: Excavation
    P1 planet: Federation PADD, Mendon [stopped]
    P1 ship: Combat Vessel at Excavation aboard Jean-Luc Picard
    P2 planet: Jean-Luc Picard
  `);
  now(table).holds(`
      CUNNING of P1's Jean-Luc Picard: 8
      CUNNING of P2's Jean-Luc Picard: 8
      CUNNING of Mendon: 5
    `);
});

test('P57 Federation PADD: it reports to any outpost of its player', () => {
  const table = given(`
    P1 mission: Excavation
    P1 outpost: Romulan Outpost at Excavation
    P1 hand: Federation PADD
  `);
  table.P1.reports('Federation PADD');
  now(table).holds('aboard Romulan Outpost: Federation PADD');
});

test('P57 Federation PADD: Data, made Non-Aligned by Lore’s Fingernail, cannot use it', () => {
  const table = given(`
    P1 mission: Excavation
    P1 table: Lore's Fingernail
    P1 planet: Data, Jean-Luc Picard, Federation PADD
  `);
  now(table).holds(`
      CUNNING of Data: 12
      CUNNING of Jean-Luc Picard: 10
    `);
});
