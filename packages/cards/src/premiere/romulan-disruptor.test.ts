import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { romulanDisruptor } from './romulan-disruptor.ts';

test('P62 Romulan Disruptor: reads aloud', () => {
  expect(english(romulanDisruptor)).toBe(
    'Romulan or Non-Aligned use only: each of your personnel present who may use it has STRENGTH +2. Cumulative.',
  );
});

test('P62 Romulan Disruptor: those named and the Non-Aligned have STRENGTH +2 for each copy', () => {
  const table = given(`
    P1 mission: Excavation
    P1 planet: Sela, Evek, 2x Romulan Disruptor
  `);
  now(table).holds(`
      STRENGTH of Sela: 12
      STRENGTH of Evek: 11
      CUNNING of Evek: 5
    `);
});

test('P62 Romulan Disruptor: a treaty partner present gets nothing from it', () => {
  const table = given(`
    P1 mission: Excavation
    P1 table: Treaty: Romulan/Klingon
    P1 planet: Sela, Gowron, Romulan Disruptor
  `);
  now(table).holds(`
      STRENGTH of Sela: 10
      STRENGTH of Gowron: 9
    `);
});

test('P62 Romulan Disruptor: different weapons add up', () => {
  const table = given(`
    P1 mission: Excavation
    P1 planet: Evek, Starfleet Type II Phaser, Klingon Disruptor, Romulan Disruptor
  `);
  now(table).holds('STRENGTH of Evek: 13');
});

test('P62 Romulan Disruptor: it helps neither the stopped team beside it nor the opponent', () => {
  const table = given(`
    P1 mission: Excavation
    P1 planet: Evek [stopped], Romulan Disruptor, Sela
    P2 planet: Evek
  `);
  now(table).holds(`
      STRENGTH of P1's Evek: 7
      STRENGTH of P2's Evek: 7
      STRENGTH of Sela: 10
    `);
});

test('P62 Romulan Disruptor: it counts in the STRENGTH of a team that meets Nausicaans', () => {
  const table = given(`
    P1 mission: Hunt for DNA Program / Nausicaans by P2
    P1 planet: Sela, Toreth, Tomalak, Evek, Roga Danar, Romulan Disruptor
  `);
  table.P1.attempts('Hunt for DNA Program');
  now(table).happened('Nausicaans conditions met');
});
