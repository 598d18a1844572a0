import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { klingonOutpost } from './klingon-outpost.ts';

test('P105 Klingon Outpost: reads aloud', () => {
  expect(english(klingonOutpost)).toBe('SHIELDS 32. Seed one, or build it where you have a Klingon ENGINEER.');
});

test('P105 Klingon Outpost: compatible personnel and ships report there; the ship is docked and protected', () => {
  const table = given(`
    P1 mission: Seek Life-form
    P1 outpost: Klingon Outpost at Seek Life-form
    P1 table: Red Alert!
    P1 hand: Gowron, I.K.C. K'Vort, Sela, Evek
  `);
  table.P1.uses('Red Alert!');
  table.P1.reports('Gowron');
  table.P1.reports("I.K.C. K'Vort");
  table.P1.reports('Evek');
  table.P1.reports('Sela');
  now(table).refused('B-13.11');
  now(table).holds(`
      aboard Klingon Outpost: Gowron, Evek
      docked: I.K.C. K'Vort
      SHIELDS of I.K.C. K'Vort: 22
      SHIELDS of Klingon Outpost: 32
    `);
});

test('P105 Klingon Outpost: seeded where its icon shows, one copy of each player, not at a homeworld', () => {
  const table = given(`
    phase: facilities, P1 next, P2 passed
    P1 mission: Seek Life-form
    P2 mission: Study Nebula
    P2 mission: Cloaked Mission
    P1 seed deck: 2x Klingon Outpost
  `);
  table.P1.seeds('Klingon Outpost at Study Nebula');
  now(table).refused('B-8.35');
  table.P1.seeds('Klingon Outpost at Cloaked Mission');
  now(table).refused('B-8.36');
  table.P1.seeds('Klingon Outpost at Seek Life-form');
  now(table).happened('Klingon Outpost facility seeded');
});

test('P105 Klingon Outpost: built where a Klingon ENGINEER is, whatever icons the mission shows', () => {
  const table = given(`
    P1 mission: Study Nebula
    P1 ship: I.K.C. K'Vort at Study Nebula aboard Kromm
    P1 hand: Klingon Outpost
  `);
  table.P1.builds('Klingon Outpost at Study Nebula');
  now(table).happened('Klingon Outpost built').holds(`
      P1 card plays used: 1
      not docked: I.K.C. K'Vort
    `);
});

test('P105 Klingon Outpost: not without such an ENGINEER, nor where you have a facility, nor at a homeworld', () => {
  const table = given(`
    P1 mission: Study Nebula
    P1 mission: Seek Life-form
    P2 mission: Cloaked Mission
    P1 outpost: Klingon Outpost at Seek Life-form
    P1 ship: I.K.C. K'Vort at Seek Life-form aboard Kromm
    P1 ship: Zibalian Transport at Study Nebula aboard Gowron, Narik
    P1 planet Cloaked Mission: Kromm
    P1 hand: Klingon Outpost
  `);
  table.P1.builds('Klingon Outpost #2 at Study Nebula');
  now(table).refused('B-13.19');
  table.P1.builds('Klingon Outpost #2 at Seek Life-form');
  now(table).refused('B-8.37');
  table.P1.builds('Klingon Outpost #2 at Cloaked Mission');
  now(table).refused('B-8.36');
});

test('P105 Klingon Outpost: the opponent may have an outpost at the same location', () => {
  const table = given(`
    P1 mission: Seek Life-form
    P2 outpost: Klingon Outpost at Seek Life-form
    P1 ship: I.K.C. K'Vort at Seek Life-form aboard Kromm
    P1 hand: Klingon Outpost
  `);
  table.P1.builds('Klingon Outpost at Seek Life-form');
  now(table).happened('Klingon Outpost built');
});
