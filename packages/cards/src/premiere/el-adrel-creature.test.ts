import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { elAdrelCreature } from './el-adrel-creature.ts';

test('P23 El-Adrel Creature: reads aloud', () => {
  expect(english(elAdrelCreature)).toBe(
    'Unless the two members with the highest STRENGTH (you break ties) have STRENGTH over 16 together, ' +
      'kill one of them at random and stop the rest. Discard dilemma.',
  );
});

test('P23 El-Adrel Creature: STRENGTH 16 of the strongest two fails; one of the two dies at random', () => {
  const table = given(`
    P1 mission: Evacuation / El-Adrel Creature by P2
    P1 planet: 2x Taurik, Mendon, Calloway
  `).draws('Taurik #2');
  table.P1.attempts('Evacuation');
  now(table)
    .happened('El-Adrel Creature conditions failed; Taurik #2 killed; Mendon stopped; El-Adrel Creature discarded')
    .holds('planet Evacuation: Taurik, Mendon, Calloway');
});

test('P23 El-Adrel Creature: STRENGTH 17 of the strongest two passes', () => {
  const table = given(`
    P1 mission: Evacuation / El-Adrel Creature by P2
    P1 planet: Worf, William T. Riker, Calloway
  `);
  table.P1.attempts('Evacuation');
  now(table).happened('El-Adrel Creature conditions met').holds('not stopped: Worf, Calloway');
});

test('P23 El-Adrel Creature: the strength of the others is not added', () => {
  const table = given(`
    P1 mission: Evacuation / El-Adrel Creature by P2
    P1 planet: 6x Mendon
  `);
  table.P1.attempts('Evacuation');
  table.P1.chooses('Mendon, Mendon');
  now(table).happened('El-Adrel Creature conditions failed; Mendon killed');
});

test('P23 El-Adrel Creature: you choose who of the equals is the second', () => {
  const table = given(`
    P1 mission: Evacuation / El-Adrel Creature by P2
    P1 planet: Taurik, Darian Wallace, Christopher Hobson, Mendon
  `).draws('Darian Wallace');
  table.P1.attempts('Evacuation');
  now(table).doesNotOffer('P1 chooses Mendon', 'P1 chooses Taurik');
  table.P1.chooses('Darian Wallace');
  now(table).happened('Darian Wallace killed; Taurik stopped; Christopher Hobson stopped');
});

test('P23 El-Adrel Creature: one alone faces it alone', () => {
  const weak = given(`
    P1 mission: Evacuation / El-Adrel Creature by P2
    P1 planet: Data
  `);
  weak.P1.attempts('Evacuation');
  now(weak).happened('Data killed; Evacuation attempt ended');
  const armed = given(`
    P1 mission: Evacuation / El-Adrel Creature by P2
    P1 planet: Data, Varon-T Disruptor
  `);
  armed.P1.attempts('Evacuation');
  now(armed).happened('El-Adrel Creature conditions met');
});
