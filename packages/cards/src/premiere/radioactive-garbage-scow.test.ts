import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { radioactiveGarbageScow } from './radioactive-garbage-scow.ts';

test('P45 Radioactive Garbage Scow: reads aloud', () => {
  expect(english(radioactiveGarbageScow)).toBe(
    'Place on mission; the attempt ends. The mission here cannot be attempted. A ship with a Tractor Beam and 2 ' +
      'ENGINEER aboard may tow dilemma.',
  );
});

test('P45 Radioactive Garbage Scow: it ends the attempt without a stop, and nobody can attempt there', () => {
  const table = given(`
    P1 mission: Study Stellar Collision / Radioactive Garbage Scow by P2, Null Space by P2
    P1 ship: U.S.S. Hood at Study Stellar Collision aboard Taitt
    P2 ship: I.K.C. K'Vort at Study Stellar Collision aboard K'Tesh, Klag
  `);
  table.P1.attempts('Study Stellar Collision');
  now(table)
    .happened(
      'Radioactive Garbage Scow placed in play on Study Stellar Collision; Study Stellar Collision attempt ended',
    )
    .didNotHappen('Null Space encountered')
    .holds(
      `
      not stopped: Taitt, U.S.S. Hood
      on Study Stellar Collision: Radioactive Garbage Scow
      `,
    );
  table.P1.attempts('Study Stellar Collision');
  now(table).refused('B-16.11');
  table.P1.ends('turn');
  table.P2.attempts('Study Stellar Collision');
  now(table).refused('B-16.11');
});

test('P45 Radioactive Garbage Scow: a Tractor Beam and 2 ENGINEER tow it, then the next seed card is met', () => {
  const table = given(`
    P1 mission: Investigate Rogue Comet / Null Space by P2
    P2 mission: Evacuation
    P1 on Investigate Rogue Comet: Radioactive Garbage Scow by P2
    P1 ship: U.S.S. Hood at Investigate Rogue Comet aboard Geordi La Forge, Giusti
    P1 ship: Runabout at Investigate Rogue Comet aboard Mendon
    P2 planet Evacuation: Klag
  `);
  table.P1.flies('U.S.S. Hood to Evacuation towing Radioactive Garbage Scow');
  now(table)
    .happened('U.S.S. Hood flew to Evacuation; Radioactive Garbage Scow towed on Evacuation')
    .holds('on Evacuation: Radioactive Garbage Scow');
  table.P1.attempts('Investigate Rogue Comet');
  now(table).happened('Null Space encountered');
});

test('P45 Radioactive Garbage Scow: the ship may also leave it behind', () => {
  const table = given(`
    P1 mission: Investigate Rogue Comet
    P2 mission: Evacuation
    P1 on Investigate Rogue Comet: Radioactive Garbage Scow by P2
    P1 ship: U.S.S. Hood at Investigate Rogue Comet aboard Geordi La Forge, Giusti
  `);
  table.P1.flies('U.S.S. Hood to Evacuation');
  now(table).holds('on Investigate Rogue Comet: Radioactive Garbage Scow');
});

test.each([
  ['one ENGINEER', 'U.S.S. Hood', 'Taurik, Giusti'],
  ['no Tractor Beam', 'Runabout', 'Geordi La Forge'],
])('P45 Radioactive Garbage Scow: %s cannot tow it', (_, ship, crew) => {
  const table = given(`
    P1 mission: Investigate Rogue Comet
    P2 mission: Evacuation
    P1 on Investigate Rogue Comet: Radioactive Garbage Scow by P2
    P1 ship: ${ship} at Investigate Rogue Comet aboard ${crew}
  `);
  table.P1.flies(`${ship} to Evacuation towing Radioactive Garbage Scow`);
  now(table).refused('B-14.41');
});

test('P45 Radioactive Garbage Scow: a cloaked ship cannot tow it', () => {
  const table = given(`
    P1 mission: Investigate Rogue Comet
    P2 mission: Evacuation
    P1 on Investigate Rogue Comet: Radioactive Garbage Scow by P2
    P1 ship: I.K.C. Vor'Cha [cloaked] at Investigate Rogue Comet aboard 2x Kromm, Klag
  `);
  table.P1.flies("I.K.C. Vor'Cha to Evacuation towing Radioactive Garbage Scow");
  now(table).refused('B-14.41');
});

test('P45 Radioactive Garbage Scow: an Engineering Kit makes the ENGINEERs', () => {
  const table = given(`
    P1 mission: Investigate Rogue Comet
    P2 mission: Evacuation
    P1 on Investigate Rogue Comet: Radioactive Garbage Scow by P2
    P1 ship: U.S.S. Hood at Investigate Rogue Comet aboard 2x Giusti, Engineering Kit
  `);
  table.P1.flies('U.S.S. Hood to Evacuation towing Radioactive Garbage Scow');
  now(table).happened('Radioactive Garbage Scow towed');
});

test('P45 Radioactive Garbage Scow: two of them go one at a time', () => {
  const table = given(`
    P1 mission: Investigate Rogue Comet
    P2 mission: Evacuation
    P1 on Investigate Rogue Comet: Radioactive Garbage Scow by P2, Radioactive Garbage Scow by P1
    P1 ship: U.S.S. Enterprise at Investigate Rogue Comet aboard Geordi La Forge, 2x Giusti
  `);
  table.P1.flies('U.S.S. Enterprise to Evacuation towing Radioactive Garbage Scow #1');
  table.P1.flies('U.S.S. Enterprise to Investigate Rogue Comet');
  table.P1.flies('U.S.S. Enterprise to Evacuation towing Radioactive Garbage Scow #2');
  now(table).holds('on Evacuation: Radioactive Garbage Scow #1, Radioactive Garbage Scow #2');
});

test('P45 Radioactive Garbage Scow: stopped by a Tetryon Field on the way, the ship drops it there', () => {
  const table = given(`
    P1 mission: Investigate Rogue Comet
    P2 mission: Excavation
    P2 mission: Evacuation
    P1 on Investigate Rogue Comet: Radioactive Garbage Scow by P2
    P2 on Excavation: Tetryon Field
    P1 ship: U.S.S. Hood at Investigate Rogue Comet aboard Geordi La Forge, Giusti
  `);
  table.P1.flies('U.S.S. Hood to Excavation towing Radioactive Garbage Scow');
  now(table).holds('on Excavation: Radioactive Garbage Scow, Tetryon Field');
});

test('P45 Radioactive Garbage Scow: left in a gap that closes, it goes to a neighbour like a ship', () => {
  const table = given(`
    P1 mission: Study Nebula
    P1 gap: Gaps in Normal Space
    P1 mission: Study Stellar Collision
    P1 on Gaps in Normal Space: Radioactive Garbage Scow by P2
    P2 hand: Kevin Uxbridge
  `);
  table.P2.plays('Kevin Uxbridge on Gaps in Normal Space');
  table.P2.moves('Radioactive Garbage Scow to Study Stellar Collision');
  now(table).holds(`
    spaceline: Study Nebula, Study Stellar Collision
    on Study Stellar Collision: Radioactive Garbage Scow
  `);
});
