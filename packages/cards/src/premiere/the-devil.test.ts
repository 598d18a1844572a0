import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { theDevil } from './the-devil.ts';

test('P141 The Devil: reads aloud', () => {
  expect(english(theDevil)).toBe("Nullify a Treaty, Horga'hn, or Wind Dancer.");
});

test('P141 The Devil: destroys a Treaty; a mixed crew falls apart at once (PL-19)', () => {
  const table = given(`
    P1 mission: Excavation
    P1 table: Treaty: Federation/Klingon
    P1 ship: Runabout at Excavation aboard Data, Gowron
    P2 hand: The Devil
  `);
  table.P2.plays('The Devil on Treaty: Federation/Klingon');
  now(table).happened('Treaty: Federation/Klingon nullified').holds(`
    P1 table: nothing
    under house arrest: Gowron
    not under house arrest: Data
  `);
});

test("P141 The Devil: destroys a Horga'hn, own or opponent's", () => {
  const table = given(`
    P1 mission: Excavation
    P1 table: Horga'hn
    P1 hand: The Devil
  `);
  table.P1.plays("The Devil on Horga'hn");
  now(table).holds("P1 discard pile: Horga'hn, The Devil");
});

test('P141 The Devil: a Treaty being played never takes effect', () => {
  const table = given(`
    P1 mission: Excavation
    P1 hand: Treaty: Federation/Klingon
    P2 hand: The Devil
  `);
  table.P1.plays('Treaty: Federation/Klingon');
  table.P2.responds('The Devil');
  now(table).happened('Treaty: Federation/Klingon nullified').holds('P1 table: nothing');
});

test('P141 The Devil: Wind Dancer is gone when it is met, and the attempt goes on', () => {
  const table = given(`
    P1 mission: Excavation / Wind Dancer by P2
    P1 planet: Vash
    P1 hand: The Devil
  `);
  table.P1.attempts('Excavation');
  table.P1.responds('The Devil');
  now(table)
    .happened('Wind Dancer encountered; Wind Dancer nullified; Excavation mission completed')
    .holds('not stopped: Vash');
});

test('P141 The Devil: no other event, dilemma or card is in reach; Amanda Rogers stops it', () => {
  const table = given(`
    P1 mission: Excavation / Impassable Door by P2
    P1 planet: Taurik
    P1 table: Red Alert!, Treaty: Federation/Romulan
    P2 hand: The Devil
    P1 hand: Amanda Rogers
  `);
  now(table).doesNotOffer('P2 plays The Devil on Red Alert!');
  table.P1.attempts('Excavation');
  now(table).happened('Impassable Door encountered').doesNotOffer('P2 responds with The Devil');
  table.P2.plays('The Devil on Treaty: Federation/Romulan');
  table.P1.responds('Amanda Rogers');
  now(table).holds('P1 table: Red Alert!, Treaty: Federation/Romulan');
});
