import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { windDancer } from './wind-dancer.ts';

test('P54 Wind Dancer: reads aloud', () => {
  expect(english(windDancer)).toBe(
    'Unless the team has Lwaxana Troi or a member with Youth, Music, or STRENGTH over 9, stop it and put ' +
      'dilemma back under mission.',
  );
});

const meeting = (team: string) => {
  const table = given(`
    P1 mission: Avert Disaster / Wind Dancer by P2
    P1 planet: ${team}
  `);
  table.P1.attempts('Avert Disaster');
  return table;
};

test.each(['Lwaxana Troi', 'Calloway', 'Jean-Luc Picard', 'Worf', 'Taurik, Starfleet Type II Phaser'])(
  'P54 Wind Dancer: %s passes',
  (team) => {
    now(meeting(team)).happened('Wind Dancer conditions met; Wind Dancer discarded');
  },
);

test.each(['Taurik, Mendon', 'Mendon, Lwaxana Troi [stopped]', 'Deanna Troi'])(
  'P54 Wind Dancer: %s does not pass; strengths are not added up',
  (team) => {
    now(meeting(team))
      .happened('Wind Dancer conditions failed; Wind Dancer returned under mission')
      .holds('under Avert Disaster: Wind Dancer');
  },
);

test('P54 Wind Dancer: The Devil destroys it when it is met, and the attempt goes on', () => {
  const table = given(`
    P1 mission: Avert Disaster / Wind Dancer by P2, Archer by P2
    P1 planet: Mendon
    P1 hand: The Devil
  `);
  table.P1.attempts('Avert Disaster');
  table.P1.responds('The Devil');
  now(table).happened('Wind Dancer nullified; Wind Dancer discarded; Archer encountered; Mendon killed');
});
