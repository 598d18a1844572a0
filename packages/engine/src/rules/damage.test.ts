import { given, now } from '@spaceline/testkit';
import { describe, test } from 'vitest';

/** A ship of P2 that is hit by P1 once in turn 3. */
const shot = (target: string, attacker = 'I.K.C. Bortas', more = ''): string => `
      turn 3: P1, orders
      P1 mission: Investigate Disturbance
      P2 mission: Excavation
      P1 ship: ${attacker} at Investigate Disturbance aboard Kurn
      P2 ship: ${target} at Investigate Disturbance
      ${more}`;

describe('rotation damage', () => {
  test('B-21.2, B-21.3: a hit takes half of a HULL of 100', () => {
    const table = given(shot('U.S.S. Hood'));
    now(table).holds('hull of U.S.S. Hood: 100').holds('not damaged: U.S.S. Hood');
    table.P1.attacks('U.S.S. Hood');
    now(table).holds('hull of U.S.S. Hood: 50').holds('damaged: U.S.S. Hood');
  });

  test('B-21.3: a card that damages a ship takes as much, and no battle is about it (B-21.11)', () => {
    const table = given(`
      turn 3: P1, orders
      P1 mission: Seek Life-form / Null Space by P2
      P1 ship: I.K.C. Bortas at Seek Life-form aboard Kurn`);
    table.P1.attempts('Seek Life-form');
    now(table).happened('I.K.C. Bortas damaged to 50').didNotHappen('P1 battle won');
  });

  test('B-21.4, B-21.5: a direct hit destroys at once', () => {
    const table = given(shot('Runabout', "I.K.C. Vor'Cha"));
    table.P1.attacks('Runabout');
    now(table).holds('hull of Runabout: 50');
    const weak = given(shot('Zibalian Transport'));
    weak.P1.attacks('Zibalian Transport');
    now(weak).happened('Zibalian Transport direct hit; Zibalian Transport destroyed');
  });

  test('B-21.5: so does a second hit on an unrepaired ship', () => {
    const table = given(shot('U.S.S. Hood [damaged]'));
    table.P1.attacks('U.S.S. Hood');
    now(table).happened('U.S.S. Hood hit; U.S.S. Hood damaged to 0; U.S.S. Hood destroyed');
  });

  test('B-21.6: a damaged ship has RANGE 5 at most; a lower one is kept', () => {
    const table = given(
      shot('U.S.S. Hood [damaged]', 'I.K.C. Bortas', 'P2 ship: Runabout [range used 3] at Excavation'),
    );
    now(table).holds('RANGE of U.S.S. Hood: 5').holds('RANGE of Runabout: 7');
  });

  test('B-21.6: it flies no further than that', () => {
    const table = given(`
      turn 3: P1, orders
      P1 mission: Investigate Disturbance
      P1 mission: Seek Life-form
      P1 mission: Krios Suppression
      P1 mission: Survey Mission
      P1 ship: I.K.C. K'Vort [damaged] at Investigate Disturbance aboard Kurn`);
    now(table).offers("P1 flies I.K.C. K'Vort to Krios Suppression");
    table.P1.flies("I.K.C. K'Vort to Survey Mission");
    now(table).refused('B-14.32');
  });

  test('B-21.7: its Cloaking Device is off line', () => {
    const table = given(`
      turn 3: P1, orders
      P1 mission: Investigate Disturbance
      P1 ship: I.K.C. K'Vort [damaged] at Investigate Disturbance aboard Kurn
      P1 ship: I.K.C. Pagh at Investigate Disturbance aboard Klag`);
    table.P1.cloaks("I.K.C. K'Vort");
    now(table).refused('B-15.4').offers('P1 cloaks I.K.C. Pagh');
  });

  test('B-21.8: WEAPONS and SHIELDS are unchanged', () => {
    const table = given(shot('U.S.S. Hood [damaged]'));
    now(table).holds('WEAPONS of U.S.S. Hood: 6').holds('SHIELDS of U.S.S. Hood: 7');
  });

  test('B-21.10: losing RANGE to a card is not damage', () => {
    const table = given(`
      turn 3: P1, orders
      P1 mission: Seek Life-form
      P1 ship: I.K.C. Bortas (Birth of "Junior" by P2 [counter 3]) at Seek Life-form aboard Kurn`);
    now(table).holds('RANGE of I.K.C. Bortas: 6').holds('not damaged: I.K.C. Bortas');
  });

  test('B-21.12: a damaged outpost only loses HULL; a second hit destroys it (B-19.21)', () => {
    const fleet = `
      P1 ship: I.K.C. Vor'Cha at Investigate Disturbance aboard Klag
      P1 ship: I.K.C. Hegh'ta at Investigate Disturbance aboard Kromm
      P1 ship: I.K.C. Qu'Vat at Investigate Disturbance aboard Divok`;
    const outpost = (mark: string) => `
      turn 3: P1, orders
      P1 mission: Investigate Disturbance
      P1 ship: I.K.C. Bortas at Investigate Disturbance aboard Kurn${fleet}
      P2 outpost: Federation Outpost${mark} at Investigate Disturbance aboard Calloway
      P2 ship: U.S.S. Hood [docked] at Investigate Disturbance aboard Taurik`;
    const whole = given(outpost(''));
    whole.P1.attacks('Federation Outpost');
    now(whole).happened('Federation Outpost hit against 30').holds('hull of Federation Outpost: 50');
    now(whole).holds('SHIELDS of Federation Outpost: 30');
    const half = given(outpost(' [damaged]'));
    half.P1.attacks('Federation Outpost');
    now(half).happened(`
      Federation Outpost destroyed
      Calloway killed
      U.S.S. Hood undocked
    `);
    now(half).holds('not docked: U.S.S. Hood').holds('in play: Taurik').holds('not stopped: U.S.S. Hood');
  });

  test('B-21.13: a ship destroyed scores nothing', () => {
    const table = given(shot('U.S.S. Hood [damaged]'));
    table.P1.attacks('U.S.S. Hood');
    now(table).holds('P1 score: 0').holds('P2 score: 0');
  });
});
