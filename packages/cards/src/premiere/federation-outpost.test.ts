import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { federationOutpost } from './federation-outpost.ts';

test('P104 Federation Outpost: reads aloud', () => {
  expect(english(federationOutpost)).toBe('SHIELDS 30. Seed one, or build it where you have a Federation ENGINEER.');
});

test('P104 Federation Outpost: compatible personnel and ships report there; the ship is docked and protected', () => {
  const table = given(`
    P1 mission: Study Nebula
    P1 outpost: Federation Outpost at Study Nebula
    P1 table: Red Alert!
    P1 hand: Worf, Runabout, Gowron, Evek
  `);
  table.P1.uses('Red Alert!');
  table.P1.reports('Worf');
  table.P1.reports('Runabout');
  table.P1.reports('Evek');
  table.P1.reports('Gowron');
  now(table).refused('B-13.11');
  now(table).holds(`
      aboard Federation Outpost: Worf, Evek
      docked: Runabout
      SHIELDS of Runabout: 20
      SHIELDS of Federation Outpost: 30
    `);
});

test('P104 Federation Outpost: seeded where its icon shows, one copy of each player, not at a homeworld', () => {
  const table = given(`
    phase: facilities, P1 next, P2 passed
    P1 mission: Study Nebula
    P2 mission: Seek Life-form
    P2 mission: Cloaked Mission
    P1 seed deck: 2x Federation Outpost
  `);
  table.P1.seeds('Federation Outpost at Seek Life-form');
  now(table).refused('B-8.35');
  table.P1.seeds('Federation Outpost at Cloaked Mission');
  now(table).refused('B-8.35');
  table.P1.seeds('Federation Outpost at Study Nebula');
  now(table).happened('Federation Outpost facility seeded');
});

test('P104 Federation Outpost: built where a Federation ENGINEER is, whatever icons the mission shows', () => {
  const table = given(`
    P1 mission: Seek Life-form
    P1 ship: Runabout at Seek Life-form aboard Taurik
    P1 hand: Federation Outpost
  `);
  table.P1.builds('Federation Outpost at Seek Life-form');
  now(table).happened('Federation Outpost built').holds(`
      P1 card plays used: 1
      not docked: Runabout
    `);
});

test('P104 Federation Outpost: not without such an ENGINEER, nor where you have a facility, nor at a homeworld', () => {
  const table = given(`
    P1 mission: Seek Life-form
    P1 mission: Study Nebula
    P2 mission: Cloaked Mission
    P1 outpost: Federation Outpost at Study Nebula
    P1 ship: Runabout at Study Nebula aboard Taurik
    P1 ship: Zibalian Transport at Seek Life-form aboard Worf, Narik
    P1 planet Cloaked Mission: Taurik
    P1 hand: Federation Outpost
  `);
  table.P1.builds('Federation Outpost #2 at Seek Life-form');
  now(table).refused('B-13.19');
  table.P1.builds('Federation Outpost #2 at Study Nebula');
  now(table).refused('B-8.37');
  table.P1.builds('Federation Outpost #2 at Cloaked Mission');
  now(table).refused('B-8.36');
});

test('P104 Federation Outpost: the opponent may have an outpost at the same location', () => {
  const table = given(`
    P1 mission: Study Nebula
    P2 outpost: Federation Outpost at Study Nebula
    P1 ship: Runabout at Study Nebula aboard Taurik
    P1 hand: Federation Outpost
  `);
  table.P1.builds('Federation Outpost at Study Nebula');
  now(table).happened('Federation Outpost built');
});
