import {
  cardPlay,
  equipment,
  event,
  everyone,
  from,
  ofType,
  onCard,
  printedIn,
  repair,
  repairsArrivals,
  repairsItsShip,
} from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { describe, test } from 'vitest';

const premiere = printedIn('premiere');

const printed = [premiere(999, 'C')];

/** A damaged ship of P1 docked at an outpost; whose turn it is can be said. */
const inDock = (turn: string, ship = "I.K.C. K'Vort [docked, damaged]", more = ''): string => `
      turn ${turn}
      P1 mission: Investigate Disturbance
      P1 mission: Krios Suppression
      P1 outpost: Klingon Outpost at Investigate Disturbance
      P1 ship: ${ship} at Investigate Disturbance aboard Kurn
      ${more}`;

const endTurns = (table: ReturnType<typeof given>, ...players: readonly ('P1' | 'P2')[]): void => {
  for (const player of players) table[player].ends('turn');
};

describe('repair at a dock', () => {
  test('B-21.14: docked in its own turn, a ship is repaired at the end of the second full turn after it', () => {
    const table = given(inDock('3: P1, orders', "I.K.C. K'Vort [damaged]"));
    table.P1.docks("I.K.C. K'Vort at Klingon Outpost");
    endTurns(table, 'P1', 'P2', 'P1', 'P2');
    now(table).didNotHappen("I.K.C. K'Vort repaired").holds("hull of I.K.C. K'Vort: 50");
    endTurns(table, 'P1');
    now(table).happened("I.K.C. K'Vort repaired").holds("hull of I.K.C. K'Vort: 100");
  });

  test('B-21.14: damaged in the turn of the opponent, the next own turn is the first full one', () => {
    const table = given(`
      turn 2: P2, orders
      P1 mission: Investigate Disturbance
      P1 outpost: Klingon Outpost at Investigate Disturbance
      P1 ship: Zibalian Transport [docked] at Investigate Disturbance
      P2 ship: I.K.C. Bortas at Investigate Disturbance aboard Klag
      P2 ship: I.K.C. Vor'Cha at Investigate Disturbance aboard Kargan
      P2 ship: I.K.C. Qu'Vat at Investigate Disturbance aboard Nu'Daq`);
    table.P2.attacks('Zibalian Transport');
    now(table).holds('damaged: Zibalian Transport');
    endTurns(table, 'P2', 'P1', 'P2');
    now(table).didNotHappen('Zibalian Transport repaired');
    endTurns(table, 'P1');
    now(table).happened('Zibalian Transport repaired');
  });

  test('B-21.15: undocking and docking again starts the count anew', () => {
    const table = given(inDock('3: P1, orders', "I.K.C. K'Vort [docked, damaged, turns docked 2]"));
    table.P1.undocks("I.K.C. K'Vort");
    table.P1.docks("I.K.C. K'Vort at Klingon Outpost");
    endTurns(table, 'P1');
    now(table).didNotHappen("I.K.C. K'Vort repaired");
    endTurns(table, 'P2', 'P1', 'P2', 'P1');
    now(table).happened("I.K.C. K'Vort repaired");
  });

  test('B-21.14: a ship beside the outpost is not repaired', () => {
    const table = given(inDock('3: P1, orders', "I.K.C. K'Vort [damaged, turns docked 2]"));
    endTurns(table, 'P1', 'P2', 'P1', 'P2', 'P1');
    now(table).didNotHappen("I.K.C. K'Vort repaired");
  });

  test('B-21.16: repair ends every consequence of the damage', () => {
    const table = given(inDock('3: P1, orders', "I.K.C. K'Vort [docked, damaged, turns docked 2]"));
    now(table).holds("RANGE of I.K.C. K'Vort: 5");
    endTurns(table, 'P1');
    now(table)
      .happened("I.K.C. K'Vort repaired")
      .holds("RANGE of I.K.C. K'Vort: 8")
      .holds("not damaged: I.K.C. K'Vort");
    endTurns(table, 'P2');
    table.P1.ends('card play');
    table.P1.undocks("I.K.C. K'Vort");
    now(table).offers("P1 cloaks I.K.C. K'Vort");
  });

  test('B-21.19: a facility is not repaired', () => {
    const table = given(`
      turn 3: P1, orders
      P1 mission: Investigate Disturbance
      P1 outpost: Klingon Outpost [damaged] at Investigate Disturbance`);
    endTurns(table, 'P1', 'P2', 'P1', 'P2', 'P1');
    now(table).holds('hull of Klingon Outpost: 50');
  });
});

describe('repair by cards', () => {
  const dock = event('Test Dock', {
    plays: [cardPlay(onCard(ofType('Facility')))],
    stays: true,
    text: [repair(from('docked', everyone()))],
    inPlay: { rules: [repairsArrivals] },
    printed,
  });
  const kit = equipment('Test Kit', { inPlay: { rules: [repairsItsShip(2)] }, printed });

  test('B-21.17: a damaged ship that docks at such an outpost is repaired at once', () => {
    const picture = inDock('3: P1, orders', "I.K.C. K'Vort [damaged]").replace(
      'Klingon Outpost at',
      'Klingon Outpost (Test Dock) at',
    );
    const table = given(picture, { cards: [dock] });
    table.P1.docks("I.K.C. K'Vort at Klingon Outpost");
    now(table).happened("I.K.C. K'Vort docked; I.K.C. K'Vort repaired");
  });

  test('B-21.17, B-14.30: and one that stops at its location, but not one that was there', () => {
    const picture = `
      turn 3: P1, orders
      P1 mission: Investigate Disturbance
      P1 mission: Krios Suppression
      P1 outpost: Klingon Outpost (Test Dock) at Investigate Disturbance
      P1 ship: I.K.C. K'Vort [damaged] at Krios Suppression aboard Kurn
      P1 ship: I.K.C. Pagh [damaged] at Investigate Disturbance aboard Klag`;
    const table = given(picture, { cards: [dock] });
    table.P1.flies("I.K.C. K'Vort to Investigate Disturbance");
    now(table).happened("I.K.C. K'Vort repaired").didNotHappen('I.K.C. Pagh repaired');
  });

  test('B-21.17: only for the controller of the outpost', () => {
    const picture = `
      turn 4: P2, orders
      P1 mission: Investigate Disturbance
      P1 mission: Krios Suppression
      P1 outpost: Klingon Outpost (Test Dock) at Investigate Disturbance
      P2 ship: I.K.C. K'Vort [damaged] at Krios Suppression aboard Kurn`;
    const table = given(picture, { cards: [dock] });
    table.P2.flies("I.K.C. K'Vort to Investigate Disturbance");
    now(table).didNotHappen("I.K.C. K'Vort repaired");
  });

  test('B-21.17: what is docked when it comes into play is repaired', () => {
    const table = given(inDock('3: P1, card play', undefined, 'P1 hand: Test Dock'), { cards: [dock] });
    table.P1.plays('Test Dock on Klingon Outpost');
    now(table).happened("I.K.C. K'Vort repaired");
  });

  const away = (marks: string, aboard: string) => `
      turn 3: P1, orders
      P1 mission: Investigate Disturbance
      P1 mission: Krios Suppression
      P1 ship: I.K.C. K'Vort [${marks}] at Krios Suppression aboard Kurn${aboard}
      P1 planet Krios Suppression: Koroth`;

  test('B-21.18: somebody aboard who can repairs the ship after two full turns, wherever it is', () => {
    const table = given(away('damaged', ', Test Kit'), { cards: [kit] });
    endTurns(table, 'P1', 'P2', 'P1', 'P2');
    now(table).didNotHappen("I.K.C. K'Vort repaired");
    table.P1.ends('card play');
    table.P1.flies("I.K.C. K'Vort to Investigate Disturbance");
    endTurns(table, 'P1');
    now(table).happened("I.K.C. K'Vort repaired");
  });

  test('B-21.18: a turn without it starts the count anew', () => {
    const table = given(away('damaged, turns mended 2', ', Test Kit'), { cards: [kit] });
    table.P1.beams('Test Kit to Krios Suppression');
    endTurns(table, 'P1');
    now(table).didNotHappen("I.K.C. K'Vort repaired");
    endTurns(table, 'P2');
    table.P1.ends('card play');
    table.P1.beams("Test Kit to I.K.C. K'Vort");
    endTurns(table, 'P1', 'P2', 'P1', 'P2');
    now(table).didNotHappen("I.K.C. K'Vort repaired");
    endTurns(table, 'P1');
    now(table).happened("I.K.C. K'Vort repaired");
  });

  test('B-21.18: a ship without it is not repaired', () => {
    const table = given(away('damaged, turns mended 2', ''));
    endTurns(table, 'P1', 'P2', 'P1');
    now(table).didNotHappen("I.K.C. K'Vort repaired");
  });
});
