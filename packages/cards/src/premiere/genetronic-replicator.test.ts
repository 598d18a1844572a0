import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { genetronicReplicator } from './genetronic-replicator.ts';

test('P76 Genetronic Replicator: reads aloud', () => {
  expect(english(genetronicReplicator)).toBe(
    'Plays on table. When your personnel would be killed, you may stop 2 MEDICAL present (not being killed too) ' +
      'to return that personnel to hand instead.',
  );
});

test('P76 Genetronic Replicator: PL-11: Beverly Crusher is stopped, Worf returns to hand and is not killed', () => {
  const table = given(`
    P1 mission: Excavation / Armus - Skin of Evil by P2
    P1 table: Genetronic Replicator
    P1 planet: Worf, Beverly Crusher, Mendon
    chance: Worf
    P2 hand: Klingon Death Yell
  `);
  table.P1.attempts('Excavation');
  now(table).holds('asked: P1 save personnel');
  table.P1.saves('Worf with Beverly Crusher');
  now(table)
    .happened('Beverly Crusher stopped; Worf saved; Worf returned to hand')
    .didNotHappen('Worf killed; Mendon stopped').holds(`
      P1 hand: Worf
      stopped: Beverly Crusher
      planet Excavation: Beverly Crusher, Mendon
    `);
});

test('P76 Genetronic Replicator: its player may decline', () => {
  const table = given(`
    P1 mission: Excavation / Armus - Skin of Evil by P2
    P1 table: Genetronic Replicator
    P1 planet: Worf, Beverly Crusher
    chance: Worf
  `);
  table.P1.attempts('Excavation');
  table.P1.passes();
  now(table).happened('Worf killed').holds(`
      not stopped: Beverly Crusher
      P1 discard pile: Worf
    `);
});

test('P76 Genetronic Replicator: two with one level each are stopped together', () => {
  const table = given(`
    P1 mission: Excavation / Armus - Skin of Evil by P2
    P1 table: Genetronic Replicator
    P1 planet: Worf, Alyssa Ogawa, Simon Tarses, Mendon
    chance: Worf
  `);
  table.P1.attempts('Excavation');
  table.P1.saves('Worf with Alyssa Ogawa, Simon Tarses');
  now(table).holds(`
      P1 hand: Worf
      stopped: Alyssa Ogawa, Simon Tarses
      not stopped: Mendon
    `);
});

test('P76 Genetronic Replicator: one level is not enough, nor is MEDICAL who is to die', () => {
  const table = given(`
    P1 mission: Excavation / Armus - Skin of Evil by P2
    P1 table: Genetronic Replicator
    P1 planet: Beverly Crusher, Alyssa Ogawa, Mendon
    chance: Beverly Crusher
  `);
  table.P1.attempts('Excavation');
  now(table).happened('Beverly Crusher killed');
});

test('P76 Genetronic Replicator: a Medical Kit on two OFFICERs gives the two levels', () => {
  const table = given(`
    P1 mission: Excavation / Armus - Skin of Evil by P2
    P1 table: Genetronic Replicator
    P1 planet: Worf, Giusti, McKnight, Medical Kit
    chance: Worf
  `);
  table.P1.attempts('Excavation');
  table.P1.saves('Worf with Giusti, McKnight');
  now(table).holds('P1 hand: Worf');
});

test('P76 Genetronic Replicator: MEDICAL elsewhere, stopped or the opponent’s does not help', () => {
  const table = given(`
    P1 mission: Excavation / Armus - Skin of Evil by P2
    P1 table: Genetronic Replicator
    P1 planet: Worf, Beverly Crusher [stopped], Mendon
    P1 ship: Runabout at Excavation aboard Dr. Selar, Toby Russell
    P2 planet: Beverly Crusher
    chance: Worf
  `);
  table.P1.attempts('Excavation');
  now(table).happened('Worf killed');
});

test('P76 Genetronic Replicator: a crew is saved, too, but nobody whose ship is destroyed', () => {
  const table = given(`
    P1 mission: Study Nebula
    P1 table: Genetronic Replicator
    P1 ship: Runabout [damaged] (Plasma Fire by P2 [since=0]) at Study Nebula aboard Mendon, Beverly Crusher
  `);
  table.P1.ends('turn');
  now(table).happened('Runabout destroyed; Mendon killed; Beverly Crusher killed');
});

test('P76 Genetronic Replicator: the opponent’s card saves none of yours; Kevin Uxbridge ends it', () => {
  const table = given(`
    P1 mission: Excavation / Armus - Skin of Evil by P2
    P2 table: Genetronic Replicator
    P1 planet: Worf, Beverly Crusher
    chance: Worf
  `);
  table.P1.attempts('Excavation');
  now(table).happened('Worf killed');
});

test('P76 Genetronic Replicator: of several who would die the player saves whom they can', () => {
  const table = given(`
    P1 mission: Excavation / Firestorm by P2
    P1 table: Genetronic Replicator
    P1 planet: Nikolai Rozhenko, Ro Laren, Alyssa Ogawa, Simon Tarses
  `);
  table.P1.attempts('Excavation');
  table.P1.saves('Ro Laren with Alyssa Ogawa, Simon Tarses');
  now(table).happened('Ro Laren returned to hand; Nikolai Rozhenko killed').didNotHappen('Ro Laren killed');
});

test('P76 Genetronic Replicator: a discarded personnel is not killed and not saved', () => {
  const table = given(`
    P1 mission: Excavation / Anaphasic Organism by P2
    P1 table: Genetronic Replicator
    P1 planet: Beverly Crusher, Dr. Selar, Toby Russell
  `);
  table.P1.attempts('Excavation');
  now(table).didNotHappen('Beverly Crusher saved; Dr. Selar saved');
});
