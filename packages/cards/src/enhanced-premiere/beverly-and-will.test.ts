import { english } from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { beverlyAndWill } from './beverly-and-will.ts';

test('EP1 Beverly and Will: reads aloud, with the special download', () => {
  expect(english(beverlyAndWill)).toBe(
    'Special download: Tricorder or Medical Tricorder. Beverly Crusher: CIVILIAN, MEDICAL x2, Biology. INTEGRITY ' +
      '7, CUNNING 7, STRENGTH 4. Staff icon. Will Riker: CIVILIAN, Navigation, Diplomacy, Anthropology. INTEGRITY ' +
      '7, CUNNING 8, STRENGTH 7. Staff icon.',
  );
});

test("EP1 Beverly and Will, B-27.22: Female's Love Interest takes both away", () => {
  const table = given(`
    P1 mission: Excavation / Female's Love Interest by P2
    P1 mission: Avert Disaster
    P1 planet Excavation: Beverly and Will, Worf
    P1 downloads used: Beverly and Will 0
  `);
  table.P1.attempts('Excavation');
  now(table).happened('Beverly and Will relocated to Avert Disaster').holds('planet Excavation: Worf');
});

test("EP1 Beverly and Will, B-27.22: Male's Love Interest takes both away", () => {
  const table = given(`
    P1 mission: Excavation / Male's Love Interest by P2
    P1 mission: Avert Disaster
    P1 planet Excavation: Beverly and Will, Tasha Yar
    P1 downloads used: Beverly and Will 0
  `);
  table.P1.attempts('Excavation');
  now(table).happened('Beverly and Will relocated to Avert Disaster').holds('planet Excavation: Tasha Yar');
});

test('EP1 Beverly and Will, B-27.22: near miss: one woman is not two for Matriarchal Society', () => {
  const meets = (team: string) => {
    const table = given(`
      P1 mission: Excavation / Matriarchal Society by P2
      P1 planet: ${team}
      P1 downloads used: Beverly and Will 0
    `);
    table.P1.attempts('Excavation');
    return now(table);
  };
  meets('Beverly and Will, Worf').happened('Matriarchal Society conditions failed; Beverly and Will stopped');
  meets('Beverly and Will, Tasha Yar').happened('Matriarchal Society conditions met');
});

test('EP1 Beverly and Will, B-27.16: her two MEDICAL and one more cure REM Fatigue Hallucinations; two do not', () => {
  const meets = (team: string) => {
    const table = given(`
      P1 mission: Excavation / REM Fatigue Hallucinations by P2
      P1 planet: ${team}, Worf
      P1 downloads used: Beverly and Will 0
    `);
    table.P1.attempts('Excavation');
    return now(table);
  };
  meets('Beverly and Will, Calloway').happened('REM Fatigue Hallucinations cured; P1 scored 5');
  meets('Beverly and Will').didNotHappen('REM Fatigue Hallucinations cured');
});

test('EP1 Beverly and Will, B-27.17: Vulcan Stone of Gol kills the card, as one of the two has CUNNING 7', () => {
  const table = given(`
    P1 mission: Excavation
    P1 hand: Vulcan Stone of Gol
    P2 planet: Beverly and Will, Jean-Luc Picard
  `);
  table.P1.plays('Vulcan Stone of Gol on Excavation of P2');
  now(table).happened('Beverly and Will killed').didNotHappen('Jean-Luc Picard killed');
});

const withDeck = (deck: string): string => `
  P1 mission: Excavation
  P1 outpost: Federation Outpost at Excavation aboard Beverly and Will
  P1 draw deck: ${deck}
`;

test.each(['Tricorder', 'Medical Tricorder'])('EP1 Beverly and Will, B-27.50: fetches a %s, once', (tricorder) => {
  const table = given(withDeck(`2x ${tricorder}, Taitt`));
  table.P1.downloads(`${tricorder} with Beverly and Will`);
  now(table)
    .happened(`${tricorder} downloaded; P1 shuffled`)
    .holds(`aboard Federation Outpost: Beverly and Will, ${tricorder}`);
  table.P1.downloads(`${tricorder} #2 with Beverly and Will`);
  now(table).refused('B-27.46');
});

test('EP1 Beverly and Will, B-27.50: near miss: a Medical Kit is no tricorder', () => {
  const table = given(withDeck('Medical Kit, Taitt'));
  table.P1.downloads('Medical Kit with Beverly and Will');
  now(table).refused('B-27.45');
});

test('EP1 Beverly and Will, B-27.23: neither Beverly Crusher nor William T. Riker reports beside them', () => {
  for (const persona of ['Beverly Crusher', 'William T. Riker']) {
    const table = given(`
      P1 mission: Excavation
      P1 outpost: Federation Outpost at Excavation aboard Beverly and Will
      P1 hand: ${persona}
    `);
    table.P1.reports(`${persona} to Federation Outpost`);
    now(table).refused('B-4.6');
  }
  const other = given(`
    P1 mission: Excavation
    P1 outpost: Federation Outpost at Excavation aboard Beverly and Will
    P1 hand: Thomas Riker
  `);
  other.P1.reports('Thomas Riker to Federation Outpost');
  now(other).holds('aboard Federation Outpost: Beverly and Will, Thomas Riker');
});
