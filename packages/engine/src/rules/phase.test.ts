import {
  anyTime,
  both,
  cardPlay,
  damage,
  event,
  inState,
  interrupt,
  ofType,
  onCard,
  phased,
  theShip,
} from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { describe, test } from 'vitest';

const phaseShift = event('Phase Shift', {
  plays: [cardPlay(onCard(ofType('Ship')))],
  stays: true,
  inPlay: { rules: [phased] },
  printed: [],
});
const aimedShot = interrupt('Aimed Shot', {
  plays: [anyTime(onCard(both(ofType('Ship'), inState('exposed'))))],
  text: [damage(theShip)],
  printed: [],
});
const cards = [phaseShift, aimedShot];

describe('a phased ship', () => {
  const table = () =>
    given(
      `
      turn 3: P1, orders
      P1 mission: Krios Suppression
      P1 ship: I.K.C. K'Vort (Phase Shift) at Krios Suppression aboard Klag
      P1 ship: I.K.C. Pagh at Krios Suppression aboard Konmel
      P1 planet: Gorath
      P2 ship: I.K.C. Vorn (Phase Shift) at Krios Suppression aboard Batrell
      P2 ship: Runabout at Krios Suppression
      `,
      { cards },
    );

  test('B-15.14: nobody beams to or from it', () => {
    const t = table();
    t.P1.beams('Klag to Krios Suppression');
    now(t).refused('B-15.14');
    t.P1.beams("Gorath to I.K.C. K'Vort");
    now(t).refused('B-15.14').doesNotOffer("P1 beams Gorath to I.K.C. K'Vort");
    t.P1.beams('Gorath to I.K.C. Pagh');
    now(t).holds('aboard I.K.C. Pagh: Konmel, Gorath');
  });

  test('B-15.14: it neither attacks nor is attacked', () => {
    const t = table();
    t.P1.attacks("Runabout with I.K.C. K'Vort");
    now(t).refused('B-15.14');
    t.P1.attacks('I.K.C. Vorn with I.K.C. Pagh');
    now(t).refused('B-15.14').doesNotOffer('P1 attacks I.K.C. Vorn with I.K.C. Pagh');
    now(t).offers('P1 attacks Runabout with I.K.C. Pagh');
  });
});

test('B-10.14: exposed is undocked, uncloaked and unphased', () => {
  const table = given(
    `
    P1 mission: Krios Suppression
    P1 outpost: Klingon Outpost at Krios Suppression
    P1 ship: I.K.C. K'Vort at Krios Suppression
    P1 ship: I.K.C. Pagh [docked] at Krios Suppression
    P1 ship: I.K.C. Vorn [cloaked] at Krios Suppression
    P1 ship: I.K.C. Buruk (Phase Shift) at Krios Suppression
    P1 hand: Aimed Shot
    `,
    { cards },
  );
  for (const hidden of ['I.K.C. Pagh', 'I.K.C. Vorn', 'I.K.C. Buruk']) {
    table.P1.plays(`Aimed Shot on ${hidden}`);
    now(table).refused('B-12.11');
  }
  now(table).offers("P1 plays Aimed Shot on I.K.C. K'Vort");
});
