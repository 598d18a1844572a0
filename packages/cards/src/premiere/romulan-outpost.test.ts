import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { romulanOutpost } from './romulan-outpost.ts';

test('P106 Romulan Outpost: reads aloud', () => {
  expect(english(romulanOutpost)).toBe('SHIELDS 32. Seed one, or build it where you have a Romulan ENGINEER.');
});

test('P106 Romulan Outpost: compatible personnel and ships report there; the ship is docked and protected', () => {
  const table = given(`
    P1 mission: Study Lonka Pulsar
    P1 outpost: Romulan Outpost at Study Lonka Pulsar
    P1 table: Red Alert!
    P1 hand: Sela, Scout Vessel, Gowron, Evek
  `);
  table.P1.uses('Red Alert!');
  table.P1.reports('Sela');
  table.P1.reports('Scout Vessel');
  table.P1.reports('Evek');
  table.P1.reports('Gowron');
  now(table).refused('B-13.11');
  now(table).holds(`
      aboard Romulan Outpost: Sela, Evek
      docked: Scout Vessel
      SHIELDS of Scout Vessel: 19
      SHIELDS of Romulan Outpost: 32
    `);
});

test('P106 Romulan Outpost: seeded where its icon shows, one copy of each player, not at a homeworld', () => {
  const table = given(`
    phase: facilities, P1 next, P2 passed
    P1 mission: Study Lonka Pulsar
    P2 mission: Study Nebula
    P2 mission: Expose Covert Supply
    P1 seed deck: 2x Romulan Outpost
  `);
  table.P1.seeds('Romulan Outpost at Study Nebula');
  now(table).refused('B-8.35');
  table.P1.seeds('Romulan Outpost at Expose Covert Supply');
  now(table).refused('B-8.36');
  table.P1.seeds('Romulan Outpost at Study Lonka Pulsar');
  now(table).happened('Romulan Outpost facility seeded');
});

test('P106 Romulan Outpost: built where a Romulan ENGINEER is, whatever icons the mission shows', () => {
  const table = given(`
    P1 mission: Study Nebula
    P1 ship: Scout Vessel at Study Nebula aboard Palteth
    P1 hand: Romulan Outpost
  `);
  table.P1.builds('Romulan Outpost at Study Nebula');
  now(table).happened('Romulan Outpost built').holds(`
      P1 card plays used: 1
      not docked: Scout Vessel
    `);
});

test('P106 Romulan Outpost: not without such an ENGINEER, nor where you have a facility, nor at a homeworld', () => {
  const table = given(`
    P1 mission: Study Nebula
    P1 mission: Study Lonka Pulsar
    P2 mission: Expose Covert Supply
    P1 outpost: Romulan Outpost at Study Lonka Pulsar
    P1 ship: Scout Vessel at Study Lonka Pulsar aboard Palteth
    P1 ship: Zibalian Transport at Study Nebula aboard Sela, Narik
    P1 planet Expose Covert Supply: Palteth
    P1 hand: Romulan Outpost
  `);
  table.P1.builds('Romulan Outpost #2 at Study Nebula');
  now(table).refused('B-13.19');
  table.P1.builds('Romulan Outpost #2 at Study Lonka Pulsar');
  now(table).refused('B-8.37');
  table.P1.builds('Romulan Outpost #2 at Expose Covert Supply');
  now(table).refused('B-8.36');
});

test('P106 Romulan Outpost: the opponent may have an outpost at the same location', () => {
  const table = given(`
    P1 mission: Study Lonka Pulsar
    P2 outpost: Romulan Outpost at Study Lonka Pulsar
    P1 ship: Scout Vessel at Study Lonka Pulsar aboard Palteth
    P1 hand: Romulan Outpost
  `);
  table.P1.builds('Romulan Outpost at Study Lonka Pulsar');
  now(table).happened('Romulan Outpost built');
});
