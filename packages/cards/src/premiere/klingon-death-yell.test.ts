import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { klingonDeathYell } from './klingon-death-yell.ts';

test('P125 Klingon Death Yell: reads aloud', () => {
  expect(english(klingonDeathYell)).toBe('Just after a Klingon with Honor is killed, score 5 points. (One per death.)');
});

test('P125 Klingon Death Yell: 5 points for a Klingon with Honor just killed; the card goes to the bonus point area', () => {
  const table = given(`
    P1 mission: Evacuation / Armus - Skin of Evil by P2
    P1 planet: Worf
    P1 hand: Klingon Death Yell
  `);
  table.P1.attempts('Evacuation');
  table.P1.responds('Klingon Death Yell');
  now(table).happened('Worf killed; P1 scored 5 for Klingon Death Yell').holds(`
    P1 score: 5
    P1 bonus: Klingon Death Yell
    P1 discard pile: Worf
  `);
});

test("P125 Klingon Death Yell: either player may yell for either player's Klingon", () => {
  const table = given(`
    P1 mission: Evacuation / Armus - Skin of Evil by P2
    P1 planet: Worf
    P2 hand: Klingon Death Yell
  `);
  table.P1.attempts('Evacuation');
  table.P2.responds('Klingon Death Yell');
  now(table).holds('P2 score: 5');
});

test.each([
  ['no Klingon', 'William T. Riker'],
  ['a Klingon without Honor', 'Klag'],
])('P125 Klingon Death Yell: not for %s', (_what, victim) => {
  const table = given(`
    P1 mission: Investigate Anomaly
    P1 mission: Hunt for DNA Program / Armus - Skin of Evil by P2
    P1 planet Hunt for DNA Program: ${victim}
    P1 hand: Klingon Death Yell
  `);
  table.P1.attempts('Hunt for DNA Program');
  now(table).happened(`${victim} killed`).doesNotOffer('P1 responds with Klingon Death Yell');
});

test('P125 Klingon Death Yell: one for each body, whoever plays it', () => {
  const table = given(`
    P1 mission: Evacuation / Armus - Skin of Evil by P2
    P1 planet: Worf
    P1 hand: Klingon Death Yell
    P2 hand: 2x Klingon Death Yell
  `);
  table.P1.attempts('Evacuation');
  table.P2.responds('Klingon Death Yell');
  now(table)
    .happened('P2 scored 5')
    .doesNotOffer('P1 responds with Klingon Death Yell', 'P2 responds with Klingon Death Yell')
    .holds('P2 score: 5');
});

test('P125 Klingon Death Yell: nullified by Amanda Rogers it leaves room for another', () => {
  const table = given(`
    P1 mission: Evacuation / Armus - Skin of Evil by P2
    P1 planet: Worf
    P1 hand: 2x Klingon Death Yell
    P2 hand: Amanda Rogers
  `);
  table.P1.attempts('Evacuation');
  table.P1.responds('Klingon Death Yell');
  table.P2.responds('Amanda Rogers');
  table.P1.responds('Klingon Death Yell');
  now(table).happened('Klingon Death Yell nullified; P1 scored 5').holds(`
    P1 score: 5
    P1 discard pile: Worf, Klingon Death Yell
  `);
});

test('P125 Klingon Death Yell: many bodies, one yell each, the opponent of the turn player first (PL-10)', () => {
  const table = given(`
    turn 1: P1, orders
    P1 mission: Excavation
    P1 ship: I.K.C. K'Vort (Auto-Destruct Sequence) at Excavation aboard Gowron, Kahless, Klag
    P1 hand: 2x Klingon Death Yell
    P2 hand: 2x Klingon Death Yell
  `);
  table.P1.passes();
  table.P2.passes();
  table.P2.responds('Klingon Death Yell');
  table.P1.responds('Klingon Death Yell');
  now(table).happened('P2 scored 5; P1 scored 5').holds(`
    P1 score: 5
    P2 score: 5
  `);
});

test('P125 Klingon Death Yell: Honor lost aboard is no Honor at death', () => {
  const table = given(`
    turn 1: P1, orders
    P1 mission: Excavation
    P1 ship: I.K.C. K'Vort (Auto-Destruct Sequence, Tsiolkovsky Infection by P2) at Excavation aboard Kahless
    P1 hand: Klingon Death Yell
  `);
  table.P1.passes();
  now(table).happened('Kahless killed').doesNotOffer('P1 responds with Klingon Death Yell');
});

test('P125 Klingon Death Yell: a Klingon discarded without being killed gives no yell', () => {
  const table = given(`
    P1 mission: Excavation
    P1 ship: I.K.C. K'Vort at Excavation aboard Kahless
    P1 planet: Worf
    P1 hand: Klingon Death Yell
  `);
  now(table).doesNotOffer('P1 plays Klingon Death Yell');
});
