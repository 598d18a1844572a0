import { given, now } from '@spaceline/testkit';
import { describe, test } from 'vitest';

/** Spans 4, 3, 2, 5 from left to right. */
const spaceline = `
      P1 mission: Investigate Disturbance
      P1 mission: Seek Life-form
      P1 mission: Krios Suppression
      P1 mission: Survey Mission`;
const bound = (at: string, marks = '', more = '', aboard = 'Kurn, Kromm'): string => `
      turn 3: P1, orders${spaceline}
      P1 ship: I.K.C. K'Vort${marks} (Cytherians by P2 [bound for Survey Mission]) at ${at} aboard ${aboard}
      ${more}`;

describe('a ship that must do nothing but travel', () => {
  test('B-22.1, B-9.9: the far end is fixed where the card is met; the attempt ends and nobody is stopped', () => {
    const table = given(`
      turn 3: P1, orders
      P1 mission: Investigate Disturbance
      P1 mission: Seek Life-form / Cytherians by P2
      P1 mission: Krios Suppression
      P1 mission: Survey Mission
      P1 ship: I.K.C. K'Vort at Seek Life-form aboard Kurn, Kromm`);
    table.P1.attempts('Seek Life-form');
    now(table).happened(`
      Cytherians encountered
      Cytherians placed in play on I.K.C. K'Vort
      I.K.C. K'Vort journey begun to Survey Mission
      Seek Life-form attempt ended
    `);
    now(table).holds("not stopped: I.K.C. K'Vort, Kurn");
    table.P1.attempts('Seek Life-form');
    now(table).refused('B-22.3');
    table.P1.flies("I.K.C. K'Vort to Survey Mission");
    now(table).happened("I.K.C. K'Vort journey ended at Survey Mission; P1 scored 15 for Cytherians");
  });

  test('B-22.2: it flies as far as its RANGE allows toward its destination, nowhere else', () => {
    const table = given(bound('Investigate Disturbance'));
    now(table).offers("P1 flies I.K.C. K'Vort to Krios Suppression");
    table.P1.flies("I.K.C. K'Vort to Seek Life-form");
    now(table).refused('B-22.2');
    table.P1.flies("I.K.C. K'Vort to Survey Mission");
    now(table).refused('B-14.32');
    table.P1.flies("I.K.C. K'Vort to Krios Suppression");
    now(table).happened("I.K.C. K'Vort flew to Krios Suppression using 5");
  });

  test('B-22.2: not back, even with RANGE to spare', () => {
    const table = given(bound('Krios Suppression', ' [range used 4]'));
    table.P1.flies("I.K.C. K'Vort to Seek Life-form");
    now(table).refused('B-22.2');
  });

  test('B-22.3: no attempt, no attack, no docking, no cloaking, no beaming', () => {
    const table = given(
      bound(
        'Seek Life-form',
        '',
        `P1 outpost: Klingon Outpost at Seek Life-form
      P1 ship: I.K.C. Pagh at Seek Life-form aboard Klag
      P2 ship: Runabout at Seek Life-form`,
      ),
    );
    table.P1.attempts("Seek Life-form with I.K.C. K'Vort");
    now(table).refused('B-22.3');
    table.P1.attacks("Runabout with I.K.C. K'Vort");
    now(table).refused('B-22.3').offers('P1 attacks Runabout with I.K.C. Pagh');
    table.P1.docks("I.K.C. K'Vort at Klingon Outpost");
    now(table).refused('B-22.3');
    table.P1.cloaks("I.K.C. K'Vort");
    now(table).refused('B-22.3');
    table.P1.beams("Kromm from I.K.C. K'Vort to I.K.C. Pagh");
    now(table).refused('B-22.3');
    table.P1.beams("Klag from I.K.C. Pagh to I.K.C. K'Vort");
    now(table).refused('B-22.3');
    table.P1.flies("I.K.C. K'Vort to Survey Mission");
    now(table).happened("I.K.C. K'Vort journey ended");
  });

  test('B-22.3: it defends itself', () => {
    const table = given(
      bound('Krios Suppression', ' [stopped]', 'P2 ship: I.K.C. Bortas at Krios Suppression aboard Klag').replace(
        'turn 3: P1',
        'turn 4: P2',
      ),
    );
    table.P2.attacks("I.K.C. K'Vort");
    now(table).offers("P1 returns fire at I.K.C. Bortas with I.K.C. K'Vort");
    table.P1.chooses('nothing');
  });

  test('B-22.3: others are not bound', () => {
    const table = given(bound('Seek Life-form', '', 'P1 ship: I.K.C. Pagh at Seek Life-form aboard Klag'));
    now(table).offers('P1 flies I.K.C. Pagh to Investigate Disturbance', 'P1 cloaks I.K.C. Pagh');
    table.P1.flies("I.K.C. K'Vort to Survey Mission");
  });

  test('B-22.5: without enough crew the requirement waits, and crew may be brought', () => {
    const table = given(
      bound('Krios Suppression', '', 'P1 ship: I.K.C. Pagh at Krios Suppression aboard Klag, Kromm', 'Koroth'),
    );
    now(table).offers('P1 passes', "P1 beams Kromm from I.K.C. Pagh to I.K.C. K'Vort");
    table.P1.beams("Kromm from I.K.C. Pagh to I.K.C. K'Vort");
    now(table).doesNotOffer("P1 beams Klag from I.K.C. Pagh to I.K.C. K'Vort", 'P1 passes');
    table.P1.flies("I.K.C. K'Vort to Survey Mission");
  });

  test('B-22.5: a stopped ship waits', () => {
    const table = given(bound('Krios Suppression', ' [stopped]'));
    table.P1.ends('turn');
    now(table).happened('P2 turn begun 4');
  });

  test('B-22.9: execute orders do not end while the flight is possible and undone', () => {
    const table = given(bound('Investigate Disturbance'));
    table.P1.passes();
    now(table).refused('B-22.9').doesNotOffer('P1 passes');
    table.P1.flies("I.K.C. K'Vort to Krios Suppression");
    table.P1.ends('turn');
    now(table).happened('P2 turn begun 4');
  });

  test('B-22.9: a docked ship has to undock for it', () => {
    const table = given(bound('Krios Suppression', ' [docked]', 'P1 outpost: Klingon Outpost at Krios Suppression'));
    table.P1.passes();
    now(table).refused('B-22.9');
    table.P1.undocks("I.K.C. K'Vort");
    table.P1.flies("I.K.C. K'Vort to Survey Mission");
    now(table).happened("I.K.C. K'Vort journey ended");
  });

  test('B-22.7: on arrival the card scores for the controller of the ship and is gone', () => {
    const table = given(bound('Krios Suppression'));
    table.P1.flies("I.K.C. K'Vort to Survey Mission");
    now(table).happened('P1 scored 15 for Cytherians').holds('P1 bonus: Cytherians').holds('P1 score: 15');
    now(table).offers("P1 cloaks I.K.C. K'Vort");
  });

  test('B-22.7: without its ship nobody scores', () => {
    const table = given(
      bound('Krios Suppression', ' [damaged]', 'P2 ship: I.K.C. Bortas at Krios Suppression aboard Klag').replace(
        'turn 3: P1',
        'turn 4: P2',
      ),
    );
    table.P2.attacks("I.K.C. K'Vort");
    table.P1.chooses('nothing');
    now(table).happened("I.K.C. K'Vort destroyed; Cytherians discarded").holds('P1 score: 0');
  });
});

describe('a ship that must return to an outpost', () => {
  const called = (at: string, more = '', marks = ''): string => `
      turn 3: P1, orders${spaceline}
      P1 ship: I.K.C. K'Vort${marks} (Incoming Message - Klingon by P2) at ${at} aboard Kurn, Kromm
      ${more}`;

  test('B-22.8, B-22.2: at once in the turn of its controller, to the nearest outpost of theirs', () => {
    const table = given(
      called(
        'Seek Life-form',
        `P1 outpost: Klingon Outpost at Survey Mission
      P2 outpost: Klingon Outpost at Investigate Disturbance`,
      ),
    );
    table.P1.flies("I.K.C. K'Vort to Investigate Disturbance");
    now(table).refused('B-22.2');
    table.P1.flies("I.K.C. K'Vort to Survey Mission");
    now(table).happened("I.K.C. K'Vort journey ended; Incoming Message - Klingon discarded").holds('P1 score: 0');
  });

  test('B-22.4: once its flight of the turn is done, it may do other things', () => {
    const table = given(called('Investigate Disturbance', 'P1 outpost: Klingon Outpost at Survey Mission'));
    table.P1.cloaks("I.K.C. K'Vort");
    now(table).refused('B-22.2');
    table.P1.flies("I.K.C. K'Vort to Krios Suppression");
    now(table).offers("P1 cloaks I.K.C. K'Vort", 'P1 beams Kurn to Krios Suppression', 'P1 passes');
    table.P1.ends('turn');
    table.P2.ends('turn');
    table.P1.ends('card play');
    table.P1.passes();
    now(table).refused('B-22.9');
    table.P1.flies("I.K.C. K'Vort to Survey Mission");
    now(table).happened("I.K.C. K'Vort journey ended");
  });

  test('B-22.6, D-31: of two equally near the controller chooses by flying', () => {
    const table = given(`
      turn 3: P1, orders
      P1 mission: Krios Suppression
      P1 mission: Seek Life-form
      P1 mission: Plunder Site
      P1 outpost: Klingon Outpost at Krios Suppression
      P1 outpost: Klingon Outpost at Plunder Site
      P1 ship: I.K.C. K'Vort (Incoming Message - Klingon by P2) at Seek Life-form aboard Kurn`);
    now(table).offers("P1 flies I.K.C. K'Vort to Krios Suppression", "P1 flies I.K.C. K'Vort to Plunder Site");
    table.P1.flies("I.K.C. K'Vort to Plunder Site");
    now(table).happened("I.K.C. K'Vort journey ended");
  });

  test('B-22.6: when the last such outpost is lost, the card is discarded', () => {
    const table = given(
      called(
        'Investigate Disturbance',
        `P1 outpost: Klingon Outpost [damaged] at Survey Mission
      P2 ship: I.K.C. Bortas at Survey Mission aboard Klag
      P2 ship: I.K.C. Vor'Cha at Survey Mission aboard Kargan
      P2 ship: I.K.C. Qu'Vat at Survey Mission aboard Nu'Daq
      P2 ship: Husnock Ship at Survey Mission aboard Korris`,
      ).replace('turn 3: P1', 'turn 4: P2'),
    );
    table.P2.attacks('Klingon Outpost');
    now(table).happened('Klingon Outpost destroyed; Incoming Message - Klingon discarded');
  });

  test('B-13.8: it is not played on a ship with no such outpost to return to', () => {
    const table = given(`
      turn 3: P1, orders${spaceline}
      P1 outpost: Klingon Outpost at Survey Mission
      P1 ship: I.K.C. K'Vort at Seek Life-form aboard Kurn
      P2 ship: I.K.C. Pagh at Seek Life-form aboard Klag
      P1 ship: Pi at Seek Life-form
      P2 hand: Incoming Message - Klingon`);
    now(table)
      .offers("P2 plays Incoming Message - Klingon on I.K.C. K'Vort")
      .doesNotOffer('P2 plays Incoming Message - Klingon on I.K.C. Pagh', 'P2 plays Incoming Message - Klingon on Pi');
  });

  test('B-22.7: a ship that is there already is released at once', () => {
    const table = given(`
      turn 3: P1, orders${spaceline}
      P1 outpost: Klingon Outpost at Survey Mission
      P1 ship: I.K.C. K'Vort [docked] at Survey Mission aboard Kurn
      P1 hand: Incoming Message - Klingon`);
    table.P1.plays("Incoming Message - Klingon on I.K.C. K'Vort");
    now(table).happened("I.K.C. K'Vort journey ended; Incoming Message - Klingon discarded");
  });

  test('B-22.8: played in the turn of the opponent, it binds from the next own turn', () => {
    const table = given(
      called('Investigate Disturbance', 'P1 outpost: Klingon Outpost at Survey Mission').replace(
        'turn 3: P1',
        'turn 4: P2',
      ),
    );
    table.P2.ends('turn');
    table.P1.ends('card play');
    table.P1.passes();
    now(table).refused('B-22.9');
    table.P1.flies("I.K.C. K'Vort to Krios Suppression");
  });
});
