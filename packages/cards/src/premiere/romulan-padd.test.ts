import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { romulanPadd } from './romulan-padd.ts';

test('P63 Romulan PADD: reads aloud', () => {
  expect(english(romulanPadd)).toBe(
    'Romulan use only: each of your personnel present who may use it has CUNNING +2. Cumulative.',
  );
});

test('P63 Romulan PADD: copies add up for those who may use it', () => {
  const table = given(`
    P1 mission: Excavation
    P1 planet: Sela, 2x Romulan PADD
  `);
  now(table).holds(`
      CUNNING of Sela: 13
      STRENGTH of Sela: 8
    `);
});

test('P63 Romulan PADD: others present get nothing from it', () => {
  const table = given(`
    P1 mission: Excavation
    P1 planet: Sela, Roga Danar, Romulan PADD
  `);
  now(table).holds(`
      CUNNING of Sela: 11
      CUNNING of Roga Danar: 9
    `);
});

test('P63 Romulan PADD: it helps only where it is: not the stopped team, not the ship, not the opponent', () => {
  const table = given(`
    P1 mission: Excavation
    P1 planet: Romulan PADD, Thei [stopped]
    P1 ship: Combat Vessel at Excavation aboard Sela
    P2 planet: Sela
  `);
  now(table).holds(`
      CUNNING of P1's Sela: 9
      CUNNING of P2's Sela: 9
      CUNNING of Thei: 6
    `);
});

test('P63 Romulan PADD: it reports to any outpost of its player', () => {
  const table = given(`
    P1 mission: Excavation
    P1 outpost: Klingon Outpost at Excavation
    P1 hand: Romulan PADD
  `);
  table.P1.reports('Romulan PADD');
  now(table).holds('aboard Klingon Outpost: Romulan PADD');
});

test('P63 Romulan PADD: the word means the species, too', () => {
  const table = given(`
    P1 mission: Excavation
    P1 planet: Ba'el, Romulan PADD
  `);
  now(table).holds("CUNNING of Ba'el: 8");
});
