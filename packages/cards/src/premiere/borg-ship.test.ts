import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { borgShip } from './borg-ship.ts';

test('P18 Borg Ship: reads aloud', () => {
  expect(english(borgShip)).toBe(
    'Place at far end of spaceline. It is a self-controlling ship (RANGE 8, WEAPONS 24, SHIELDS 24). At ' +
      'the end of every turn, it attacks every ship there, then flies its RANGE toward the other end; if ' +
      'already there, discard it. Whoever destroys it in battle scores 15 points.',
  );
});

const spaceline = `
    P1 mission: Evacuation
    P1 mission: Investigate Rogue Comet / Borg Ship by P2, Null Space by P2
    P1 mission: Excavation
    P1 mission: Study Nebula
    P1 mission: Avert Disaster
`;

test('P18 Borg Ship: it appears at the far end, nobody is stopped, the attempt goes on', () => {
  const table = given(`${spaceline}
    P1 ship: U.S.S. Oberth at Investigate Rogue Comet aboard 2x McKnight
  `);
  table.P1.attempts('Investigate Rogue Comet');
  now(table)
    .happened('Borg Ship placed in play on Avert Disaster; Null Space conditions met')
    .holds('space Avert Disaster: Borg Ship');
});

test('P18 Borg Ship: at the end of every turn it attacks the ships there and moves on by spans', () => {
  const table = given(`${spaceline}
    P1 ship: U.S.S. Oberth at Investigate Rogue Comet aboard 2x McKnight
    P1 ship: U.S.S. Hood at Avert Disaster aboard Taitt
    P2 ship: I.K.C. K'Vort [cloaked] at Avert Disaster aboard Klag
    P2 outpost: Klingon Outpost at Avert Disaster
  `);
  table.P1.attempts('Investigate Rogue Comet');
  table.P1.ends('turn');
  table.P1.chooses('nothing');
  now(table)
    .happened('U.S.S. Hood direct hit; U.S.S. Hood destroyed; Taitt killed; Borg Ship flew to Excavation using 7')
    .holds("in play: I.K.C. K'Vort, Klag, Klingon Outpost");
  table.P2.ends('turn');
  now(table).happened('Borg Ship flew to Evacuation using 6').holds('in play: U.S.S. Oberth');
  table.P1.ends('turn');
  now(table)
    .happened('Borg Ship discarded')
    .holds(
      `
      P1 score: 5
      P2 discard pile: Borg Ship
      `,
    );
});

test('P18 Borg Ship: in the exact middle the opponent chooses the end', () => {
  const table = given(`
    P1 mission: Evacuation
    P1 mission: Investigate Rogue Comet / Borg Ship by P2
    P1 mission: Excavation
    P1 ship: U.S.S. Oberth at Investigate Rogue Comet aboard Giusti
  `);
  table.P1.attempts('Investigate Rogue Comet');
  table.P2.chooses('Evacuation');
  now(table).happened('Borg Ship placed in play on Evacuation; Investigate Rogue Comet attempt failed');
});

test('P18 Borg Ship: Escape Pod saves the crew of a ship it destroys', () => {
  const table = given(`${spaceline}
    turn 3: P1, orders
    P1 ship: U.S.S. Oberth at Investigate Rogue Comet aboard Giusti
    P2 ship: I.K.C. K'Vort at Avert Disaster aboard Klag
    P2 hand: Escape Pod
  `);
  table.P1.attempts('Investigate Rogue Comet');
  table.P2.passes();
  table.P1.passes();
  table.P2.passes();
  table.P2.chooses('nothing');
  table.P2.responds('Escape Pod');
  now(table).happened("Klag saved; I.K.C. K'Vort destroyed").didNotHappen('Klag killed');
});

test('P18 Borg Ship: two of them act side by side', () => {
  const table = given(`${spaceline.replace('Borg Ship by P2, Null Space by P2', 'Borg Ship by P2, Borg Ship by P1')}
    P1 ship: U.S.S. Oberth at Investigate Rogue Comet aboard Giusti
  `);
  table.P1.attempts('Investigate Rogue Comet');
  now(table).holds('space Avert Disaster: Borg Ship #1, Borg Ship #2');
  table.P1.ends('turn');
  now(table).holds('space Excavation: Borg Ship #1, Borg Ship #2');
});

test('P18 Borg Ship: Hugh keeps it from attacking this turn; it still moves', () => {
  const table = given(`${spaceline}
    P1 ship: U.S.S. Oberth at Investigate Rogue Comet aboard Giusti
    P1 ship: U.S.S. Hood at Avert Disaster aboard Taitt
    P1 hand: Hugh
  `);
  table.P1.attempts('Investigate Rogue Comet');
  table.P1.plays('Hugh on Borg Ship');
  table.P1.ends('turn');
  now(table).happened('Borg Ship flew to Excavation').didNotHappen('U.S.S. Hood destroyed');
});

test('P18 Borg Ship: Plasma Fire and Warp Core Breach cannot be played on it', () => {
  const table = given(`${spaceline}
    turn 3: P1, card play
    P1 ship: Borg Ship by P2 [counter 1] at Avert Disaster
    P1 ship: U.S.S. Hood [damaged] at Avert Disaster aboard Taitt
    P1 hand: Plasma Fire, Warp Core Breach
  `);
  now(table).doesNotOffer('P1 plays Plasma Fire on Borg Ship', 'P1 plays Warp Core Breach on Borg Ship');
});
