import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { alienParasitesRemFatigue } from './alien-parasites-rem-fatigue.ts';

const title = 'Alien Parasites & REM Fatigue';

test('EP7 Alien Parasites & REM Fatigue: reads aloud, both halves', () => {
  expect(english(alienParasitesRemFatigue)).toBe(
    'Alien Parasites: unless the team has INTEGRITY over 32, beam it to your ship or facility here if possible; ' +
      'your opponent then acts with that ship, your cards aboard, and the team until done or all are stopped; then ' +
      'stop the team and put dilemma back under mission. REM Fatigue Hallucinations: place on team. At the end of ' +
      'your third full turn, kill its members, then discard dilemma. Cured by 3 MEDICAL present or docking at your ' +
      'outpost: score 5 points.',
  );
});

test('EP-3.1, EP7: INTEGRITY 33 gets past the first half, and the second is met at once', () => {
  const table = given(`
    P1 mission: Evacuation / ${title} by P2
    P1 planet: Jean-Luc Picard, Worf, Data, Sito Jaxa
  `);
  table.P1.attempts('Evacuation');
  now(table)
    .happened(`${title} conditions met; ${title} encountered; ${title} placed in play`)
    .holds('not stopped: Worf');
});

test('EP7: exactly those who met the second half die when it expires; the bystander lives', () => {
  const table = given(`
    P1 mission: Evacuation / ${title} by P2
    P1 planet: Jean-Luc Picard, Worf, Data, Sito Jaxa, Taurik [stopped]
  `);
  table.P1.attempts('Evacuation');
  for (const turn of ['P1', 'P2', 'P1', 'P2', 'P1', 'P2', 'P1'] as const) table[turn].ends('turn');
  now(table)
    .happened(`${title} expired; Worf killed; ${title} discarded`)
    .holds('planet Evacuation: Taurik\nP1 score: 0');
});

test('EP7, B-27.29: cured by 3 MEDICAL it scores 5 once; the first half alone scores nothing', () => {
  const table = given(`
    P1 mission: Evacuation / ${title} by P2
    P1 planet: Jean-Luc Picard, Worf, Data, Sito Jaxa, Beverly Crusher, Calloway
  `);
  table.P1.attempts('Evacuation');
  now(table).happened(`${title} placed in play; ${title} cured; P1 scored 5 for ${title}`).holds(`P1 bonus: ${title}`);
});

const failed = (team = 'Mendon, Calloway') => {
  const table = given(`
    P1 mission: Excavation / ${title} by P2
    P1 planet: ${team}
  `);
  table.P1.attempts('Excavation');
  now(table).happened(`${title} conditions failed`).holds('asked: P2 borrowed action');
  return table;
};

test('EP-3.1, B-27.26, EP7: INTEGRITY 32 fails; the opponent lets be, the whole card is back and starts with the first half', () => {
  const table = failed('Worf, Data, Sito Jaxa, Beverly Crusher');
  table.P2.passes();
  now(table).happened(`Worf stopped; ${title} returned under mission`).holds(`under Excavation: ${title}`);
  table.P1.ends('turn');
  table.P2.ends('turn');
  table.P1.attempts('Excavation');
  now(table).happened(`${title} conditions failed`).holds('asked: P2 borrowed action');
  table.P2.passes();
});

test('EP-3.1, EP7: the opponent who attempts with the team starts with REM Fatigue', () => {
  const table = failed();
  table.P2.attempts('Excavation');
  now(table).happened(`${title} encountered by P2; ${title} placed in play`).didNotHappen(`${title} conditions failed`);
  table.P2.passes();
  now(table).happened('Mendon stopped').holds('under Excavation: nothing');
});

test('EP7, B-10.9, B-25.4: met under the control of the opponent, it counts three full turns of whoever met it', () => {
  const table = failed();
  table.P2.attempts('Excavation');
  table.P2.passes();
  for (const turn of ['P1', 'P2', 'P1', 'P2', 'P1'] as const) table[turn].ends('turn');
  now(table).didNotHappen(`${title} expired`);
  table.P2.ends('turn');
  now(table).happened(`${title} expired; Mendon killed; Calloway killed`);
});

test('EP7, B-14.30: it asks for docking; beaming aboard your outpost is not enough', () => {
  const table = given(`
    P1 mission: Evacuation / ${title} by P2
    P1 mission: Avert Disaster
    P1 outpost: Federation Outpost at Evacuation
    P1 planet Evacuation: Jean-Luc Picard, Worf, Data, Sito Jaxa
    P1 ship: U.S.S. Oberth at Evacuation
  `);
  table.P1.attempts('Evacuation');
  table.P1.beams('Worf to Federation Outpost');
  table.P1.beams('Data to U.S.S. Oberth');
  now(table).happened(`${title} placed in play`).didNotHappen(`${title} cured`);
  table.P1.docks('U.S.S. Oberth at Federation Outpost');
  now(table).happened(`${title} cured; P1 scored 5`);
});

test('EP7, CD-1: in space the crew stays aboard and is lent with the ship', () => {
  const table = given(`
    P1 mission: Investigate Rogue Comet / ${title} by P2
    P1 mission: Excavation
    P1 ship: U.S.S. Oberth at Investigate Rogue Comet aboard Giusti
  `);
  table.P1.attempts('Investigate Rogue Comet');
  now(table).happened(`${title} conditions failed; U.S.S. Oberth control changed`);
  table.P2.flies('U.S.S. Oberth to Excavation');
  table.P2.passes();
  now(table).holds(`under Investigate Rogue Comet: ${title}\nstopped: Giusti`);
});

test('EP-3.4, B-8.30, EP7: beside either of its halves the second one met is a mis-seed; beside another dilemma it is not', () => {
  const met = (stack: string) => {
    const table = given(`
      P1 mission: Evacuation / ${stack}
      P1 planet: Jean-Luc Picard, Worf, Data, Sito Jaxa, Beverly Crusher, Calloway
    `);
    table.P1.attempts('Evacuation');
    return now(table);
  };
  met(`Alien Parasites by P2, ${title} by P2`).happened(`Alien Parasites conditions met; ${title} mis-seed`);
  met(`REM Fatigue Hallucinations by P2, ${title} by P2`).happened(`${title} mis-seed`);
  met(`${title} by P2, Alien Parasites by P2`).happened('Alien Parasites mis-seed');
  met(`Archer by P2, ${title} by P2`).didNotHappen(`${title} mis-seed`).happened(`${title} encountered`);
});
