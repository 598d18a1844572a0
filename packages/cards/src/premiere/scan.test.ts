import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { scan } from './scan.ts';

test('P135 Scan: reads aloud', () => {
  expect(english(scan)).toBe(
    'Plays at the start of your turn on your ship with at least two staffing icons at a space mission. Stop your ' +
      'Computer Skill and Stellar Cartography aboard, then look at the bottom seed card here.',
  );
});

/** P2 begins a turn with a ship at the mission. */
const started = (ship: string): string => `
    turn 2: P1, orders
    P1 mission: Study Nebula / Q by P1, Shaka, When the Walls Fell by P1
    P1 mission: Excavation / Q by P1
    P2 ship: ${ship}
    P2 planet Excavation: Darian Wallace
    P2 hand: Scan
  `;

test('P135 Scan: at the start of the turn the skilled are stopped and the card met first is shown to the player alone', () => {
  const table = given(started('U.S.S. Excelsior at Study Nebula aboard Taitt, Reginald Barclay, Linda Larson'));
  table.P1.ends('turn');
  now(table).holds('asked: P2 action');
  table.P2.plays('Scan on U.S.S. Excelsior');
  now(table).happened('Reginald Barclay stopped; Taitt stopped').holds(`
      asked: P2 acknowledge
      P2 sees: Q
      P2 does not see: Shaka, When the Walls Fell
      stopped: Taitt, Reginald Barclay
      not stopped: U.S.S. Excelsior, Linda Larson, Darian Wallace
    `);
  table.P2.acknowledges();
  now(table).holds(`
    P2 does not see: Q
    P2 discard pile: Scan
    under Study Nebula: Q, Shaka, When the Walls Fell
  `);
});

test('P135 Scan: their player says who is stopped; one who has both skills is enough', () => {
  const table = given(started('U.S.S. Excelsior at Study Nebula aboard Taitt, Reginald Barclay, Data, Linda Larson'));
  table.P1.ends('turn');
  table.P2.plays('Scan on U.S.S. Excelsior');
  now(table).holds('asked: P2 choose cards').doesNotOffer('P2 chooses Linda Larson');
  table.P2.chooses('Data');
  table.P2.acknowledges();
  now(table).holds(`
    stopped: Data, Taitt
    not stopped: Reginald Barclay
  `);
});

test.each([
  ['a ship that asks for one staffing icon', 'U.S.S. Oberth at Study Nebula aboard Taitt, Reginald Barclay', 'B-11.4'],
  ['a planet mission', 'U.S.S. Excelsior at Excavation aboard Taitt, Reginald Barclay', 'B-12.11'],
  ['a crew without Computer Skill', 'U.S.S. Excelsior at Study Nebula aboard Taitt, Linda Larson', 'B-12.11'],
  [
    'a crew without Stellar Cartography',
    'U.S.S. Excelsior at Study Nebula aboard Reginald Barclay, Linda Larson',
    'B-12.11',
  ],
])('P135 Scan: not with %s', (_what, ship, clause) => {
  const table = given(started(ship));
  table.P1.ends('turn');
  now(table).doesNotOffer('P2 plays Scan');
  table.P2.plays(`Scan on ${ship.slice(0, ship.indexOf(' at '))}`);
  now(table).refused(clause);
});

test('P135 Scan: only at the start of your own turn', () => {
  const table = given(`
    P1 mission: Study Nebula / Q by P2
    P1 ship: U.S.S. Excelsior at Study Nebula aboard Taitt, Reginald Barclay
    P1 hand: Scan
  `);
  table.P1.plays('Scan on U.S.S. Excelsior');
  now(table).refused('B-11.4');
});

test('P135 Scan: nothing else is started there, and without a seed card there is nothing to look at', () => {
  const table = given(`
    turn 2: P1, orders
    P1 mission: Study Nebula
    P1 mission: Excavation / Q by P1
    P2 ship: U.S.S. Excelsior at Study Nebula aboard Taitt, Reginald Barclay
    P2 ship: U.S.S. Hood at Excavation aboard Giusti
    P2 hand: Scan, The Juggler
  `);
  table.P1.ends('turn');
  table.P2.plays('Scan on U.S.S. Excelsior');
  now(table).refused('B-13.8');
});

test('P135 Scan: nullified by Amanda Rogers nobody is stopped and nothing is shown', () => {
  const table = given(`
    turn 2: P1, orders
    P1 mission: Study Nebula / Q by P1
    P2 ship: U.S.S. Excelsior at Study Nebula aboard Taitt, Reginald Barclay
    P2 hand: Scan
    P1 hand: Amanda Rogers
  `);
  table.P1.ends('turn');
  table.P2.plays('Scan on U.S.S. Excelsior');
  table.P1.responds('Amanda Rogers');
  now(table).holds(`
    not stopped: Taitt, Reginald Barclay
    P2 does not see: Q
  `);
});
