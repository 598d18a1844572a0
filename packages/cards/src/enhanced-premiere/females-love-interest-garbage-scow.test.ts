import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { femalesLoveInterestGarbageScow } from './females-love-interest-garbage-scow.ts';

const title = "Female's Love Interest & Garbage Scow";

test("EP11 Female's Love Interest & Garbage Scow: reads aloud, both halves", () => {
  expect(english(femalesLoveInterestGarbageScow)).toBe(
    "Female's Love Interest: relocate one female team member at random to the furthest planet. Radioactive " +
      'Garbage Scow: place on mission; the attempt ends. The mission here cannot be attempted. A ship with a ' +
      'Tractor Beam and 2 ENGINEER aboard may tow dilemma.',
  );
});

test('EP11, CD-2: a lone woman runs off before the Scow; the whole card is back under the mission', () => {
  const table = given(`
    P1 mission: Evacuation / ${title} by P2
    P1 mission: Excavation
    P1 planet Evacuation: Deanna Troi
  `);
  table.P1.attempts('Evacuation');
  now(table)
    .happened('Deanna Troi relocated to Excavation; Evacuation attempt ended')
    .didNotHappen(`${title} placed in play`)
    .holds(`under Evacuation: ${title}`);
});

test('EP-3.1, EP11: with others left the Scow lies on the planet mission, which nobody attempts until it is towed', () => {
  const table = given(`
    P1 mission: Evacuation / ${title} by P2
    P1 mission: Excavation
    P1 planet Evacuation: Deanna Troi, Taurik
    P1 ship: U.S.S. Hood at Evacuation aboard Geordi La Forge, Giusti
    P2 planet Evacuation: Data
  `);
  table.P1.attempts('Evacuation');
  now(table)
    .happened(`Deanna Troi relocated to Excavation; ${title} placed in play on Evacuation; Evacuation attempt ended`)
    .holds('not stopped: Taurik');
  table.P1.attempts('Evacuation');
  now(table).refused('B-16.11');
  table.P1.flies(`U.S.S. Hood to Excavation towing ${title}`);
  now(table).holds(`on Excavation: ${title}`).offers('P1 attempts Evacuation');
});

test('EP11: near miss: without two ENGINEER it is not towed', () => {
  const table = given(`
    P1 mission: Evacuation / ${title} by P2
    P1 mission: Excavation
    P1 planet Evacuation: Taurik
    P1 ship: U.S.S. Hood at Evacuation aboard Taitt, Giusti
  `);
  table.P1.attempts('Evacuation');
  now(table).happened(`${title} placed in play on Evacuation`);
  table.P1.flies(`U.S.S. Hood to Excavation towing ${title}`);
  now(table).refused('B-14.41');
});

test('EP11, CD-1: in space she leaves the ship for the furthest planet', () => {
  const table = given(`
    P1 mission: Investigate Rogue Comet / ${title} by P2
    P1 mission: Evacuation
    P1 mission: Excavation
    P1 ship: U.S.S. Oberth at Investigate Rogue Comet aboard Deanna Troi, Taurik
  `);
  table.P1.attempts('Investigate Rogue Comet');
  now(table)
    .happened(`Deanna Troi relocated to Excavation; ${title} placed in play on Investigate Rogue Comet`)
    .holds('aboard U.S.S. Oberth: Taurik');
});

test('EP11: without any other planet she stays, and the Scow comes', () => {
  const table = given(`
    P1 mission: Investigate Rogue Comet / ${title} by P2
    P1 ship: U.S.S. Oberth at Investigate Rogue Comet aboard Deanna Troi
  `);
  table.P1.attempts('Investigate Rogue Comet');
  now(table).happened(`${title} placed in play on Investigate Rogue Comet`).holds('aboard U.S.S. Oberth: Deanna Troi');
});

test("EP-3.4, EP11: beside Female's Love Interest or the Scow the second one met is a mis-seed; beside another dilemma it is not", () => {
  const met = (stack: string) => {
    const table = given(`
      P1 mission: Evacuation / ${stack}
      P1 mission: Excavation
      P1 planet Evacuation: Deanna Troi, Taurik, Worf
    `);
    table.P1.attempts('Evacuation');
    return now(table);
  };
  met(`Female's Love Interest by P2, ${title} by P2`).happened(`Deanna Troi relocated; ${title} mis-seed`);
  met(`Armus - Skin of Evil by P2, ${title} by P2`).didNotHappen(`${title} mis-seed`);
  const space = given(`
    P1 mission: Investigate Rogue Comet / ${title} by P2, Radioactive Garbage Scow by P2
    P1 mission: Excavation
    P1 ship: U.S.S. Hood at Investigate Rogue Comet aboard Geordi La Forge, Jean-Luc Picard, Worf
  `);
  space.P1.attempts('Investigate Rogue Comet');
  now(space).happened(`${title} placed in play on Investigate Rogue Comet`);
  space.P1.flies(`U.S.S. Hood to Excavation towing ${title}`);
  space.P1.ends('turn');
  space.P2.ends('turn');
  space.P1.flies('U.S.S. Hood to Investigate Rogue Comet');
  space.P1.attempts('Investigate Rogue Comet');
  now(space).happened('Radioactive Garbage Scow mis-seed');
});
