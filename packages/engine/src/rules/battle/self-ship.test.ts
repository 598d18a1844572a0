import {
  anyTime,
  battleInitiated,
  inResponse,
  interrupt,
  noAttack,
  onCard,
  playedFor,
  printedIn,
  titled,
} from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { describe, test } from 'vitest';

const premiere = printedIn('premiere');

const printed = [premiere(999, 'C')];
const peace = interrupt('Test Peace', {
  plays: [
    playedFor(anyTime(onCard(titled('Borg Ship'))), noAttack),
    playedFor(inResponse(battleInitiated({ by: titled('Borg Ship') })), noAttack),
  ],
  printed,
});

/** Spans 4, 3, 2, 5 from left to right; the Borg Ship where it is said, flying right. */
const spaceline = `
      P1 mission: Investigate Disturbance
      P1 mission: Seek Life-form
      P1 mission: Krios Suppression
      P1 mission: Survey Mission`;
const borgAt = (loc: string, more = '', marks = 'counter 1'): string => `
      turn 3: P1, orders${spaceline}
      P1 ship: Borg Ship by P2 [${marks}] at ${loc}
      ${more}`;

describe('placing a self-controlling ship', () => {
  const met = (mission: string): string => `
      turn 3: P1, orders
      P1 mission: Investigate Disturbance
      P1 mission: Seek Life-form${mission === 'Seek Life-form' ? ' / Borg Ship by P2' : ''}
      P1 mission: Krios Suppression
      P1 mission: Survey Mission${mission === 'Survey Mission' ? ' / Borg Ship by P2' : ''}
      P1 ship: I.K.C. Bortas at ${mission} aboard Kurn, Kromm, Divok`;

  test('B-22.18: it is put at the far end, and the attempt goes on', () => {
    const table = given(met('Seek Life-form'));
    table.P1.attempts('Seek Life-form');
    now(table).happened(`
      Borg Ship encountered
      Borg Ship placed in play on Survey Mission
      Seek Life-form attempt failed
    `);
    now(table).holds('space Survey Mission: Borg Ship').holds('not stopped: I.K.C. Bortas, Kurn');
  });

  test('B-22.18: seen from one end, the far end is the other', () => {
    const table = given(met('Survey Mission'));
    table.P1.attempts('Survey Mission');
    now(table).happened('Borg Ship placed in play on Investigate Disturbance');
  });

  test('B-22.18, B-18.6: if both ends are equally far, the opponent chooses', () => {
    const table = given(`
      turn 3: P1, orders
      P1 mission: Krios Suppression
      P1 mission: Seek Life-form / Borg Ship by P2
      P1 mission: Plunder Site
      P1 ship: I.K.C. Bortas at Seek Life-form aboard Kurn, Kromm, Divok`);
    table.P1.attempts('Seek Life-form');
    now(table).holds('asked: P2 opponent chooses');
    table.P2.chooses('Plunder Site');
    now(table).happened('Borg Ship placed in play on Plunder Site');
  });
});

describe('its attack at the end of every turn', () => {
  test('B-22.19, B-22.14: it attacks every ship there, stops them, is not stopped, and flies on', () => {
    const table = given(
      borgAt(
        'Seek Life-form',
        `
      P1 ship: I.K.C. Bortas at Seek Life-form aboard Kurn
      P2 ship: Husnock Ship at Seek Life-form
      P2 ship: U.S.S. Hood at Krios Suppression aboard Taurik`.trimStart(),
      ),
    );
    table.P1.ends('turn');
    table.P1.chooses('nothing');
    now(table).happened(`
      I.K.C. Bortas battle initiated by nobody
      Borg Ship fired at I.K.C. Bortas with 24
      I.K.C. Bortas direct hit against 7
      I.K.C. Bortas destroyed
      Husnock Ship hit against 12
      Husnock Ship stopped
      Borg Ship flew to Survey Mission using 7
    `);
    now(table).holds('not stopped: Borg Ship, U.S.S. Hood');
  });

  test('B-22.19: at the end of the turns of both players', () => {
    const table = given(borgAt('Investigate Disturbance'));
    table.P1.ends('turn');
    now(table).happened('Borg Ship flew to Krios Suppression using 5');
    table.P2.ends('turn');
    now(table).happened('Borg Ship flew to Survey Mission using 5');
    table.P1.ends('turn');
    now(table).happened('Borg Ship discarded').holds('P1 score: 0').holds('P2 score: 0');
  });

  test('B-22.19: it flies the other way, too, and a span beyond its RANGE stops it', () => {
    const table = given(borgAt('Survey Mission', '', 'counter -1, damaged'));
    table.P1.ends('turn');
    now(table).happened('Borg Ship flew to Seek Life-form using 5');
    table.P2.ends('turn');
    now(table).happened('Borg Ship flew to Investigate Disturbance using 4');
  });

  test('B-22.13: the targets of one player return fire together, once', () => {
    const table = given(
      borgAt(
        'Seek Life-form',
        `
      P1 ship: Husnock Ship at Seek Life-form aboard Kurn
      P1 ship: I.K.C. Bortas at Seek Life-form aboard Klag
      P1 ship: I.K.C. Vor'Cha at Seek Life-form aboard Nu'Daq`.trimStart(),
      ),
    );
    table.P1.ends('turn');
    now(table).offers("P1 returns fire at Borg Ship with Husnock Ship, I.K.C. Bortas, I.K.C. Vor'Cha");
    table.P1.returnsFire();
    now(table).happened(`
      Husnock Ship fired at Borg Ship with 26
      Borg Ship hit against 24
      I.K.C. Bortas destroyed
      I.K.C. Vor'Cha destroyed
    `);
    now(table).holds('hull of Borg Ship: 50').holds('RANGE of Borg Ship: 5');
  });

  test('B-22.12: the ships of the turn player come first, then those of the other', () => {
    const table = given(
      borgAt(
        'Seek Life-form',
        `
      P2 ship: Mercenary Ship at Seek Life-form aboard Baran
      P1 ship: I.K.C. Bortas at Seek Life-form aboard Klag`.trimStart(),
      ),
    );
    table.P1.ends('turn');
    now(table).holds('asked: P1 return fire');
    table.P1.chooses('nothing');
    now(table).happened('I.K.C. Bortas destroyed').holds('asked: P2 return fire');
    table.P2.chooses('nothing');
    now(table).happened('Mercenary Ship destroyed');
  });

  test('B-22.20: a ship that comes after the attack is safe until the next one', () => {
    const table = given(
      borgAt('Survey Mission', 'P2 ship: Pi at Krios Suppression aboard Tallus', 'counter -1, damaged'),
    );
    table.P1.ends('turn');
    now(table).didNotHappen('Pi battle initiated').happened('Borg Ship flew to Seek Life-form');
  });

  test('B-22.21: facilities are not attacked; docked ships are, behind extended SHIELDS', () => {
    const table = given(
      borgAt(
        'Seek Life-form',
        `
      P1 outpost: Klingon Outpost at Seek Life-form aboard Koroth
      P1 ship: I.K.C. Bortas [docked] at Seek Life-form aboard Klag`.trimStart(),
      ),
    );
    table.P1.ends('turn');
    now(table).happened('I.K.C. Bortas hit against 23').didNotHappen('Klingon Outpost battle initiated');
    now(table).holds('hull of Klingon Outpost: 100');
  });

  test('B-15.6: cloaked ships are not attacked', () => {
    const table = given(borgAt('Seek Life-form', 'P1 ship: I.K.C. Bortas [cloaked] at Seek Life-form aboard Klag'));
    table.P1.ends('turn');
    now(table).didNotHappen('I.K.C. Bortas battle initiated');
  });

  test('B-22.22: its attack nullified in advance, it only moves', () => {
    const picture = borgAt(
      'Seek Life-form',
      `
      P1 ship: I.K.C. Bortas at Seek Life-form aboard Klag
      P1 hand: Test Peace`.trimStart(),
    );
    const table = given(picture, { cards: [peace] });
    table.P1.plays('Test Peace on Borg Ship');
    table.P1.ends('turn');
    now(table).didNotHappen('I.K.C. Bortas battle initiated').happened('Borg Ship flew to Survey Mission');
    now(table).holds('not stopped: I.K.C. Bortas');
  });

  test('B-22.22, B-22.11: nullified in response, nobody is stopped, and it does not attack the others either', () => {
    const picture = borgAt(
      'Seek Life-form',
      `
      P1 ship: I.K.C. Bortas at Seek Life-form aboard Klag
      P2 ship: Pi at Seek Life-form aboard Tallus
      P2 hand: Test Peace`.trimStart(),
    );
    const table = given(picture, { cards: [peace] });
    table.P1.passes();
    table.P2.passes();
    table.P2.responds('Test Peace');
    now(table).happened(`
      I.K.C. Bortas battle initiated
      Seek Life-form battle cancelled
      Borg Ship flew to Survey Mission
    `);
    now(table).didNotHappen('Pi battle initiated').holds('not stopped: I.K.C. Bortas, Pi');
  });

  test('B-22.22: the next turn it attacks again', () => {
    const picture = borgAt(
      'Survey Mission',
      `
      P2 ship: Husnock Ship at Survey Mission
      P1 hand: Test Peace`.trimStart(),
      'counter -1, damaged',
    );
    const table = given(picture, { cards: [peace] });
    table.P1.plays('Test Peace on Borg Ship');
    table.P1.ends('turn');
    now(table).didNotHappen('Husnock Ship battle initiated').happened('Borg Ship flew to Seek Life-form');
    table.P2.ends('turn');
    now(table).happened('Borg Ship flew to Investigate Disturbance');
  });
});
