import { personnel, suppresses } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { describe, test } from 'vitest';

const herald = personnel('Herald', {
  affiliation: 'Federation',
  classification: 'V.I.P.',
  integrity: 9,
  cunning: 9,
  strength: 9,
  inPlay: { rules: [suppresses('present', 'Archer')] },
  printed: [],
});
const cards = [herald];

describe('skills', () => {
  test('B-5.10: a special skill works and meets no requirement for a regular one', () => {
    const table = given('P1 mission: Excavation / Archer by P2\nP1 planet: Herald, Taurik\nP1 hand: Runabout', {
      cards,
    });
    table.P1.attempts('Excavation');
    now(table).happened('Archer nullified; Excavation attempt failed');
    const plain = given('P1 mission: Excavation / Nausicaans by P2\nP1 planet: Herald\nP1 hand: Runabout', { cards });
    plain.P1.attempts('Excavation');
    now(plain).happened('Nausicaans conditions failed; Herald killed');
  });
});
