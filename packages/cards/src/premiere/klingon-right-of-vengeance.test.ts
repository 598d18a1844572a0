import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { klingonRightOfVengeance } from './klingon-right-of-vengeance.ts';

test('P126 Klingon Right of Vengeance: reads aloud', () => {
  expect(english(klingonRightOfVengeance)).toBe(
    'Just after a personnel battle in which a Klingon was killed, your surviving Klingons (even if stopped) ' +
      'battle the opposing survivors again with double STRENGTH. (One per battle.)',
  );
});

const fight = `
    turn 1: P1, orders
    P1 mission: Excavation
    P1 planet: Klag, Torin
    P2 planet: Tomalak, Tebok, Galathon
  `;

test('P126 Klingon Right of Vengeance: the surviving Klingons fight again at once with doubled STRENGTH', () => {
  // Two equal pairs and a lone ninth: 13 against 27; one of the losers dies.
  const table = given(`${fight}
    P1 hand: Klingon Right of Vengeance
    chance: Klag, Torin, Tomalak, Tebok, Galathon, Torin, Klag, Tomalak, Tebok, Galathon, Klag
  `);
  table.P1.battles('on Excavation');
  table.P1.passes();
  table.P1.passes();
  table.P2.passes();
  table.P1.passes();
  table.P2.passes();
  table.P1.responds('Klingon Right of Vengeance');
  // Klag fights with 14 against 9: not more than double.
  table.P1.stuns('Tomalak');
  now(table).happened(
    'Torin killed; Klag stopped; Tomalak stunned; P1 strength totaled 14; P2 strength totaled 18; P2 battle won; Klag killed',
  );
});

test('P126 Klingon Right of Vengeance: with nobody left to fight there is no second battle', () => {
  const table = given(`
    turn 2: P2, orders
    P1 mission: Excavation
    P1 planet: Worf, Data
    P2 planet: Klag
    P1 hand: Klingon Right of Vengeance
    chance: Klag, Worf, Data, Klag
  `);
  table.P2.battles('on Excavation');
  table.P1.stuns('Klag');
  now(table).happened('Klag killed').doesNotOffer('P1 responds with Klingon Right of Vengeance');
});

test('P126 Klingon Right of Vengeance: not if no Klingon died', () => {
  const table = given(`
    turn 1: P1, orders
    P1 mission: Excavation
    P1 planet: Klag, Torin
    P2 planet: Mendak
    P1 hand: Klingon Right of Vengeance
    chance: Klag, Torin, Mendak, Mendak
  `);
  table.P1.battles('on Excavation');
  now(table).happened('Mendak killed').doesNotOffer('P1 responds with Klingon Right of Vengeance');
});

test('P126 Klingon Right of Vengeance: weapons count before doubling', () => {
  const table = given(`
    turn 1: P1, orders
    P1 mission: Excavation
    P1 planet: Klag, Torin, Klingon Disruptor
    P2 planet: Tomalak, Tebok, Galathon
    P1 hand: Klingon Right of Vengeance
    chance: Klag, Torin, Tomalak, Tebok, Galathon, Torin, Klag, Tomalak, Tebok, Galathon
  `);
  table.P1.battles('on Excavation');
  table.P1.passes();
  table.P1.passes();
  table.P1.passes();
  table.P2.passes();
  table.P1.responds('Klingon Right of Vengeance');
  table.P1.stuns('Tomalak');
  now(table).happened('Torin killed; P1 strength totaled 18');
});

test('P126 Klingon Right of Vengeance: a second one after the second battle', () => {
  const table = given(`
    turn 1: P1, orders
    P1 mission: Excavation
    P1 planet: Klag, Torin, Dukath
    P2 planet: Tomalak, Tebok, Galathon, Roga Danar
    P1 hand: 2x Klingon Right of Vengeance
    chance: Klag, Torin, Dukath, Tomalak, Tebok, Galathon, Roga Danar, Torin, Klag, Dukath, Tomalak, Tebok, Galathon, Roga Danar, Dukath, Klag, Tomalak, Tebok, Galathon, Roga Danar, Klag
  `);
  table.P1.battles('on Excavation');
  table.P1.passes();
  table.P1.passes();
  table.P2.passes();
  table.P1.passes();
  table.P2.passes();
  table.P1.passes();
  table.P2.passes();
  table.P1.responds('Klingon Right of Vengeance');
  table.P1.stuns('Tomalak');
  // No response to the second pair, and nothing done to Tebok.
  table.P1.passes();
  table.P1.passes();
  table.P1.responds('Klingon Right of Vengeance');
  table.P1.stuns('Tomalak');
  now(table).happened('Torin killed; Dukath killed; Klag killed');
});

test('P126 Klingon Right of Vengeance: one for each battle', () => {
  const table = given(`
    turn 1: P1, orders
    P1 mission: Excavation
    P1 planet: Klag, Torin, Koral
    P2 planet: Tomalak, Tebok, Roga Danar
    P1 hand: 2x Klingon Right of Vengeance
    chance: Klag, Torin, Koral, Tomalak, Tebok, Roga Danar, Torin, Klag, Koral, Tomalak, Tebok, Roga Danar, Tebok
  `);
  table.P1.battles('on Excavation');
  table.P1.passes();
  table.P1.passes();
  table.P2.passes();
  table.P1.passes();
  table.P2.passes();
  table.P1.passes();
  table.P2.passes();
  table.P1.responds('Klingon Right of Vengeance');
  table.P1.stuns('Tomalak');
  table.P1.stuns('Tebok');
  now(table)
    .doesNotOffer('P1 responds with Klingon Right of Vengeance')
    .happened('Torin killed; P1 battle won; Tebok killed; Excavation battle ended; Excavation battle ended');
});
