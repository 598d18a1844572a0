import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { computerWeaponHyperAging } from './computer-weapon-hyper-aging.ts';

const title = 'Computer Weapon & Hyper-Aging';

test('EP10 Computer Weapon & Hyper-Aging: reads aloud, both halves', () => {
  expect(english(computerWeaponHyperAging)).toBe(
    'Iconian Computer Weapon: unless the team has SCIENCE, show your hand, discard all non-personnel cards, and draw ' +
      'as many, then stop the team. (Not repeatable.) Hyper-Aging: place on team. Its members are quarantined. ' +
      'Countdown 4: when it expires, kill them. Cured by SCIENCE and 2 MEDICAL present.',
  );
});

const crew = (aboard: string, more = ''): string => `
  P1 mission: Investigate Rogue Comet / ${title} by P2
  P1 mission: Excavation
  P1 ship: U.S.S. Oberth at Investigate Rogue Comet aboard ${aboard}
  ${more}
`;

test('EP-3.2, EP10: failed, it comes back, and the same crew meets Hyper-Aging at once', () => {
  const table = given(crew('Giusti', 'P1 hand: Tricorder, Data\n  P1 draw deck: Worf, Taurik, Taitt, Taitt'));
  table.P1.attempts('Investigate Rogue Comet');
  now(table)
    .happened(
      `${title} conditions failed; Tricorder discarded; P1 drew; Giusti stopped; ${title} returned under mission`,
    )
    .holds('P1 hand: Data, Worf');
  table.P1.ends('turn');
  table.P2.ends('turn');
  table.P1.attempts('Investigate Rogue Comet');
  now(table).happened(`${title} encountered; ${title} placed in play`).didNotHappen(`${title} conditions failed`);
});

test('EP-3.1, EP10: SCIENCE keeps the hand and leads to Hyper-Aging; cured it scores nothing', () => {
  const table = given(crew('Mendon, Beverly Crusher', 'P1 hand: Tricorder'));
  table.P1.attempts('Investigate Rogue Comet');
  now(table)
    .happened(`${title} conditions met; ${title} placed in play; ${title} cured`)
    .holds('P1 hand: Tricorder\nP1 score: 0');
});

test('EP10: a quarantined crew stays aboard while the ship moves, and dies; docking is no cure', () => {
  const table = given(crew('Mendon, Taitt', 'P1 outpost: Federation Outpost at Excavation'));
  table.P1.attempts('Investigate Rogue Comet');
  table.P1.flies('U.S.S. Oberth to Excavation');
  table.P1.beams('Mendon to Excavation');
  now(table).refused('B-14.7');
  table.P1.docks('U.S.S. Oberth at Federation Outpost');
  now(table).didNotHappen(`${title} cured`);
  for (const turn of ['P1', 'P2', 'P1', 'P2', 'P1', 'P2', 'P1'] as const) table[turn].ends('turn');
  now(table).happened(`${title} expired; Mendon killed; Taitt killed; ${title} discarded`);
});

test('EP10: near miss: SCIENCE and one MEDICAL are no cure', () => {
  const table = given(crew('Mendon, Calloway'));
  table.P1.attempts('Investigate Rogue Comet');
  now(table).happened(`${title} placed in play`).didNotHappen(`${title} cured`);
});

test('EP-3.4, EP10: beside Iconian Computer Weapon the second one met is a mis-seed', () => {
  const table = given(`
    P1 mission: Investigate Rogue Comet / Iconian Computer Weapon by P2, ${title} by P2
    P1 ship: U.S.S. Oberth at Investigate Rogue Comet aboard Mendon
  `);
  table.P1.attempts('Investigate Rogue Comet');
  now(table).happened(`Iconian Computer Weapon conditions met; ${title} mis-seed`);
});
