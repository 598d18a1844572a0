import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { tsiolkovskyInfection } from './tsiolkovsky-infection.ts';

test('P52 Tsiolkovsky Infection: reads aloud', () => {
  expect(english(tsiolkovskyInfection)).toBe(
    'Place on ship. Personnel aboard lose their first-listed skill. Cured by 3 MEDICAL aboard. (Not ' + 'cumulative.)',
  );
});

test('P52 Tsiolkovsky Infection: first-listed skills are gone with their multipliers, classifications stay', () => {
  const table = given(`
    P1 mission: Investigate Rogue Comet / Tsiolkovsky Infection by P2, Nanites by P2
    P1 ship: U.S.S. Oberth at Investigate Rogue Comet aboard Riva, Mendon
  `);
  table.P1.attempts('Investigate Rogue Comet');
  now(table)
    .happened('Tsiolkovsky Infection placed in play on U.S.S. Oberth; Nanites conditions failed')
    .holds('on U.S.S. Oberth: Tsiolkovsky Infection');
});

test('P52 Tsiolkovsky Infection: a later skill of the same card still works', () => {
  const table = given(`
    P1 mission: Investigate Rogue Comet / Tsiolkovsky Infection by P2, Nanites by P2
    P1 ship: U.S.S. Oberth at Investigate Rogue Comet aboard Deanna Troi
  `);
  table.P1.attempts('Investigate Rogue Comet');
  now(table).happened('Nanites conditions met');
});

test("P52 Tsiolkovsky Infection: Beverly Crusher keeps only her classification, so two of hers' kind are no cure", () => {
  const table = given(`
    P1 mission: Investigate Rogue Comet / Tsiolkovsky Infection by P2
    P1 ship: U.S.S. Oberth at Investigate Rogue Comet aboard Beverly Crusher, Calloway
    P1 ship: Runabout at Investigate Rogue Comet aboard Simon Tarses
  `);
  table.P1.attempts('Investigate Rogue Comet with U.S.S. Oberth');
  now(table).didNotHappen('Tsiolkovsky Infection cured');
  table.P1.beams('Simon Tarses to U.S.S. Oberth');
  now(table).happened('Tsiolkovsky Infection cured').holds('P1 score: 0');
});

test('P52 Tsiolkovsky Infection: MEDICAL by equipment counts', () => {
  const table = given(`
    P1 mission: Investigate Rogue Comet / Tsiolkovsky Infection by P2
    P1 ship: U.S.S. Oberth at Investigate Rogue Comet aboard 3x Giusti, Medical Kit
  `);
  table.P1.attempts('Investigate Rogue Comet');
  now(table).happened('Tsiolkovsky Infection placed in play; Tsiolkovsky Infection cured');
});

test('P52 Tsiolkovsky Infection: off the ship the skill is back', () => {
  const table = given(`
    P1 mission: Excavation
    P1 ship: U.S.S. Oberth (Tsiolkovsky Infection by P2) at Excavation aboard Richard Galen
  `);
  table.P1.beams('Richard Galen to Excavation');
  table.P1.attempts('Excavation');
  now(table).happened('Excavation mission completed');
});

test('P52 Tsiolkovsky Infection: two copies take no more than one, and are both cured', () => {
  const table = given(`
    P1 mission: Evacuation
    P1 ship: U.S.S. Oberth (Tsiolkovsky Infection by P2, Tsiolkovsky Infection by P1) at Evacuation aboard
      Dr. Selar, Calloway
    P1 planet: Simon Tarses
  `);
  now(table).holds('on U.S.S. Oberth: Tsiolkovsky Infection #1, Tsiolkovsky Infection #2');
  table.P1.beams('Simon Tarses to U.S.S. Oberth');
  now(table).holds('on U.S.S. Oberth: nothing');
});

test('P52 Tsiolkovsky Infection: an Exocomp loses its repair', () => {
  const mending = (on: string) => {
    const table = given(`
      P1 mission: Investigate Rogue Comet
      P1 ship: U.S.S. Oberth [damaged] ${on} at Investigate Rogue Comet aboard Exocomp
    `);
    for (const turn of ['P1', 'P2', 'P1', 'P2', 'P1', 'P2', 'P1'] as const) table[turn].ends('turn');
    return table;
  };
  now(mending('')).holds('not damaged: U.S.S. Oberth');
  now(mending('(Tsiolkovsky Infection by P2)')).holds('damaged: U.S.S. Oberth');
});
