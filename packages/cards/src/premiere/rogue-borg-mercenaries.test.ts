import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { rogueBorgMercenaries } from './rogue-borg-mercenaries.ts';

test('P134 Rogue Borg Mercenaries: reads aloud', () => {
  expect(english(rogueBorgMercenaries)).toBe(
    'Plays on any occupied ship. You may play more Rogue Borg and Crosis cards on it at once. Joins your Rogue ' +
      'Borg here, each with STRENGTH equal to their number. Now and at the start of every turn, they battle ' +
      'everyone here.',
  );
});

test('P134 Rogue Borg Mercenaries: one against a lone child loses and is discarded; the crew is stopped', () => {
  const table = given(`
    P1 mission: Excavation
    P2 ship: Runabout at Excavation aboard Alexander Rozhenko
    P1 hand: Rogue Borg Mercenaries
  `);
  table.P1.plays('Rogue Borg Mercenaries on Runabout');
  table.P2.stuns('Rogue Borg Mercenaries');
  now(table).happened(
    'Runabout battle initiated by P1; P2 battle won; Rogue Borg Mercenaries discarded; Alexander Rozhenko stopped',
  ).holds(`
      P1 discard pile: Rogue Borg Mercenaries
      aboard Runabout: Alexander Rozhenko
    `);
});

test('P134 Rogue Borg Mercenaries: several are played together and fight one battle, three with STRENGTH 3 each', () => {
  const table = given(`
    P1 mission: Excavation
    P2 ship: Runabout at Excavation aboard Mendon, Calloway
    P1 hand: 3x Rogue Borg Mercenaries, Tricorder
    chance: Rogue Borg Mercenaries, Rogue Borg Mercenaries #2, Rogue Borg Mercenaries #3, Mendon, Calloway, Calloway
  `);
  table.P1.plays('Rogue Borg Mercenaries on Runabout');
  now(table).holds('asked: P1 play along').doesNotOffer('P1 plays Tricorder');
  table.P1.plays('Rogue Borg Mercenaries #2');
  table.P1.plays('Rogue Borg Mercenaries #3');
  now(table).holds('asked: P1 play along');
  table.P1.passes();
  table.P1.stuns('Mendon');
  now(table)
    .happened('P1 strength totaled 9; P2 strength totaled 3; P1 battle won; Calloway killed; Mendon stopped')
    .holds('in play: Rogue Borg Mercenaries, Rogue Borg Mercenaries #2, Rogue Borg Mercenaries #3');
});

test('P134 Rogue Borg Mercenaries: three and Crosis together, Amanda Rogers takes out one (PL-05)', () => {
  const table = given(`
    P1 mission: Excavation
    P2 ship: U.S.S. Hood at Excavation aboard Mendon, Calloway, Hannah Bates, Soren
    P1 hand: 3x Rogue Borg Mercenaries, Crosis
    P2 hand: Amanda Rogers
    chance: Rogue Borg Mercenaries, Rogue Borg Mercenaries #3, Crosis, Mendon, Calloway, Hannah Bates, Soren, Soren
  `);
  table.P1.plays('Rogue Borg Mercenaries on U.S.S. Hood');
  now(table).holds('asked: P1 play along');
  table.P1.plays('Rogue Borg Mercenaries #2');
  table.P2.responds('Amanda Rogers');
  now(table).happened('Rogue Borg Mercenaries #2 nullified').holds('asked: P1 play along');
  table.P1.plays('Rogue Borg Mercenaries #3');
  now(table).holds('asked: P1 play along');
  table.P1.plays('Crosis');
  now(table).holds('asked: P1 combat pair');
  table.P1.stuns('Mendon');
  table.P1.stuns('Calloway');
  table.P1.stuns('Hannah Bates');
  now(table).happened('P1 strength totaled 18; P2 strength totaled 3; P1 battle won; Soren killed');
  table.P1.ends('turn');
  now(table).happened('U.S.S. Hood battle initiated by P1').holds('asked: P1 combat pair');
  table.P1.stuns('Mendon');
  table.P1.stuns('Calloway');
  table.P1.stuns('Hannah Bates');
});

test('P134 Rogue Borg Mercenaries: a tie kills nobody but stops the crew', () => {
  const table = given(`
    P1 mission: Excavation
    P2 ship: Runabout at Excavation aboard Exocomp
    P1 hand: Rogue Borg Mercenaries
  `);
  table.P1.plays('Rogue Borg Mercenaries on Runabout');
  now(table).happened('Runabout battle undecided; Exocomp stopped').holds('in play: Rogue Borg Mercenaries, Exocomp');
});

test('P134 Rogue Borg Mercenaries: they fight at the start of every turn while somebody is aboard', () => {
  const table = given(`
    turn 1: P1, orders
    P1 mission: Excavation
    P2 ship: Runabout at Excavation aboard Exocomp, Rogue Borg Mercenaries by P1 [controlled by P1]
  `);
  table.P1.ends('turn');
  now(table).happened('P2 turn begun; Runabout battle initiated').holds('stopped: Exocomp');
  table.P2.ends('turn');
  now(table).happened('P1 turn begun; Runabout battle initiated');
});

test('P134 Rogue Borg Mercenaries: without crew they stay and wait', () => {
  const table = given(`
    turn 1: P1, orders
    P1 mission: Excavation
    P2 ship: Runabout at Excavation aboard Rogue Borg Mercenaries by P1 [controlled by P1]
    P2 planet: Exocomp
  `);
  table.P1.ends('turn');
  now(table).didNotHappen('Runabout battle initiated');
  table.P2.ends('card play');
  table.P2.beams('Exocomp from Excavation to Runabout');
  now(table).didNotHappen('Runabout battle initiated');
  table.P2.ends('turn');
  now(table).happened('Runabout battle initiated');
});

test('P134 Rogue Borg Mercenaries: on your own occupied ship, too; not on an empty one, not on an outpost', () => {
  const table = given(`
    P1 mission: Excavation
    P1 outpost: Federation Outpost at Excavation aboard Data
    P1 ship: Runabout at Excavation aboard Exocomp
    P2 ship: U.S.S. Hood at Excavation
    P1 hand: Rogue Borg Mercenaries
  `);
  table.P1.plays('Rogue Borg Mercenaries on U.S.S. Hood');
  now(table).refused('B-12.11');
  table.P1.plays('Rogue Borg Mercenaries on Federation Outpost');
  now(table).refused('B-12.11');
  table.P1.plays('Rogue Borg Mercenaries on Runabout');
  now(table).happened('Runabout battle initiated by P1; Exocomp stopped');
});

test('P134 Rogue Borg Mercenaries: they are no crew: no staffing, no victims of dilemmas, no personnel', () => {
  const table = given(`
    turn 1: P1, orders
    P1 mission: Study Nebula
    P1 mission: Excavation
    P1 ship: Runabout at Study Nebula aboard Rogue Borg Mercenaries
    P1 hand: Vulcan Mindmeld
  `);
  now(table).doesNotOffer(
    'P1 flies Runabout to Excavation',
    'P1 attempts Study Nebula',
    'P1 beams Rogue Borg Mercenaries from Runabout to Study Nebula',
  );
});

test('P134 Rogue Borg Mercenaries: Emergency Transporter Armbands get the crew out of the battle (PL-07)', () => {
  const table = given(`
    turn 1: P1, orders
    P1 mission: Excavation
    P2 ship: Runabout at Excavation aboard Data, Worf, Taurik, Rogue Borg Mercenaries by P1 [controlled by P1]
    P2 hand: Emergency Transporter Armbands
    chance: Rogue Borg Mercenaries, Data, Worf, Taurik
  `);
  table.P1.passes();
  table.P2.passes();
  // The end of turn draw may be answered, too.
  table.P2.passes();
  table.P1.passes();
  table.P2.responds('Emergency Transporter Armbands');
  table.P2.beams('Worf, Taurik from Runabout to Excavation');
  table.P2.stuns('Rogue Borg Mercenaries');
  now(table).happened('Worf beamed; P2 battle won').holds(`
    not stopped: Worf, Taurik
    stopped: Data
  `);
});

test('P134 Rogue Borg Mercenaries: Goddess of Empathy forbids them to be played but not to fight', () => {
  const table = given(`
    turn 1: P1, orders
    P1 mission: Excavation
    P2 table: Goddess of Empathy
    P2 ship: Runabout at Excavation aboard Exocomp, Rogue Borg Mercenaries by P1 [controlled by P1]
    P1 hand: Rogue Borg Mercenaries
  `);
  table.P1.plays('Rogue Borg Mercenaries #2 on Runabout');
  now(table).refused('B-1.5');
  table.P1.ends('turn');
  now(table).happened('Runabout battle initiated');
});

test('P134 Rogue Borg Mercenaries: how many there are is public', () => {
  const table = given(`
    P1 mission: Excavation
    P2 ship: Runabout at Excavation aboard Rogue Borg Mercenaries by P1 [controlled by P1]
  `);
  now(table).holds(`
    P1 sees: Rogue Borg Mercenaries
    P2 sees: Rogue Borg Mercenaries
  `);
});
