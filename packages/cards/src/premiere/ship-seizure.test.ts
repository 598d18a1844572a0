import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { shipSeizure } from './ship-seizure.ts';

test('P136 Ship Seizure: reads aloud', () => {
  expect(english(shipSeizure)).toBe(
    'Discard any empty, uncloaked ship in orbit beside your occupied, uncloaked ship with a Tractor Beam.',
  );
});

test('P136 Ship Seizure: an empty ship in the same orbit is discarded with all cards on and aboard it', () => {
  const table = given(`
    P1 mission: Excavation
    P1 ship: U.S.S. Hood at Excavation aboard Giusti
    P2 ship: I.K.C. K'Vort (Bynars Weapon Enhancement) at Excavation aboard Tricorder
    P2 planet: Gowron
    P1 hand: Ship Seizure, Escape Pod
  `);
  table.P1.plays("Ship Seizure on I.K.C. K'Vort");
  now(table).happened("I.K.C. K'Vort discarded").didNotHappen("I.K.C. K'Vort destroyed").holds(`
      P2 discard pile: Bynars Weapon Enhancement, Tricorder, I.K.C. K'Vort
      planet Excavation: Gowron
    `);
});

test('P136 Ship Seizure: your own empty ship may be taken, and one with Rogue Borg only', () => {
  const table = given(`
    P1 mission: Excavation
    P1 ship: U.S.S. Hood at Excavation aboard Giusti
    P1 ship: Runabout at Excavation
    P2 ship: U.S.S. Miranda at Excavation aboard Rogue Borg Mercenaries
    P1 hand: Ship Seizure
  `);
  now(table).offers('P1 plays Ship Seizure on Runabout');
  table.P1.plays('Ship Seizure on U.S.S. Miranda');
  now(table).holds('P2 discard pile: Rogue Borg Mercenaries, U.S.S. Miranda');
});

const target = 'P2 ship: U.S.S. Miranda at Excavation';
const seizer = 'P1 ship: U.S.S. Hood at Excavation aboard Giusti';

test.each([
  ['an occupied target', seizer, 'P2 ship: U.S.S. Miranda at Excavation aboard Data'],
  ['a cloaked target', seizer, 'P2 ship: I.K.C. Pagh [cloaked] at Excavation'],
  ['a docked target', seizer, 'P2 ship: U.S.S. Miranda [docked at Federation Outpost] at Excavation'],
  ['a target elsewhere', seizer, 'P2 ship: U.S.S. Miranda at Evacuation'],
  ['no Tractor Beam', 'P1 ship: Runabout at Excavation aboard Giusti', target],
  ['nobody aboard your ship', 'P1 ship: U.S.S. Hood at Excavation', target],
  ['a cloaked ship of yours', 'P1 ship: I.K.C. Buruk [cloaked] at Excavation aboard Gowron', target],
])('P136 Ship Seizure: not with %s', (_what, own, other) => {
  const table = given(`
    P1 mission: Excavation
    P1 mission: Evacuation
    P2 outpost: Federation Outpost at Excavation
    ${own}
    ${other}
    P1 hand: Ship Seizure
  `);
  const [, name] = /ship: (.*?)(?: \[| at)/.exec(other) ?? [];
  table.P1.plays(`Ship Seizure on ${name}`);
  now(table).refused('B-12.11');
});

test('P136 Ship Seizure: in space there is no orbit', () => {
  const table = given(`
    P1 mission: Study Nebula
    P1 ship: U.S.S. Hood at Study Nebula aboard Giusti
    P2 ship: U.S.S. Miranda at Study Nebula
    P1 hand: Ship Seizure
  `);
  table.P1.plays('Ship Seizure on U.S.S. Miranda');
  now(table).refused('B-12.11');
});
