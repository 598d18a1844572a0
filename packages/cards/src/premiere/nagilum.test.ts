import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { nagilum } from './nagilum.ts';

test('P37 Nagilum: reads aloud', () => {
  expect(english(nagilum)).toBe(
    'Unless the crew has 3 Diplomacy or STRENGTH over 40, kill half the crew at random (round down) and ' +
      'stop the rest. If it has, score 5 points. Discard dilemma.',
  );
});

const meeting = (crew: string, chance = '') => {
  const table = given(`
    P1 mission: Investigate Rogue Comet / Nagilum by P2
    P1 ship: U.S.S. Oberth at Investigate Rogue Comet aboard ${crew}
  `);
  if (chance) table.draws(chance);
  table.P1.attempts('Investigate Rogue Comet');
  return table;
};

test('P37 Nagilum: of five two die, chosen at random; the stopped are not counted', () => {
  now(meeting('Mendon, Taurik, Giusti, Calloway, Taitt, Data [stopped], Worf [stopped]', 'Giusti, Taitt'))
    .happened('Giusti selected; Giusti killed; Taitt killed; Mendon stopped; U.S.S. Oberth stopped; Nagilum discarded')
    .holds('aboard U.S.S. Oberth: Mendon, Taurik, Calloway, Data, Worf');
});

test('P37 Nagilum: half of one is nobody', () => {
  now(meeting('Mendon')).happened('Nagilum conditions failed; Mendon stopped').didNotHappen('Mendon killed');
});

test('P37 Nagilum: 3 Diplomacy score 5 points, 2 do not', () => {
  now(meeting('Sarek')).happened('P1 scored 5 for Nagilum').holds('not stopped: Sarek');
  now(meeting('Riva, Mendon', 'Mendon')).happened('Mendon killed; Riva stopped').holds('P1 score: 0');
});

test('P37 Nagilum: STRENGTH 40 fails, 41 passes', () => {
  now(meeting('Worf, Data, Taurik, Giusti, William T. Riker [stopped], Thomas Riker', 'Giusti, Data')).happened(
    'Nagilum conditions failed; Giusti killed; Data killed',
  );
  now(meeting('Worf, Data, Taurik, Giusti, William T. Riker')).happened('Nagilum conditions met; P1 scored 5');
});
