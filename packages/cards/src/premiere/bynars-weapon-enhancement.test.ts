import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { bynarsWeaponEnhancement } from './bynars-weapon-enhancement.ts';

test('P69 Bynars Weapon Enhancement: reads aloud', () => {
  expect(english(bynarsWeaponEnhancement)).toBe('Plays on any ship. It is WEAPONS +2. (Cumulative.)');
});

test('P69 Bynars Weapon Enhancement: that ship alone has WEAPONS +2', () => {
  const table = given(`
    P1 mission: Test Mission
    P1 ship: U.S.S. Hood at Test Mission
    P1 ship: Runabout at Test Mission
    P1 hand: Bynars Weapon Enhancement
  `);
  table.P1.plays('Bynars Weapon Enhancement on U.S.S. Hood');
  now(table).holds(`
      WEAPONS of U.S.S. Hood: 8
      WEAPONS of Runabout: 5
      SHIELDS of U.S.S. Hood: 7
      RANGE of U.S.S. Hood: 7
    `);
});

test('P69 Bynars Weapon Enhancement: two copies add up', () => {
  const table = given(`
    P1 mission: Test Mission
    P1 ship: U.S.S. Hood (2x Bynars Weapon Enhancement) at Test Mission
  `);
  now(table).holds('WEAPONS of U.S.S. Hood: 10');
});

test('P69 Bynars Weapon Enhancement: any ship, the opponent’s too, but no outpost', () => {
  const table = given(`
    P1 mission: Test Mission
    P2 ship: I.K.C. K'Vort [cloaked] at Test Mission
    P1 outpost: Federation Outpost at Test Mission
    P1 hand: Bynars Weapon Enhancement
  `);
  table.P1.plays('Bynars Weapon Enhancement on Federation Outpost');
  now(table).refused('B-12.11');
  table.P1.plays("Bynars Weapon Enhancement on I.K.C. K'Vort");
  now(table).holds("WEAPONS of I.K.C. K'Vort: 8");
});

test('P69 Bynars Weapon Enhancement: Kevin Uxbridge takes it off at any time', () => {
  const table = given(`
    P1 mission: Test Mission
    P1 ship: U.S.S. Hood (2x Bynars Weapon Enhancement) at Test Mission
    P2 hand: Kevin Uxbridge
  `);
  table.P2.plays('Kevin Uxbridge on Bynars Weapon Enhancement');
  now(table).holds(`
      WEAPONS of U.S.S. Hood: 8
      P1 discard pile: Bynars Weapon Enhancement
    `);
});

test('P69 Bynars Weapon Enhancement: added before Kurlan Naiskos triples', () => {
  const table = given(`
    P1 mission: Test Mission
    P1 ship: U.S.S. Enterprise (Bynars Weapon Enhancement, Kurlan Naiskos) at Test Mission
      aboard Data, Taurik, Simon Tarses, Mendon, Worf, Sarek, Vash
  `);
  now(table).holds('WEAPONS of U.S.S. Enterprise: 30');
});
