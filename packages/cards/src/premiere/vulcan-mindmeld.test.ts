import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { vulcanMindmeld } from './vulcan-mindmeld.ts';

test('P144 Vulcan Mindmeld: reads aloud', () => {
  expect(english(vulcanMindmeld)).toBe(
    'Plays on your personnel with Mindmeld. That personnel also has the skills of one of your other personnel ' +
      'present (your choice) this turn.',
  );
});

test('P144 Vulcan Mindmeld: Sarek melds with Picard and has Diplomacy five times', () => {
  const table = given(`
    P1 mission: Wormhole Negotiations
    P1 ship: Runabout at Wormhole Negotiations aboard Sarek, Jean-Luc Picard, Mendon
    P1 mission: Excavation
    P1 hand: Vulcan Mindmeld
  `);
  table.P1.plays('Vulcan Mindmeld on Sarek');
  now(table).holds('asked: P1 choose cards');
  table.P1.chooses('Jean-Luc Picard');
  table.P1.beams('Jean-Luc Picard from Runabout to Wormhole Negotiations');
  now(table).refused('B-14.4');
  table.P1.attempts('Wormhole Negotiations');
  now(table).happened('Wormhole Negotiations mission completed');
});

test('P144 Vulcan Mindmeld: the skills stay when the two part, until the end of the turn', () => {
  const table = given(`
    turn 1: P1, orders
    P1 mission: Excavation
    P1 planet: Taurik, Vash
    P1 ship: Runabout at Excavation
    P1 hand: Vulcan Mindmeld
  `);
  table.P1.plays('Vulcan Mindmeld on Taurik');
  table.P1.beams('Vash from Excavation to Runabout');
  table.P1.attempts('Excavation');
  now(table).happened('Excavation mission completed');
  table.P1.ends('turn');
  now(table).happened('Vulcan Mindmeld discarded');
});

test('P144 Vulcan Mindmeld: without it Taurik alone cannot', () => {
  const table = given(`
    P1 mission: Excavation
    P1 planet: Taurik
    P1 ship: Runabout at Excavation aboard Vash
  `);
  table.P1.attempts('Excavation');
  now(table).happened('Excavation attempt failed');
});

test('P144 Vulcan Mindmeld: the classification is not a skill to copy', () => {
  const table = given(`
    P1 mission: Repair Mission
    P1 ship: Runabout at Repair Mission aboard Dr. Selar, Linda Larson, Exocomp
    P1 hand: Vulcan Mindmeld
  `);
  table.P1.plays('Vulcan Mindmeld on Dr. Selar');
  table.P1.chooses('Linda Larson');
  table.P1.attempts('Repair Mission');
  now(table).happened('Repair Mission attempt failed');
});

test('P144 Vulcan Mindmeld: a meld with one who has melded copies the copied skills, too', () => {
  const table = given(`
    P1 mission: Excavation
    P1 planet: Taurik, T'Pan, Vash
    P1 ship: Runabout at Excavation
    P1 hand: 2x Vulcan Mindmeld
  `);
  table.P1.plays('Vulcan Mindmeld on Taurik');
  table.P1.chooses('Vash');
  table.P1.plays("Vulcan Mindmeld on T'Pan");
  table.P1.chooses('Taurik');
  table.P1.beams('Taurik, Vash from Excavation to Runabout');
  table.P1.attempts('Excavation');
  now(table).happened('Excavation mission completed');
});

test.each([
  ['a personnel without Mindmeld', 'P1 planet: Data, Vash', 'Data', 'B-12.11'],
  ["the opponent's personnel", 'P2 planet: Taurik, Vash', 'Taurik', 'B-12.11'],
  ['nobody else present', 'P1 planet: Taurik\n    P1 ship: Runabout at Excavation aboard Vash', 'Taurik', 'B-13.8'],
  ['only a stopped companion', 'P1 planet: Taurik, Vash [stopped]', 'Taurik', 'B-13.8'],
  ['only the opponent present', 'P1 planet: Taurik\n    P2 planet: Vash', 'Taurik', 'B-13.8'],
])('P144 Vulcan Mindmeld: not on %s', (_what, line, on, clause) => {
  const table = given(`
    P1 mission: Excavation
    ${line}
    P1 hand: Vulcan Mindmeld
  `);
  table.P1.plays(`Vulcan Mindmeld on ${on}`);
  now(table).refused(clause);
});

test('P144 Vulcan Mindmeld: not inside an attempt', () => {
  const table = given(`
    P1 mission: Excavation / Archer by P2
    P1 planet: Taurik, Vash, Alyssa Ogawa
    P1 hand: Vulcan Mindmeld
  `);
  table.P1.attempts('Excavation');
  now(table).happened('Archer encountered').doesNotOffer('P1 responds with Vulcan Mindmeld');
});

test('P144 Vulcan Mindmeld: nobody melds who is disabled', () => {
  const table = given(`
    P1 mission: Study Nebula
    P1 ship: Runabout (Ktarian Game by P2) at Study Nebula aboard Taurik [disabled by Ktarian Game], Jean-Luc Picard
    P1 hand: Vulcan Mindmeld
  `);
  table.P1.plays('Vulcan Mindmeld on Taurik');
  now(table).refused('B-13.8');
});

test('P144 Vulcan Mindmeld: nobody melds who is held', () => {
  const table = given(`
    P1 mission: Excavation
    P1 planet: Taurik [held by Alien Abduction], Jean-Luc Picard
    P1 on Excavation: Alien Abduction by P2
    P1 hand: Vulcan Mindmeld
  `);
  table.P1.plays('Vulcan Mindmeld on Taurik');
  now(table).refused('B-13.8');
});
