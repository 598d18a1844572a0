import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { antiTimeAnomaly } from './anti-time-anomaly.ts';

test('P67 Anti-Time Anomaly: reads aloud', () => {
  expect(english(antiTimeAnomaly)).toBe(
    'Plays on table. At the end of your third full turn, kill every personnel in play, even holograms and those ' +
      'held by a card, then discard event.',
  );
});

test('P67 Anti-Time Anomaly: everybody in play dies at the end of the third full turn of its player', () => {
  const table = given(`
    turn 3: P1, card play
    P1 mission: Excavation
    P1 mission: Test Mission
    P1 outpost: Federation Outpost at Excavation aboard Data
    P1 ship: Runabout at Test Mission aboard Worf, Tricorder
    P2 planet Excavation: Gowron
    P1 hand: Anti-Time Anomaly, Taurik
    P1 draw deck: 6x Tricorder
    P2 draw deck: 6x Tricorder
  `);
  table.P1.plays('Anti-Time Anomaly');
  for (let turn = 0; turn < 3; turn++) {
    table.P1.ends('turn');
    table.P2.ends('turn');
  }
  now(table).holds(`
      countdown of Anti-Time Anomaly: 1
      in play: Data, Worf, Gowron
    `);
  table.P1.ends('turn');
  now(table).happened('Data killed; Worf killed; Gowron killed; Anti-Time Anomaly discarded').holds(`
      in play: Runabout, Federation Outpost, Tricorder
      not in play: Data, Worf, Gowron
    `);
});

test('P67 Anti-Time Anomaly: holograms and those held die, too', () => {
  const table = given(`
    P1 mission: Excavation
    P1 table: Anti-Time Anomaly [countdown 1]
    P1 ship: U.S.S. Enterprise at Excavation aboard Sir Isaac Newton, Albert Einstein [deactivated], Mendon
    P2 on Excavation: Escape Pod (Gowron [held], Kurn [held])
  `);
  table.P1.ends('turn');
  now(table).happened('Sir Isaac Newton killed; Albert Einstein killed; Mendon killed; Gowron killed; Kurn killed');
});

test('P67 Anti-Time Anomaly: Kevin Uxbridge removes it in time', () => {
  const table = given(`
    P1 mission: Excavation
    P1 table: Anti-Time Anomaly [countdown 1]
    P1 planet: Data
    P2 hand: Kevin Uxbridge
  `);
  table.P2.plays('Kevin Uxbridge on Anti-Time Anomaly');
  table.P1.ends('turn');
  now(table).didNotHappen('Data killed').holds('in play: Data');
});

test('P67 Anti-Time Anomaly: the Genetronic Replicator saves nobody: those who could help die with the others', () => {
  const table = given(`
    P1 mission: Excavation
    P1 table: Anti-Time Anomaly [countdown 1], Genetronic Replicator
    P1 planet: Data, Beverly Crusher, Alyssa Ogawa
  `);
  table.P1.ends('turn');
  now(table).happened('Data killed; Beverly Crusher killed; Alyssa Ogawa killed');
});

test('P67 Anti-Time Anomaly: two copies run separate clocks', () => {
  const table = given(`
    P1 mission: Excavation
    P1 table: Anti-Time Anomaly [countdown 1], Anti-Time Anomaly [countdown 3]
    P1 planet: Data
  `);
  table.P1.ends('turn');
  now(table).happened('Data killed').holds('countdown of Anti-Time Anomaly #2: 2');
});
