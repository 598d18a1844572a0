import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { varonTDisruptor } from './varon-t-disruptor.ts';

test('P8 Varon-T Disruptor: reads aloud', () => {
  expect(english(varonTDisruptor)).toBe(
    'When acquired, joins the team as equipment. Each of your personnel present has double STRENGTH. (Not ' +
      'cumulative.)',
  );
});

test('P8 Varon-T Disruptor: acquired, it doubles the STRENGTH of the team', () => {
  const table = given(`
    P1 mission: Excavation / Varon-T Disruptor by P2
    P1 planet: Vash, Data
    P1 ship: Runabout at Excavation aboard Worf
  `);
  table.P1.attempts('Excavation');
  now(table).holds(`
      STRENGTH of Vash: 8
      STRENGTH of Data: 24
      STRENGTH of Worf: 10
      CUNNING of Data: 12
    `);
});

test('P8 Varon-T Disruptor: others are added before it doubles', () => {
  const table = given(`
    P1 mission: Excavation
    P1 planet: Mot the Barber, Varon-T Disruptor, Starfleet Type II Phaser
  `);
  now(table).holds('STRENGTH of Mot the Barber: 14');
});

test('P8 Varon-T Disruptor: two of them double once', () => {
  const table = given(`
    P1 mission: Excavation
    P1 planet: Mot the Barber, 2x Varon-T Disruptor
  `);
  now(table).holds('STRENGTH of Mot the Barber: 10');
});

test('P8 Varon-T Disruptor: the opponent beside it and the stopped team have nothing of it', () => {
  const table = given(`
    P1 mission: Excavation
    P1 planet: Data, Worf [stopped], Varon-T Disruptor
    P2 planet: Gowron
  `);
  now(table).holds(`
      STRENGTH of Data: 24
      STRENGTH of Worf: 10
      STRENGTH of Gowron: 9
    `);
});
