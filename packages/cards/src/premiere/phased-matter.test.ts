import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { phasedMatter } from './phased-matter.ts';

test('P42 Phased Matter: reads aloud', () => {
  expect(english(phasedMatter)).toBe(
    'Place on mission. Divide the team and its equipment into two groups; the larger (you choose if ' +
      'equal) is phased: held and not present. Cured by ENGINEER and SCIENCE present.',
  );
});

test('P42 Phased Matter: the smaller group goes on with what it carries, the larger is held', () => {
  const table = given(`
    P1 mission: Evacuation / Phased Matter by P2, Impassable Door by P2
    P1 planet: Data, Mendon, Calloway, Worf, Sito Jaxa, Federation PADD, Tricorder
    P1 ship: Runabout at Evacuation
  `);
  table.P1.attempts('Evacuation');
  now(table).doesNotOffer('P1 chooses Data, Mendon, Worf');
  table.P1.chooses('Data, Worf');
  table.P1.chooses('Federation PADD');
  now(table)
    .happened('Mendon held; Calloway held; Sito Jaxa held; Tricorder held; Impassable Door conditions met')
    .holds(
      `
      not held: Data, Worf, Federation PADD
      CUNNING of Data: 14
      CUNNING of Mendon: 5
      on Evacuation: Phased Matter
      `,
    );
  table.P1.beams('Mendon to Runabout');
  now(table).refused('B-14.7');
});

test('P42 Phased Matter: of equal groups you say which goes on', () => {
  const table = given(`
    P1 mission: Evacuation / Phased Matter by P2
    P1 planet: Worf, Calloway
  `);
  table.P1.attempts('Evacuation');
  table.P1.chooses('Calloway');
  now(table).holds(
    `
    held: Worf
    not held: Calloway
    not stopped: Calloway
    `,
  );
});

test('P42 Phased Matter: ENGINEER and SCIENCE in the smaller group cure it at once', () => {
  const table = given(`
    P1 mission: Evacuation / Phased Matter by P2, Impassable Door by P2
    P1 planet: Taurik, Mendon, Worf, Christopher Hobson
  `);
  table.P1.attempts('Evacuation');
  table.P1.chooses('Taurik, Mendon');
  now(table)
    .happened('Worf held; Phased Matter cured; Worf released; Impassable Door conditions met')
    .holds('not held: Worf, Christopher Hobson');
});

test('P42 Phased Matter: the phased do not cure themselves; others may come later', () => {
  const table = given(`
    P1 mission: Evacuation / Phased Matter by P2
    P1 planet: Taurik, Mendon, Worf
    P1 ship: Runabout at Evacuation aboard Geordi La Forge, Taitt
  `);
  table.P1.attempts('Evacuation');
  table.P1.chooses('Worf');
  now(table).didNotHappen('Phased Matter cured').holds('held: Taurik, Mendon');
  table.P1.beams('Geordi La Forge, Taitt to Evacuation');
  now(table)
    .happened('Phased Matter cured')
    .holds(
      `
      not held: Taurik, Mendon
      not stopped: Taurik, Mendon
      `,
    );
});

test('P42 Phased Matter: a lone member is phased, and the attempt ends', () => {
  const table = given(`
    P1 mission: Evacuation / Phased Matter by P2, Archer by P2
    P1 planet: Data, Tricorder
  `);
  table.P1.attempts('Evacuation');
  now(table)
    .happened('Data held; Tricorder held; Evacuation attempt ended')
    .didNotHappen('Archer encountered')
    .holds('not stopped: Data');
});

test('P42 Phased Matter: nobody need go on', () => {
  const table = given(`
    P1 mission: Evacuation / Phased Matter by P2
    P1 planet: Data, Worf
  `);
  table.P1.attempts('Evacuation');
  table.P1.chooses('nothing');
  now(table).holds('held: Data, Worf');
});

test('P42 Phased Matter: the phased do not count for the mission', () => {
  const table = given(`
    P1 mission: Excavation / Phased Matter by P2
    P1 planet: Vash, Calloway
  `);
  table.P1.attempts('Excavation');
  table.P1.chooses('Calloway');
  now(table).happened('Excavation attempt failed');
});

test('P42 Phased Matter: the Interphase Generator nullifies it', () => {
  const table = given(`
    P1 mission: Evacuation / Phased Matter by P2
    P1 planet: Data, Worf, Interphase Generator
  `);
  table.P1.attempts('Evacuation');
  now(table).happened('Phased Matter nullified').holds('not held: Data, Worf');
});
