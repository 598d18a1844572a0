import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { nitriumMetalParasites } from './nitrium-metal-parasites.ts';

test('P40 Nitrium Metal Parasites: reads aloud', () => {
  expect(english(nitriumMetalParasites)).toBe(
    'Place on ship. Countdown 3: when it expires, destroy the ship. Cured by 2 SCIENCE or 2 ENGINEER ' + 'aboard.',
  );
});

test('P40 Nitrium Metal Parasites: the ship dies at the end of the second full turn', () => {
  const table = given(`
    P1 mission: Investigate Rogue Comet / Nitrium Metal Parasites by P2
    P2 mission: Study Nebula
    P1 ship: U.S.S. Oberth at Investigate Rogue Comet aboard Giusti, Taurik
  `);
  table.P1.attempts('Investigate Rogue Comet');
  now(table).holds('not stopped: U.S.S. Oberth, Giusti');
  table.P1.flies('U.S.S. Oberth to Study Nebula');
  table.P1.ends('turn');
  table.P2.ends('turn');
  table.P1.ends('turn');
  now(table).holds('countdown of Nitrium Metal Parasites: 1');
  table.P2.ends('turn');
  table.P1.ends('turn');
  now(table)
    .happened('Nitrium Metal Parasites expired; U.S.S. Oberth destroyed; Giusti killed; U.S.S. Oberth discarded')
    .holds('P1 score: 0');
});

test('P40 Nitrium Metal Parasites: 2 SCIENCE at the encounter cure it at once', () => {
  const table = given(`
    P1 mission: Investigate Rogue Comet / Nitrium Metal Parasites by P2, Null Space by P2
    P1 ship: U.S.S. Oberth at Investigate Rogue Comet aboard T'Pan
  `);
  table.P1.attempts('Investigate Rogue Comet');
  now(table)
    .happened(
      'Nitrium Metal Parasites placed in play; Nitrium Metal Parasites cured; Nitrium Metal Parasites discarded; Null Space encountered',
    )
    .holds('P1 score: 0');
});

test('P40 Nitrium Metal Parasites: one SCIENCE and one ENGINEER are no cure; a second ENGINEER in the last turn is', () => {
  const table = given(`
    P1 mission: Evacuation
    P1 ship: U.S.S. Oberth (Nitrium Metal Parasites by P2 [countdown 1]) at Evacuation aboard Mendon, Taurik
    P1 planet: Linda Larson
  `);
  now(table).holds('on U.S.S. Oberth: Nitrium Metal Parasites');
  table.P1.beams('Linda Larson to U.S.S. Oberth');
  now(table).happened('Nitrium Metal Parasites cured').holds('in play: U.S.S. Oberth');
});

test('P40 Nitrium Metal Parasites: Escape Pod saves the crew', () => {
  const table = given(`
    P1 mission: Investigate Rogue Comet
    P1 ship: U.S.S. Oberth (Nitrium Metal Parasites by P2 [countdown 1]) at Investigate Rogue Comet aboard Giusti
    P1 hand: Escape Pod
  `);
  table.P1.ends('card play');
  table.P1.passes();
  table.P1.responds('Escape Pod');
  now(table).happened('Giusti saved; U.S.S. Oberth destroyed').didNotHappen('Giusti killed').holds('held: Giusti');
});

test('P40 Nitrium Metal Parasites: the countdown waits while the ship is out of time', () => {
  const table = given(`
    P1 mission: Investigate Rogue Comet
    P1 ship: U.S.S. Oberth (Nitrium Metal Parasites by P2 [countdown 2]) at Investigate Rogue Comet aboard Giusti
    P1 hand: Time Travel Pod
  `);
  table.P1.plays('Time Travel Pod on U.S.S. Oberth');
  now(table).holds('asked: P1 name number');
  table.P1.chooses('option 3');
  for (const turn of ['P1', 'P2', 'P1'] as const) table[turn].ends('turn');
  now(table).didNotHappen('U.S.S. Oberth destroyed; Nitrium Metal Parasites expired');
});
