import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { hugh } from './hugh.ts';

test('P119 Hugh: reads aloud', () => {
  expect(english(hugh)).toBe(
    'Plays even in response to the attack. Borg Ship does not attack this turn; or discard all Rogue Borg and ' +
      'Crosis cards at one location (in response, also cancel that battle).',
  );
});

const cube = `
    turn 2: P1, orders
    P1 mission: Excavation
    P1 mission: Study Nebula
    P1 mission: Evacuation
    P2 ship: Borg Ship [counter 1] at Excavation
    P1 ship: U.S.S. Hood at Excavation aboard Worf
  `;

test('P119 Hugh: the Borg Ship does not attack this turn but moves on', () => {
  const table = given(`${cube}
    P1 hand: Hugh
  `);
  table.P1.plays('Hugh on Borg Ship');
  table.P1.ends('turn');
  now(table)
    .happened('Borg Ship flew')
    .didNotHappen('Borg Ship fired at U.S.S. Hood')
    .holds('not stopped: U.S.S. Hood');
});

test('P119 Hugh: as a response to its attack nobody is fired at or stopped', () => {
  const table = given(`${cube}
    P1 hand: Hugh
  `);
  table.P1.passes();
  table.P1.responds('Hugh');
  now(table).happened('Borg Ship nullified; Borg Ship flew').didNotHappen('Borg Ship fired at U.S.S. Hood').holds(`
    not stopped: U.S.S. Hood, Worf
    in play: U.S.S. Hood, Borg Ship
  `);
});

test('P119 Hugh: without him the ship is lost', () => {
  const table = given(cube);
  table.P1.passes();
  table.P1.passes();
  now(table).happened('U.S.S. Hood destroyed');
});

test('P119 Hugh: all Rogue Borg at one location, of both players, are discarded', () => {
  const table = given(`
    P1 mission: Excavation
    P1 mission: Evacuation
    P1 ship: Runabout at Excavation aboard Rogue Borg Mercenaries, Rogue Borg Mercenaries by P2 [controlled by P2]
    P2 ship: U.S.S. Hood at Excavation aboard Crosis
    P2 ship: U.S.S. Miranda at Evacuation aboard Rogue Borg Mercenaries
    P2 hand: Hugh
  `);
  table.P2.plays('Hugh on Crosis');
  now(table).holds(`
    aboard Runabout: nothing
    aboard U.S.S. Hood: nothing
    aboard U.S.S. Miranda: Rogue Borg Mercenaries
  `);
});

test('P119 Hugh: their battle is cancelled before it; the crew is not stopped', () => {
  const table = given(`
    turn 1: P1, orders
    P1 mission: Excavation
    P1 ship: Runabout at Excavation aboard Data, Taurik, Rogue Borg Mercenaries by P2 [controlled by P2]
    P1 hand: Hugh
  `);
  table.P1.passes();
  // The end of turn draw may be answered, too.
  table.P1.passes();
  table.P1.responds('Hugh');
  now(table).happened('Runabout battle initiated; Rogue Borg Mercenaries discarded; Runabout battle cancelled').holds(`
    not stopped: Data, Taurik
    aboard Runabout: Data, Taurik
  `);
});

test('P119 Hugh: other battles and cards are not in his reach; Amanda Rogers stops him', () => {
  const table = given(`
    turn 1: P1, orders
    P1 mission: Excavation
    P1 ship: I.K.C. Bortas at Excavation aboard Gowron
    P2 ship: Runabout at Excavation aboard Giusti, Rogue Borg Mercenaries by P1 [controlled by P1]
    P2 hand: Hugh
    P1 hand: Amanda Rogers
  `);
  table.P1.attacks('Runabout with I.K.C. Bortas');
  now(table).doesNotOffer('P2 responds with Hugh').happened('Runabout battle initiated');
  table.P2.passes();
  table.P2.plays('Hugh on Rogue Borg Mercenaries');
  table.P1.responds('Amanda Rogers');
  now(table).happened('Hugh nullified');
});
