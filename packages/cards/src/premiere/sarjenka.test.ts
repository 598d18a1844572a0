import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { sarjenka } from './sarjenka.ts';

test('P48 Sarjenka: reads aloud', () => {
  expect(english(sarjenka)).toBe(
    'You may stop every Away Team here and end the attempt; if you do, score 5 points. Discard dilemma.',
  );
});

test('P48 Sarjenka: ignored she is discarded and the attempt goes on', () => {
  const table = given(`
    P1 mission: Evacuation / Sarjenka by P2, Impassable Door by P2
    P1 planet: Data
  `);
  table.P1.attempts('Evacuation');
  now(table).holds('asked: P1 choose option');
  table.P1.chooses('option 1');
  now(table)
    .happened('Sarjenka discarded; Impassable Door encountered')
    .didNotHappen('P1 scored 5')
    .holds('P2 discard pile: Sarjenka, Impassable Door');
});

test('P48 Sarjenka: helped she scores 5, and every Away Team here is stopped', () => {
  const table = given(`
    P1 mission: Evacuation / Sarjenka by P2, Impassable Door by P2
    P1 mission: Excavation
    P1 planet Evacuation: Data, Tricorder
    P1 planet Excavation: Mendon
    P1 ship: Runabout at Evacuation aboard Worf
    P2 planet Evacuation: Klag, Klingon Disruptor
  `);
  table.P1.attempts('Evacuation');
  table.P1.chooses('option 2');
  now(table)
    .happened('Data stopped; Klag stopped; P1 scored 5 for Sarjenka; Evacuation attempt ended')
    .didNotHappen('Impassable Door encountered')
    .holds(
      `
      stopped: Data, Tricorder, Klag, Klingon Disruptor
      not stopped: Worf, Mendon, Runabout
      P1 bonus: Sarjenka
      under Evacuation: Impassable Door
      `,
    );
});
