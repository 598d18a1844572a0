import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { rebelEncounter } from './rebel-encounter.ts';

test('P46 Rebel Encounter: reads aloud', () => {
  expect(english(rebelEncounter)).toBe(
    'Unless the team has STRENGTH over 44 or you discard a piece of equipment from it, kill one member at random ' +
      'and stop the rest. Discard dilemma.',
  );
});

test('P46 Rebel Encounter: STRENGTH 45 passes without a bribe', () => {
  const table = given(`
    P1 mission: Avert Disaster / Rebel Encounter by P2
    P1 planet: Worf, Data, Taurik, William T. Riker, Tasha Yar, Tricorder
  `);
  table.P1.attempts('Avert Disaster');
  now(table).happened('Rebel Encounter conditions met; Rebel Encounter discarded').holds('in play: Tricorder');
});

test('P46 Rebel Encounter: STRENGTH 44 without equipment loses one member at random', () => {
  const table = given(`
    P1 mission: Avert Disaster / Rebel Encounter by P2
    P1 planet: Worf, Data, 2x Taurik, Thomas Riker
    P1 ship: Runabout at Avert Disaster aboard Tricorder
  `).draws('Data');
  table.P1.attempts('Avert Disaster');
  now(table).happened('Rebel Encounter conditions failed; Data killed; Worf stopped; Rebel Encounter discarded');
});

test('P46 Rebel Encounter: a bribe of one equipment card buys the way on', () => {
  const table = given(`
    P1 mission: Evacuation / Rebel Encounter by P2, Impassable Door by P2
    P1 planet: Mendon, Tricorder, Medical Kit
  `);
  table.P1.attempts('Evacuation');
  now(table).doesNotOffer('P1 chooses Mendon').holds('asked: P1 choose option');
  table.P1.chooses('Medical Kit');
  now(table)
    .happened('Medical Kit discarded; Rebel Encounter conditions met; Impassable Door encountered')
    .holds('in play: Mendon, Tricorder');
});

test('P46 Rebel Encounter: the bribe may be declined', () => {
  const table = given(`
    P1 mission: Evacuation / Rebel Encounter by P2
    P1 planet: Mendon, Taurik, Tricorder
  `).draws('Mendon');
  table.P1.attempts('Evacuation');
  table.P1.chooses('nothing');
  now(table).happened('Mendon killed; Taurik stopped').holds('in play: Tricorder');
});

test('P46 Rebel Encounter: an artifact used as equipment will do', () => {
  const table = given(`
    P1 mission: Evacuation / Rebel Encounter by P2
    P1 planet: Mendon, Varon-T Disruptor
  `);
  table.P1.attempts('Evacuation');
  table.P1.chooses('Varon-T Disruptor');
  now(table).happened('Varon-T Disruptor discarded; Rebel Encounter conditions met');
});

test('P46 Rebel Encounter: the Interphase Generator nullifies it before any bribe', () => {
  const table = given(`
    P1 mission: Evacuation / Rebel Encounter by P2
    P1 planet: Mendon, Interphase Generator
  `);
  table.P1.attempts('Evacuation');
  now(table).happened('Rebel Encounter nullified').holds('in play: Interphase Generator');
});
