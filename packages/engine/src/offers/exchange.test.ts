import { dualPersonnel, personnel } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { describe, test } from 'vitest';

const version = (title: string, affiliation: 'Federation' | 'Klingon', personas: readonly string[]) =>
  personnel(title, {
    affiliation,
    classification: 'OFFICER',
    integrity: 5,
    cunning: 5,
    strength: 5,
    personas,
    printed: [],
  });
const commander = version('Commander Data', 'Federation', ['Data']);
const defector = version('Data the Defector', 'Klingon', ['Data']);
const pair = dualPersonnel('Data and Another', {
  affiliations: ['Federation'],
  persons: [
    ['Data', { classification: 'OFFICER', integrity: 5, cunning: 5, strength: 5 }],
    ['Another', { classification: 'OFFICER', integrity: 5, cunning: 5, strength: 5 }],
  ],
  personas: ['Data', 'Another'],
  printed: [],
});
const cards = [commander, defector, pair];

/** P2 ends their turn, and P1's begins. */
const morning = (lines: string) => {
  const table = given(`turn 2: P2, orders\nP1 mission: Excavation\n${lines}\nP2 hand: Runabout`, { cards });
  table.P2.ends('turn');
  return table;
};

describe('versions of a persona', () => {
  test('B-4.11: at the start of your turn one version is exchanged for another in your hand', () => {
    const table = morning('P1 planet: Data (Neural Servo Device by P2), Taurik\nP1 hand: Commander Data');
    table.P1.exchanges('Data for Commander Data');
    now(table)
      .happened('Neural Servo Device discarded; Data returned to hand; Commander Data reported to Excavation')
      .holds('planet Excavation: Commander Data, Taurik')
      .holds('P1 hand: Data');
  });

  test('B-4.11: the new version carries nothing over (B-2.17)', () => {
    const table = morning('P1 planet: Data [disabled by Excavation]\nP1 hand: Commander Data');
    table.P1.exchanges('Data for Commander Data');
    now(table).holds('not disabled: Commander Data');
  });

  test('B-4.11: only at the start of the turn', () => {
    const table = given('turn 3: P1, card play\nP1 mission: Excavation\nP1 planet: Data\nP1 hand: Commander Data', {
      cards,
    });
    table.P1.exchanges('Data for Commander Data');
    now(table).refused('B-4.11');
  });

  test('B-4.11: a card with two persons is no version, nor is another person', () => {
    const table = morning('P1 planet: Data, Taurik\nP1 hand: Data and Another, Worf, Commander Data');
    table.P1.exchanges('Data for Data and Another');
    now(table).refused('B-4.11');
    table.P1.exchanges('Data for Worf');
    now(table).refused('B-4.11');
    now(table).offers('P1 exchanges Data for Commander Data');
  });

  test('B-4.11: nor does one take a place where it is not compatible', () => {
    const table = morning('P1 planet: Data, Taurik\nP1 hand: Data the Defector');
    table.P1.exchanges('Data for Data the Defector');
    now(table).refused('B-6.6');
    const alone = morning('P1 planet: Data\nP1 hand: Data the Defector');
    alone.P1.exchanges('Data for Data the Defector');
    now(alone).holds('planet Excavation: Data the Defector');
  });

  test('B-4.11: without versions in the pool nobody is asked', () => {
    const table = given(
      'turn 2: P2, orders\nP1 mission: Excavation\nP1 planet: Data\nP1 hand: Data\nP2 hand: Runabout',
    );
    table.P2.ends('turn');
    now(table).holds('turn 3: P1, card play');
  });
});
