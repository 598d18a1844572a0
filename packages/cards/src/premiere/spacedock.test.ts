import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { spacedock } from './spacedock.ts';

test('P92 Spacedock: reads aloud', () => {
  expect(english(spacedock)).toBe(
    "Plays on your outpost. Repair the ships docked there. Its controller's ships are repaired when they stop or " +
      'dock there.',
  );
});

test('P92 Spacedock: a ship docked there is repaired as it is played', () => {
  const table = given(`
    P1 mission: Study Nebula
    P1 outpost: Federation Outpost at Study Nebula
    P1 ship: Runabout [damaged, docked] at Study Nebula
    P1 ship: U.S.S. Hood [damaged] at Study Nebula
    P1 hand: Spacedock
  `);
  table.P1.plays('Spacedock on Federation Outpost');
  now(table).happened('Runabout repaired').didNotHappen('U.S.S. Hood repaired').holds('damaged: U.S.S. Hood');
});

test('P92 Spacedock: a ship that stops or docks there is repaired at once, a Non-Aligned one, too', () => {
  const table = given(`
    P1 mission: Test Mission
    P1 mission: Explore Dyson Sphere
    P1 outpost: Federation Outpost (Spacedock) at Explore Dyson Sphere
    P1 ship: Runabout [damaged] at Test Mission aboard Mendon
    P1 ship: Zibalian Transport [damaged] at Explore Dyson Sphere aboard Evek
  `);
  table.P1.flies('Runabout to Explore Dyson Sphere');
  table.P1.docks('Zibalian Transport at Federation Outpost');
  now(table).happened('Runabout repaired; Zibalian Transport repaired').holds('hull of Runabout: 100');
});

test('P92 Spacedock: not the opponent’s ships, and not elsewhere', () => {
  const table = given(`
    turn 2: P2, orders
    P1 mission: Test Mission
    P1 mission: Explore Dyson Sphere
    P1 mission: Repair Mission
    P1 outpost: Federation Outpost (Spacedock) at Explore Dyson Sphere
    P2 ship: I.K.C. K'Vort [damaged] at Test Mission aboard Klag, Gorath
  `);
  table.P2.flies("I.K.C. K'Vort to Explore Dyson Sphere");
  now(table).didNotHappen("I.K.C. K'Vort repaired");
});

test('P92 Spacedock: passing by is not stopping', () => {
  const table = given(`
    P1 mission: Test Mission
    P1 mission: Explore Dyson Sphere
    P1 mission: Repair Mission
    P1 outpost: Federation Outpost (Spacedock) at Explore Dyson Sphere
    P1 ship: Runabout [damaged] at Test Mission aboard Mendon
  `);
  table.P1.flies('Runabout to Repair Mission');
  now(table).didNotHappen('Runabout repaired');
});

test('P92 Spacedock: it is played on your facility only', () => {
  const table = given(`
    P1 mission: Study Nebula
    P2 outpost: Federation Outpost at Study Nebula
    P1 ship: Runabout at Study Nebula
    P1 hand: Spacedock
  `);
  table.P1.plays('Spacedock on Federation Outpost');
  now(table).refused('B-12.11');
  table.P1.plays('Spacedock on Runabout');
  now(table).refused('B-12.11');
});
