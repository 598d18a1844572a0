import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { whereNoOneHasGoneBefore } from './where-no-one-has-gone-before.ts';

test('P103 Where No One Has Gone Before: reads aloud', () => {
  expect(english(whereNoOneHasGoneBefore)).toBe(
    'Plays on table. Your ships may fly from either end of the spaceline to the other as if adjacent.',
  );
});

test('P103 Where No One Has Gone Before: your ships fly over the ends for the span of the place they enter', () => {
  const table = given(`
    P1 mission: Test Mission
    P1 mission: Study Nebula
    P1 mission: Survey Mission
    P1 mission: Repair Mission
    P1 ship: Runabout at Test Mission aboard Worf
    P1 hand: Where No One Has Gone Before
  `);
  table.P1.flies('Runabout to Repair Mission');
  now(table).refused('B-14.32');
  table.P1.flies('Runabout to Repair Mission over the ends');
  now(table).refused('B-9.10');
  table.P1.plays('Where No One Has Gone Before');
  table.P1.flies('Runabout to Repair Mission over the ends');
  now(table).happened('Runabout flew to Repair Mission using 2');
  table.P1.flies('Runabout to Test Mission over the ends');
  now(table).happened('Runabout flew to Test Mission using 3');
});

test('P103 Where No One Has Gone Before: from inside the line, through an end and beyond the other', () => {
  const table = given(`
    P1 mission: Repair Mission
    P1 mission: Explore Dyson Sphere
    P1 mission: Survey Mission
    P1 mission: Study Nebula
    P1 mission: Study Lonka Pulsar
    P1 table: Where No One Has Gone Before
    P1 ship: U.S.S. Hood at Explore Dyson Sphere aboard Worf, Taurik
  `);
  table.P1.flies('U.S.S. Hood to Study Lonka Pulsar over the ends');
  now(table).happened('U.S.S. Hood flew to Study Lonka Pulsar using 4');
});

test('P103 Where No One Has Gone Before: the opponent’s ships may not', () => {
  const table = given(`
    turn 2: P2, orders
    P1 mission: Test Mission
    P1 mission: Study Nebula
    P1 mission: Survey Mission
    P1 table: Where No One Has Gone Before
    P2 ship: I.K.C. K'Vort at Test Mission aboard Klag, Gorath
  `);
  table.P2.flies("I.K.C. K'Vort to Survey Mission over the ends");
  now(table).refused('B-9.10');
});

test('P103 Where No One Has Gone Before: with two locations there is nothing to fly around', () => {
  const table = given(`
    P1 mission: Test Mission
    P1 mission: Repair Mission
    P1 table: Where No One Has Gone Before
    P1 ship: Runabout at Test Mission aboard Worf
  `);
  now(table)
    .offers('P1 flies Runabout to Repair Mission')
    .doesNotOffer('P1 flies Runabout to Repair Mission over the ends');
});
