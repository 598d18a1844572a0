import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { loresFingernail } from './lores-fingernail.ts';

test("P81 Lore's Fingernail: reads aloud", () => {
  expect(english(loresFingernail)).toBe(
    'Plays on table. Each Soong-type android and each Exocomp loses its affiliation and is Non-Aligned.',
  );
});

test("P81 Lore's Fingernail: Data serves with Klingons and no longer matches a Federation mission", () => {
  const table = given(`
    P1 mission: Evacuation
    P1 hand: Lore's Fingernail
    P1 planet: Data
  `);
  table.P1.plays("Lore's Fingernail");
  now(table).happened('Data affiliation changed');
  table.P1.attempts('Evacuation');
  now(table).refused('B-16.4');
});

test("P81 Lore's Fingernail: Data and an Exocomp report to a Klingon Outpost, Worf does not", () => {
  const table = given(`
    P1 mission: Seek Life-form
    P1 outpost: Klingon Outpost at Seek Life-form aboard Gowron
    P1 table: Lore's Fingernail, Red Alert!
    P1 hand: Data, Exocomp, Worf
  `);
  table.P1.uses('Red Alert!');
  table.P1.reports('Data');
  table.P1.reports('Exocomp');
  table.P1.reports('Worf');
  now(table).refused('B-13.11').holds('aboard Klingon Outpost: Gowron, Data, Exocomp');
});

test("P81 Lore's Fingernail: it works on both players’ cards and leaves other personnel alone", () => {
  const table = given(`
    P1 mission: Evacuation
    P1 table: Lore's Fingernail
    P2 planet: Data, Exocomp, Geordi La Forge
    turn 2: P2, orders
  `);
  table.P2.attempts('Evacuation');
  now(table).happened('Evacuation attempt failed');
  now(table).holds(
    'P2 planet Evacuation: Data [as Non-Aligned, formerly Federation], Exocomp [as Non-Aligned, formerly Federation], Geordi La Forge',
  );
});

test("P81 Lore's Fingernail: Kevin Uxbridge ends it: the affiliation is back, and Data is under house arrest among Klingons", () => {
  const table = given(`
    P1 mission: Seek Life-form
    P1 table: Lore's Fingernail
    P1 ship: I.K.C. K'Vort at Seek Life-form aboard Gowron, Data
    P2 hand: Kevin Uxbridge
  `);
  now(table).holds('not under house arrest: Data');
  table.P2.plays("Kevin Uxbridge on Lore's Fingernail");
  now(table).happened('Data affiliation changed; Data under house arrest').holds('not under house arrest: Gowron');
});

test("P81 Lore's Fingernail: a Federation ship is not matched by him alone", () => {
  const table = given(`
    P1 mission: Test Mission
    P1 mission: Study Nebula
    P1 table: Lore's Fingernail
    P1 ship: Runabout at Test Mission aboard Data
  `);
  table.P1.flies('Runabout to Study Nebula');
  now(table).refused('B-14.16');
});

test("P81 Lore's Fingernail: an Exocomp still is an ENGINEER, but none of the Federation: it builds no outpost", () => {
  const table = given(`
    P1 mission: Study Nebula
    P1 table: Lore's Fingernail
    P1 ship: Zibalian Transport at Study Nebula aboard Exocomp
    P1 hand: Federation Outpost
  `);
  table.P1.builds('Federation Outpost at Study Nebula');
  now(table).refused('B-13.19');
});

test("P81 Lore's Fingernail: PL-23: beside others of the Federation, Data alone has nothing of the PADD; the phaser works for him", () => {
  const table = given(`
    P1 mission: Excavation
    P1 table: Lore's Fingernail
    P1 planet: Data, Worf, Federation PADD, Starfleet Type II Phaser
  `);
  now(table).holds(`
      CUNNING of Data: 12
      CUNNING of Worf: 8
      STRENGTH of Data: 14
      STRENGTH of Worf: 12
    `);
});
