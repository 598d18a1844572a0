import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { crosis } from './crosis.ts';

test('P111 Crosis: reads aloud', () => {
  expect(english(crosis)).toBe(
    'Plays on Rogue Borg. Joins your Rogue Borg here, each with STRENGTH equal to twice their number. At the ' +
      'start of every turn, they battle everyone here. (Not cumulative.)',
  );
});

/** What the Rogue Borg total at the start of the next turn against somebody too weak to be asked. */
const totals = (borg: string, chance: string) => {
  const table = given(`
    turn 1: P1, orders
    P1 mission: Excavation
    P2 ship: Runabout at Excavation aboard Exocomp, ${borg}
    chance: ${chance}
  `);
  table.P1.ends('turn');
  table.P1.stuns('Exocomp');
  return now(table);
};
const rogue = 'Rogue Borg Mercenaries by P1 [controlled by P1]';
const lead = 'Crosis by P1 [controlled by P1]';

test('P111 Crosis: he and one Rogue Borg have 4 each', () => {
  totals(`${rogue}, ${lead}`, 'Rogue Borg Mercenaries, Crosis').happened(
    'P1 strength totaled 8; P1 battle won; Exocomp killed',
  );
});

test('P111 Crosis: he and two Rogue Borg have 6 each', () => {
  totals(`${rogue}, ${rogue}, ${lead}`, 'Rogue Borg Mercenaries, Rogue Borg Mercenaries #2, Crosis').happened(
    'P1 strength totaled 18',
  );
});

test('P111 Crosis: a second Crosis is one more body and doubles nothing more', () => {
  totals(`${rogue}, ${lead}, ${lead}`, 'Rogue Borg Mercenaries, Crosis, Crosis #2').happened('P1 strength totaled 18');
});

test('P111 Crosis: without him they have what their number gives', () => {
  totals(`${rogue}, ${rogue}`, 'Rogue Borg Mercenaries, Rogue Borg Mercenaries #2').happened('P1 strength totaled 4');
});

test("P111 Crosis: he joins the Rogue Borg he is played on, also the opponent's, without a battle", () => {
  const table = given(`
    P1 mission: Excavation
    P2 ship: Runabout at Excavation aboard Exocomp, ${rogue}
    P1 hand: Crosis
  `);
  table.P1.plays('Crosis on Rogue Borg Mercenaries');
  now(table)
    .didNotHappen('Runabout battle initiated')
    .holds('aboard Runabout: Exocomp, Rogue Borg Mercenaries, Crosis');
});

test('P111 Crosis: where no Rogue Borg are he is not played; Amanda Rogers stops him', () => {
  const table = given(`
    P1 mission: Excavation
    P2 ship: Runabout at Excavation aboard Exocomp, ${rogue}
    P2 ship: U.S.S. Hood at Excavation aboard Data
    P1 hand: Crosis
    P2 hand: Amanda Rogers
  `);
  table.P1.plays('Crosis on U.S.S. Hood');
  now(table).refused('B-12.11');
  table.P1.plays('Crosis on Rogue Borg Mercenaries');
  table.P2.responds('Amanda Rogers');
  now(table).happened('Crosis nullified').holds('aboard Runabout: Exocomp, Rogue Borg Mercenaries');
});
