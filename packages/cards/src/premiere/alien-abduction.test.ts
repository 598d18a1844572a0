import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { alienAbduction } from './alien-abduction.ts';

test('P10 Alien Abduction: reads aloud', () => {
  expect(english(alienAbduction)).toBe(
    'Place on mission. Hold the team member with the highest CUNNING (you break ties). Cured by 3 ' +
      'Leadership present. Discard when mission is completed.',
  );
});

test('P10 Alien Abduction: the most CUNNING member is held, nobody is stopped, the attempt goes on', () => {
  const table = given(`
    P1 mission: Evacuation / Alien Abduction by P2, Impassable Door by P2
    P1 planet: Data, Mendon, Worf
    P1 ship: Runabout at Evacuation
  `);
  table.P1.attempts('Evacuation');
  now(table)
    .happened('Alien Abduction placed in play on Evacuation; Data held; Impassable Door encountered; Mendon stopped')
    .didNotHappen('Impassable Door conditions met')
    .holds(
      `
      held: Data
      not stopped: Data
      on Evacuation: Alien Abduction
      `,
    );
  table.P1.beams('Data to Runabout');
  now(table).refused('B-14.7');
});

test('P10 Alien Abduction: of equals you choose', () => {
  const table = given(`
    P1 mission: Evacuation / Alien Abduction by P2
    P1 planet: Christopher Hobson, Taitt, Mendon
  `);
  table.P1.attempts('Evacuation');
  now(table).holds('asked: P1 choose cards').doesNotOffer('P1 chooses Mendon');
  table.P1.chooses('Taitt');
  now(table).holds('held: Taitt');
});

test('P10 Alien Abduction: 3 Leadership among the rest cure it at once, and the victim rejoins the attempt', () => {
  const table = given(`
    P1 mission: Evacuation / Alien Abduction by P2, Impassable Door by P2
    P1 planet: Data, Thomas Riker, Benjamin Maxwell, Norah Satie
  `);
  table.P1.attempts('Evacuation');
  now(table)
    .happened('Data held; Alien Abduction cured; Data released; Impassable Door conditions met')
    .holds(
      `
      not held: Data
      P1 score: 0
      `,
    );
});

test("P10 Alien Abduction: the victim's own Leadership is no help; more of it may come later", () => {
  const table = given(`
    P1 mission: Evacuation / Alien Abduction by P2
    P1 planet: Satelk, Thomas Riker, Morgan Bateson
    P1 ship: Runabout at Evacuation aboard Norah Satie
  `);
  table.P1.attempts('Evacuation');
  now(table).holds('held: Satelk');
  table.P1.beams('Norah Satie to Evacuation');
  now(table).happened('Alien Abduction cured').holds('not held: Satelk');
});

test('P10 Alien Abduction: a lone member is taken, and the attempt ends', () => {
  const table = given(`
    P1 mission: Evacuation / Alien Abduction by P2, Archer by P2
    P1 planet: Data
  `);
  table.P1.attempts('Evacuation');
  now(table).happened('Data held; Evacuation attempt ended').didNotHappen('Archer encountered');
});

test('P10 Alien Abduction: whoever completes the mission frees the victim', () => {
  const table = given(`
    P1 mission: Excavation / Alien Abduction by P2
    P1 planet: Data, Mendon
    P2 planet: Galathon
  `);
  table.P1.attempts('Excavation');
  now(table).happened('Excavation attempt failed').holds('held: Data');
  table.P1.ends('turn');
  table.P2.attempts('Excavation');
  now(table)
    .happened('Excavation mission completed by P2; Alien Abduction discarded')
    .didNotHappen('Alien Abduction cured')
    .holds(
      `
      not held: Data
      planet Excavation: Data, Mendon, Galathon
      `,
    );
});

test('P10 Alien Abduction: a Supernova here takes the victim, too', () => {
  const table = given(`
    P1 mission: Evacuation
    P2 mission: Excavation / Alien Abduction by P2
    P1 planet Excavation: Data, Mendon
    P2 hand: Supernova
    P2 table: Tox Uthat
  `);
  table.P1.attempts('Excavation');
  table.P1.ends('turn');
  table.P2.plays('Supernova on Excavation');
  now(table).holds('not in play: Data, Mendon, Alien Abduction');
});

test('P10 Alien Abduction: whoever is held from a borrowed team is freed by their own player’s personnel', () => {
  const table = given(`
    P1 mission: Excavation
    P1 outpost: Federation Outpost at Excavation aboard Jean-Luc Picard, William T. Riker, Benjamin Maxwell
    P1 planet: Data [held by Alien Abduction]
    P2 on Excavation: Alien Abduction
  `);
  table.P1.beams('everyone from Federation Outpost to Excavation');
  now(table).happened('Alien Abduction cured; Data released');
});
