import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { jeanLucAndBeverly } from './jean-luc-and-beverly.ts';

test('EP4 Jean-Luc and Beverly: reads aloud, with the special download', () => {
  expect(english(jeanLucAndBeverly)).toBe(
    'Special download: Hypospray. Jean-Luc Picard: OFFICER, Diplomacy, Archaeology, Honor. INTEGRITY 7, CUNNING ' +
      '8, STRENGTH 5. Staff icon. Beverly Crusher: MEDICAL, MEDICAL, Exobiology. INTEGRITY 6, CUNNING 8, STRENGTH ' +
      '4. Staff icon.',
  );
});

test('EP4 Jean-Luc and Beverly, B-27.45: nothing in the deck is a Hypospray', () => {
  const table = given(`
    P1 mission: Excavation
    P1 outpost: Federation Outpost at Excavation aboard Jean-Luc and Beverly
    P1 draw deck: Medical Kit, Tricorder
  `);
  now(table).doesNotOffer('P1 downloads Medical Kit with Jean-Luc and Beverly');
  table.P1.downloads('Medical Kit with Jean-Luc and Beverly');
  now(table).refused('B-27.45');
});

test('EP4 Jean-Luc and Beverly, B-27.16: his Archaeology solves Excavation for both', () => {
  const table = given(`
    P1 mission: Excavation
    P1 planet: Jean-Luc and Beverly
    P1 downloads used: Jean-Luc and Beverly 0
  `);
  table.P1.attempts('Excavation');
  now(table).happened('Excavation mission completed; P1 scored 25');
});

test('EP4 Jean-Luc and Beverly, B-14.17: two Staff icons move a ship that asks for two, and not one that asks for Command', () => {
  const line = (ship: string): string => `
    P1 mission: Study Nebula
    P1 mission: Excavation
    P1 ship: ${ship} at Study Nebula aboard Jean-Luc and Beverly
  `;
  now(given(line('U.S.S. Oberth'))).offers('P1 flies U.S.S. Oberth to Excavation');
  now(given(line('U.S.S. Galaxy'))).doesNotOffer('P1 flies U.S.S. Galaxy to Excavation');
});

test('EP4 Jean-Luc and Beverly, B-27.14: Armus kills both, and the bystander lives', () => {
  const table = given(`
    P1 mission: Evacuation / Armus - Skin of Evil by P2
    P1 planet: Jean-Luc and Beverly, Worf
    P1 downloads used: Jean-Luc and Beverly 0
  `).draws('Jean-Luc and Beverly');
  table.P1.attempts('Evacuation');
  now(table).happened('Jean-Luc and Beverly killed').holds(`
    P1 discard pile: Jean-Luc and Beverly
    planet Evacuation: Worf
  `);
});

test('EP4 Jean-Luc and Beverly, B-27.17: Anaphasic Organism takes the woman, and him with her', () => {
  const table = given(`
    P1 mission: Evacuation / Anaphasic Organism by P2
    P1 planet: Jean-Luc and Beverly, Taurik
    P1 downloads used: Jean-Luc and Beverly 0
  `);
  table.P1.attempts('Evacuation');
  now(table).happened('Jean-Luc and Beverly discarded; Taurik stopped');
});

test('EP4 Jean-Luc and Beverly, B-27.23: not beside Beverly and Will', () => {
  const table = given(`
    P1 mission: Excavation
    P1 outpost: Federation Outpost at Excavation aboard Jean-Luc and Beverly
    P1 hand: Beverly and Will
  `);
  table.P1.reports('Beverly and Will to Federation Outpost');
  now(table).refused('B-4.6');
});
