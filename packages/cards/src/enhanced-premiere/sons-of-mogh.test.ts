import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { sonsOfMogh } from './sons-of-mogh.ts';

test('EP5 Sons of Mogh: reads aloud', () => {
  expect(english(sonsOfMogh)).toBe(
    'Kurn: OFFICER, Honor, Computer Skill, Navigation. INTEGRITY 8, CUNNING 6, STRENGTH 8. Command icon. ' +
      'Worf: SECURITY, Honor x2, Navigation, Diplomacy. INTEGRITY 8, CUNNING 6, STRENGTH 10. Command icon.',
  );
});

const killed = (hands: string) => {
  const table = given(`
    P1 mission: Relief Mission / Armus - Skin of Evil by P2
    P1 planet: Sons of Mogh
    ${hands}
  `);
  table.P1.attempts('Relief Mission');
  return table;
};

test('EP5 Sons of Mogh, B-27.14: killed by Armus, they are two Klingons with Honor for two Death Yells', () => {
  const table = killed('P1 hand: 2x Klingon Death Yell');
  table.P1.responds('Klingon Death Yell');
  table.P1.responds('Klingon Death Yell #2');
  now(table).happened('Sons of Mogh killed; P1 scored 5; P1 scored 5').holds('P1 score: 10');
});

test('EP5 Sons of Mogh, B-27.14: one by each player', () => {
  const table = killed('P1 hand: Klingon Death Yell\n    P2 hand: Klingon Death Yell');
  table.P1.responds('Klingon Death Yell');
  table.P2.responds('Klingon Death Yell');
  now(table).holds('P1 score: 5\nP2 score: 5');
});

test('EP5 Sons of Mogh, B-27.14: a third has nobody left to yell for', () => {
  const table = killed('P1 hand: 3x Klingon Death Yell');
  table.P1.responds('Klingon Death Yell');
  table.P1.responds('Klingon Death Yell #2');
  now(table).doesNotOffer('P1 responds with Klingon Death Yell').holds('P1 score: 10');
});

test('EP5 Sons of Mogh, B-27.23: not beside Kurn or Worf of the same player', () => {
  for (const persona of ['Kurn', 'Worf']) {
    const outpost = persona === 'Worf' ? 'Federation Outpost' : 'Klingon Outpost';
    const table = given(`
      P1 mission: Relief Mission
      P1 outpost: ${outpost} at Relief Mission
      P1 planet: Sons of Mogh
      P1 hand: ${persona}
    `);
    table.P1.reports(`${persona} to ${outpost}`);
    now(table).refused('B-4.6');
  }
});

test('EP5 Sons of Mogh, B-27.16: two Navigation and Computer Skill solve Secret Salvage II alone', () => {
  const table = given(`
    P1 mission: Secret Salvage II [other side]
    P1 ship: I.K.C. Vor'Cha at Secret Salvage II aboard Sons of Mogh
  `);
  table.P1.attempts('Secret Salvage II');
  now(table).happened('Secret Salvage II mission completed; P1 scored 25');
});

test('EP5 Sons of Mogh, B-27.17: each is tested by himself: STRENGTH 10 passes Wind Dancer, CUNNING 6 and 6 fall to the Stone of Gol', () => {
  const dancer = given(`
    P1 mission: Relief Mission / Wind Dancer by P2
    P1 planet: Sons of Mogh
  `);
  dancer.P1.attempts('Relief Mission');
  now(dancer).happened('Wind Dancer conditions met');
  const stone = given(`
    P1 mission: Excavation
    P1 hand: Vulcan Stone of Gol
    P2 planet: Sons of Mogh
  `);
  stone.P1.plays('Vulcan Stone of Gol on Excavation of P2');
  now(stone).happened('Sons of Mogh killed');
});

test("EP5 Sons of Mogh, B-14.17: two Command icons, one used as Staff, still lack the third of I.K.C. Vor'Cha", () => {
  const line = (more: string): string => `
    turn 1: P1, orders
    P1 mission: Relief Mission
    P1 mission: Excavation
    P1 ship: I.K.C. Vor'Cha at Relief Mission aboard Sons of Mogh${more}
  `;
  now(given(line(', Klag'))).offers("P1 flies I.K.C. Vor'Cha to Excavation");
  now(given(line(''))).doesNotOffer("P1 flies I.K.C. Vor'Cha to Excavation");
});
