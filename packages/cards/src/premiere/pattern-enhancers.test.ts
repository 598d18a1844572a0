import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { patternEnhancers } from './pattern-enhancers.ts';

test('P86 Pattern Enhancers: reads aloud', () => {
  expect(english(patternEnhancers)).toBe(
    'Plays on table. Atmospheric Ionization and Distortion Field do not hinder your beaming.',
  );
});

test('P86 Pattern Enhancers: your cards beam through a face-up Distortion Field, the opponent’s do not', () => {
  const table = given(`
    turn 1: P1, orders
    P1 mission: Excavation
    P2 on Excavation: Distortion Field
    P1 table: Pattern Enhancers
    P1 ship: U.S.S. Hood at Excavation aboard Data, Tricorder
    P2 ship: I.K.C. K'Vort at Excavation aboard Gowron
  `);
  table.P1.beams('Data, Tricorder to Excavation');
  table.P1.ends('turn');
  table.P2.ends('card play');
  table.P2.beams('Gowron to Excavation');
  now(table).refused('B-1.5').holds('planet Excavation: Data, Tricorder');
});

test('P86 Pattern Enhancers: your cards ignore the ionization and leave its count alone', () => {
  const table = given(`
    turn 1: P1, orders
    P1 mission: Excavation
    P1 on Excavation: Atmospheric Ionization
    P1 table: Pattern Enhancers
    P1 ship: U.S.S. Hood at Excavation aboard Data, Worf, Taurik, Mendon
    P2 hand: Kevin Uxbridge
  `);
  table.P1.beams('Data, Worf, Taurik, Mendon to Excavation');
  table.P2.plays('Kevin Uxbridge on Pattern Enhancers');
  table.P1.beams('Data, Worf, Taurik to U.S.S. Hood');
  table.P1.beams('Mendon to U.S.S. Hood');
  now(table).refused('B-1.5');
});

test('P86 Pattern Enhancers: stopped cards stay where they are all the same', () => {
  const table = given(`
    P1 mission: Excavation
    P1 on Excavation: Distortion Field
    P1 table: Pattern Enhancers
    P1 ship: U.S.S. Hood at Excavation aboard Data [stopped]
  `);
  table.P1.beams('Data to Excavation');
  now(table).refused('B-14.7');
});
