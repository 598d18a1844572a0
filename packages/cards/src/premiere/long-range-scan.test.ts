import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { longRangeScan } from './long-range-scan.ts';

test('P128 Long-Range Scan: reads aloud', () => {
  expect(english(longRangeScan)).toBe('Look at all cards aboard any ship without Long-Range Scan Shielding.');
});

test('P128 Long-Range Scan: all cards aboard, intruders too, are shown until acknowledged', () => {
  const table = given(`
    P1 mission: Excavation
    P2 ship: Runabout at Excavation aboard Data, Tricorder, Worf [stopped]
    P2 planet: Taurik
    P1 hand: Long-Range Scan
  `);
  now(table).holds('P1 does not see: Data, Tricorder, Worf');
  table.P1.plays('Long-Range Scan on Runabout');
  now(table).happened('Long-Range Scan looked').holds(`
    asked: P1 acknowledge
    P1 sees: Data, Tricorder, Worf
    P1 does not see: Taurik
  `);
  table.P1.acknowledges();
  now(table).holds('P1 does not see: Data, Tricorder, Worf');
});

test('P128 Long-Range Scan: a cloaked ship can be scanned', () => {
  const table = given(`
    P1 mission: Excavation
    P2 ship: I.K.C. K'Vort [cloaked] at Excavation aboard Gowron
    P1 hand: Long-Range Scan
  `);
  table.P1.plays("Long-Range Scan on I.K.C. K'Vort");
  now(table).holds('P1 sees: Gowron');
  table.P1.acknowledges();
});

test('P128 Long-Range Scan: the shielding of the Mercenary Ship keeps it out, damaged or not, for both players', () => {
  const table = given(`
    P1 mission: Excavation
    P1 ship: Mercenary Ship at Excavation aboard Bok
    P2 ship: Mercenary Ship [damaged] at Excavation aboard Baran
    P1 hand: Long-Range Scan
  `);
  now(table).doesNotOffer('P1 plays Long-Range Scan');
  table.P1.plays("Long-Range Scan on P2's Mercenary Ship");
  now(table).refused('B-12.11');
});

test('P128 Long-Range Scan: nobody aboard, nothing to see; facilities are no ships', () => {
  const table = given(`
    P1 mission: Excavation
    P2 ship: Runabout at Excavation
    P2 outpost: Federation Outpost at Excavation aboard Data
    P1 hand: Long-Range Scan
  `);
  table.P1.plays('Long-Range Scan on Runabout');
  now(table).refused('B-13.8');
  table.P1.plays('Long-Range Scan on Federation Outpost');
  now(table).refused('B-12.11');
});
