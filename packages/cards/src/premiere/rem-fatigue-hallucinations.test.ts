import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { remFatigueHallucinations } from './rem-fatigue-hallucinations.ts';

const title = 'REM Fatigue Hallucinations';

test('P47 REM Fatigue Hallucinations: reads aloud', () => {
  expect(english(remFatigueHallucinations)).toBe(
    'Place on team. Countdown 4: when it expires, kill its members. Cured by 3 MEDICAL present or being ' +
      'aboard your outpost (or a ship docked there): score 5 points.',
  );
});

test('P47 REM Fatigue Hallucinations: exactly those who met it die at the end of the third full turn', () => {
  const table = given(`
    P1 mission: Investigate Rogue Comet / ${title} by P2, Null Space by P2
    P1 ship: U.S.S. Oberth at Investigate Rogue Comet aboard 2x McKnight, Calloway [stopped]
  `);
  table.P1.attempts('Investigate Rogue Comet');
  now(table).happened(`${title} placed in play; Null Space conditions met`).holds('not stopped: McKnight');
  for (const turn of ['P1', 'P2', 'P1', 'P2', 'P1', 'P2', 'P1'] as const) table[turn].ends('turn');
  now(table)
    .happened(`${title} expired; McKnight killed; McKnight #2 killed; ${title} discarded`)
    .holds('aboard U.S.S. Oberth: Calloway');
});

test('P47 REM Fatigue Hallucinations: the afflicted may beam; 3 MEDICAL with one of them cure all', () => {
  const table = given(`
    P1 mission: Evacuation / ${title} by P2
    P1 planet: Mendon, Worf
    P1 ship: Runabout at Evacuation aboard Beverly Crusher, Calloway
  `);
  table.P1.attempts('Evacuation');
  table.P1.beams('Worf to Runabout');
  now(table).happened(`Worf beamed to Runabout; ${title} cured; P1 scored 5 for ${title}`).holds(`P1 bonus: ${title}`);
});

test('P47 REM Fatigue Hallucinations: 2 MEDICAL do not', () => {
  const table = given(`
    P1 mission: Evacuation / ${title} by P2
    P1 planet: Beverly Crusher, Worf
  `);
  table.P1.attempts('Evacuation');
  now(table).didNotHappen(`${title} cured`);
});

test('P47 REM Fatigue Hallucinations: 3 MEDICAL in the team cure it at once', () => {
  const table = given(`
    P1 mission: Evacuation / ${title} by P2
    P1 planet: Beverly Crusher, Calloway
  `);
  table.P1.attempts('Evacuation');
  now(table).happened(`${title} placed in play; ${title} cured; P1 scored 5`);
});

test('P47 REM Fatigue Hallucinations: beaming aboard your outpost cures it', () => {
  const table = given(`
    P1 mission: Evacuation / ${title} by P2
    P1 planet: Mendon, Worf
    P1 outpost: Federation Outpost at Evacuation
  `);
  table.P1.attempts('Evacuation');
  now(table).didNotHappen(`${title} cured`);
  table.P1.beams('Worf to Federation Outpost');
  now(table).happened(`${title} cured; P1 scored 5`);
});

test('P47 REM Fatigue Hallucinations: a ship that docks at your outpost cures those elsewhere, too', () => {
  const table = given(`
    P1 mission: Evacuation / ${title} by P2
    P1 mission: Avert Disaster
    P1 outpost: Federation Outpost at Avert Disaster
    P1 planet Evacuation: Mendon, Giusti
    P1 ship: U.S.S. Oberth at Evacuation
  `);
  table.P1.attempts('Evacuation');
  table.P1.beams('Giusti to U.S.S. Oberth');
  table.P1.flies('U.S.S. Oberth to Avert Disaster');
  now(table).didNotHappen(`${title} cured`);
  table.P1.docks('U.S.S. Oberth at Federation Outpost');
  now(table).happened(`${title} cured; P1 scored 5`);
});

test("P47 REM Fatigue Hallucinations: an outpost of your opponent's is none of yours", () => {
  const table = given(`
    P1 mission: Evacuation / ${title} by P2
    P2 outpost: Klingon Outpost at Evacuation
    P1 planet: Mendon
  `);
  table.P1.attempts('Evacuation');
  now(table).didNotHappen(`${title} cured`);
});

test('P47 REM Fatigue Hallucinations: who has left play and reports again never met it', () => {
  const table = given(`
    turn 3: P1, card play
    P1 mission: Excavation / Armus - Skin of Evil by P2
    P1 mission: Study Nebula
    P1 outpost: Federation Outpost at Excavation
    P1 planet Excavation: Data, Calloway
    P1 ship: Runabout at Study Nebula aboard Taurik
    P1 with team: REM Fatigue Hallucinations by P2 [met by Data + Taurik, countdown 3]
    P1 hand: Res-Q
  `).draws('Data');
  table.P1.ends('card play');
  table.P1.attempts('Excavation');
  table.P1.ends('turn');
  table.P2.ends('turn');
  table.P1.plays('Res-Q on Data');
  table.P1.ends('turn');
  table.P2.ends('turn');
  table.P1.reports('Data to Federation Outpost');
  now(table).didNotHappen('REM Fatigue Hallucinations cured').holds('P1 score: 0');
  table.P1.ends('turn');
  now(table).happened('Taurik killed').didNotHappen('Data killed').holds('in play: Data');
});

test('P47 REM Fatigue Hallucinations: it waits for the last who met it while their ship is away', () => {
  const table = given(`
    P1 mission: Excavation / Armus - Skin of Evil by P2
    P1 planet: Data
    P1 ship: Runabout at Excavation aboard Giusti
    P1 with team: REM Fatigue Hallucinations by P2 [met by Data + Giusti, countdown 2]
    P1 hand: Temporal Rift
  `);
  table.P1.plays('Temporal Rift on Runabout');
  table.P1.attempts('Excavation');
  now(table).happened('Data killed').didNotHappen('REM Fatigue Hallucinations discarded');
  table.P1.ends('turn');
  table.P2.ends('turn');
  table.P1.ends('turn');
  now(table).happened('Runabout reappeared').didNotHappen('Giusti killed');
  now(table).holds('countdown of REM Fatigue Hallucinations: 2');
  table.P2.ends('turn');
  table.P1.ends('turn');
  table.P2.ends('turn');
  table.P1.ends('turn');
  now(table).happened('REM Fatigue Hallucinations expired; Giusti killed');
});

test('P47 REM Fatigue Hallucinations: met under another player’s control, it is cured at the outpost of those afflicted', () => {
  const table = given(`
    P1 mission: Relief Mission / REM Fatigue Hallucinations by P1
    P2 outpost: Klingon Outpost at Relief Mission
    P2 ship: Zibalian Transport at Relief Mission aboard Torak
    P1 hand: Neural Servo Device
  `);
  table.P1.plays('Neural Servo Device on Zibalian Transport');
  table.P1.beams('Torak to Relief Mission');
  table.P1.attempts('Relief Mission');
  table.P1.ends('turn');
  table.P2.beams('Torak from Relief Mission to Klingon Outpost');
  now(table).happened('REM Fatigue Hallucinations cured; P1 scored 5');
});
