import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { atmosphericIonization } from './atmospheric-ionization.ts';

test('P68 Atmospheric Ionization: reads aloud', () => {
  expect(english(atmosphericIonization)).toBe(
    'Plays on any planet mission. No more than three personnel per turn may be beamed up or down here. (Unique.)',
  );
});

test('P68 Atmospheric Ionization: three personnel go down, a fourth is refused; equipment is free', () => {
  const table = given(`
    P1 mission: Excavation
    P1 on Excavation: Atmospheric Ionization
    P1 ship: U.S.S. Hood at Excavation aboard Data, Worf, Taurik, Mendon, Tricorder, Medical Kit
  `);
  table.P1.beams('Data, Worf, Taurik, Mendon to Excavation');
  now(table).refused('B-1.5');
  table.P1.beams('Data, Worf, Taurik, Tricorder to Excavation');
  table.P1.beams('Mendon to Excavation');
  now(table).refused('B-1.5');
  table.P1.beams('Medical Kit to Excavation');
  now(table).holds('planet Excavation: Data, Worf, Taurik, Tricorder, Medical Kit');
});

test('P68 Atmospheric Ionization: up and down count together, and anew in each turn', () => {
  const table = given(`
    turn 1: P1, orders
    P1 mission: Excavation
    P1 on Excavation: Atmospheric Ionization
    P1 ship: U.S.S. Hood at Excavation aboard Data, Worf, Taurik
    P1 planet: Mendon
  `);
  table.P1.beams('Data, Worf to Excavation');
  table.P1.beams('Mendon to U.S.S. Hood');
  table.P1.beams('Taurik to Excavation');
  now(table).refused('B-1.5');
  table.P1.ends('turn');
  table.P2.ends('turn');
  table.P1.ends('card play');
  table.P1.beams('Taurik to Excavation');
  now(table).holds('planet Excavation: Data, Worf, Taurik');
});

test('P68 Atmospheric Ionization: it binds both players, whoever played it', () => {
  const table = given(`
    turn 2: P2, orders
    P1 mission: Excavation
    P1 on Excavation: Atmospheric Ionization
    P2 ship: I.K.C. K'Vort at Excavation aboard Gowron, Kurn, Klag, Korris
  `);
  table.P2.beams('Gowron, Kurn, Klag, Korris to Excavation');
  now(table).refused('B-1.5');
  table.P2.beams('Gowron, Kurn, Klag to Excavation');
  now(table).holds('planet Excavation: Gowron, Kurn, Klag');
});

test('P68 Atmospheric Ionization: beaming between ships and at another planet is not touched', () => {
  const table = given(`
    P1 mission: Excavation
    P1 mission: Evacuation
    P1 on Excavation: Atmospheric Ionization
    P1 ship: U.S.S. Hood at Excavation aboard Data, Worf, Taurik, Mendon
    P1 ship: U.S.S. Oberth at Excavation
    P1 ship: U.S.S. Miranda at Evacuation aboard Taitt, Soren, Simon Tarses, Giusti
  `);
  table.P1.beams('everyone from U.S.S. Hood to U.S.S. Oberth');
  table.P1.beams('everyone from U.S.S. Miranda to Evacuation');
  now(table).holds(`
      planet Evacuation: Taitt, Soren, Simon Tarses, Giusti
      aboard U.S.S. Oberth: Data, Worf, Taurik, Mendon
    `);
});

test('P68 Atmospheric Ionization: the Emergency Transporter Armbands do not get more through', () => {
  const table = given(`
    P1 mission: Excavation
    P1 on Excavation: Atmospheric Ionization
    P1 ship: U.S.S. Hood at Excavation aboard Data, Worf, Taurik, Mendon
    P1 hand: Emergency Transporter Armbands
  `);
  table.P1.plays('Emergency Transporter Armbands');
  table.P1.beams('Data, Worf, Taurik, Mendon to Excavation');
  now(table).refused('B-1.5');
  table.P1.beams('Data, Worf to Excavation');
  table.P1.ends('card play');
  table.P1.beams('Taurik, Mendon to Excavation');
  now(table).refused('B-1.5');
});

test('P68 Atmospheric Ionization: only planets, and only one copy of a player', () => {
  const table = given(`
    P1 mission: Test Mission
    P1 mission: Excavation
    P1 mission: Evacuation
    P1 on Excavation: Atmospheric Ionization
    P1 hand: Atmospheric Ionization
  `);
  table.P1.plays('Atmospheric Ionization #2 on Evacuation');
  now(table).refused('B-4.4');
});

test('P68 Atmospheric Ionization: a space mission is no place for it', () => {
  const table = given(`
    P1 mission: Test Mission
    P1 mission: Excavation
    P1 hand: Atmospheric Ionization
  `);
  table.P1.plays('Atmospheric Ionization on Test Mission');
  now(table).refused('B-12.11');
  table.P1.plays('Atmospheric Ionization on Excavation');
  now(table).holds('on Excavation: Atmospheric Ionization');
});

test('P68 Atmospheric Ionization: copies of both players at one place do not lower the limit', () => {
  const table = given(`
    P1 mission: Excavation
    P1 on Excavation: Atmospheric Ionization
    P2 on Excavation: Atmospheric Ionization
    P1 ship: U.S.S. Hood at Excavation aboard Data, Worf, Taurik
  `);
  table.P1.beams('Data, Worf, Taurik to Excavation');
  now(table).holds('planet Excavation: Data, Worf, Taurik');
});

test('P68 Atmospheric Ionization: PL-16: Near-Warp Transport brings three at most down there, with Pattern Enhancers all', () => {
  const picture = (more: string): string => `
    P1 mission: Test Mission
    P1 mission: Excavation
    P2 on Excavation: Atmospheric Ionization
    P1 ship: U.S.S. Enterprise at Test Mission aboard Data, Worf, Taurik, Mendon, Taitt
    P1 hand: Near-Warp Transport
    ${more}
  `;
  const limited = given(picture(''));
  limited.P1.plays('Near-Warp Transport on U.S.S. Enterprise');
  limited.P1.beams('Data, Worf, Taurik, Mendon to Excavation');
  now(limited).refused('B-1.5');
  limited.P1.beams('Data, Worf, Taurik to Excavation');
  now(limited).holds('planet Excavation: Data, Worf, Taurik');
  const free = given(picture('P1 table: Pattern Enhancers'));
  free.P1.plays('Near-Warp Transport on U.S.S. Enterprise');
  free.P1.beams('Data, Worf, Taurik, Mendon, Taitt to Excavation');
  now(free).holds('planet Excavation: Data, Worf, Taurik, Mendon, Taitt');
});
