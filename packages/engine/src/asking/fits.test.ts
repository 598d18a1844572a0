import type { Who } from '@spaceline/language';
import {
  both,
  cardPlayed,
  draw,
  dualPersonnel,
  either,
  equipment,
  except,
  female,
  inResponse,
  inState,
  inorganic,
  interrupt,
  killed,
  male,
  modify,
  ofAffiliation,
  ofPeople,
  ofSpecies,
  ofType,
  opponents,
  plus,
  skilled,
  yours,
} from '@spaceline/language';
import type { TestTable } from '@spaceline/testkit';
import { given, now } from '@spaceline/testkit';
import { describe, expect, test } from 'vitest';
import { fits, fitsIndividual, mayFit } from './fits.ts';

const respondingTo = (who: Who) =>
  interrupt('Objection', { plays: [inResponse(cardPlayed(who))], text: [draw(1)], printed: [] });

const anEvent = ofType('Event');
const theirs: readonly (readonly [string, Who])[] = [
  ['opponents', both(anEvent, opponents)],
  ['not yours', both(anEvent, except(yours))],
  ['neither yours nor no event', except(either(yours, except(anEvent)))],
];

/** Who may respond with that card to what has just happened. */
const responders = (play: () => TestTable, card: string): readonly string[] =>
  (['P1', 'P2'] as const).filter((player) => {
    const at = play();
    at[player].responds(card);
    const { refusal } = at.table;
    at.table.refusal = undefined;
    return refusal === undefined;
  });

describe('a response that asks whose card it is', () => {
  const played = (who: Who) => (): TestTable => {
    const table = given(
      'turn 3: P1, card play\nP1 mission: Excavation\nP1 hand: Red Alert!, Objection\nP2 hand: Objection',
      { cards: [respondingTo(who)] },
    );
    table.P1.plays('Red Alert!');
    return table;
  };

  test.each(theirs)('%s: only the opponent of the player of the event responds', (_, who) => {
    expect(responders(played(who), 'Objection')).toEqual(['P2']);
  });

  test.each<[string, Who]>([
    ['yours', both(anEvent, yours)],
    ['not your opponent’s', both(anEvent, except(opponents))],
  ])('%s: only the player of the event responds', (_, who) => {
    expect(responders(played(who), 'Objection')).toEqual(['P1']);
  });

  test('another type: nobody', () => {
    expect(responders(played(both(ofType('Interrupt'), except(yours))), 'Objection')).toEqual([]);
  });
});

describe('a response to a death', () => {
  const mourning = (who: Who) =>
    interrupt('Mourning', { plays: [inResponse(killed(who))], text: [draw(1)], printed: [] });
  const dead = (who: Who) => (): TestTable => {
    const table = given(
      `P1 mission: Evacuation / Armus - Skin of Evil by P2\nP1 planet: Worf\nP1 hand: Mourning\nP2 hand: Mourning`,
      { cards: [mourning(who)] },
    );
    table.P1.attempts('Evacuation');
    return table;
  };

  test.each<[string, Who, readonly string[]]>([
    ['your', yours, ['P1']],
    ['not your opponent’s', except(opponents), ['P1']],
    ['your opponent’s', opponents, ['P2']],
    ['not your', except(yours), ['P2']],
    ['a Klingon', ofPeople('Klingon'), ['P1', 'P2']],
    ['not a Klingon', except(ofPeople('Klingon')), []],
  ])('%s personnel: asked of the player who responds', (_, who, may) => {
    expect(responders(dead(who), 'Mourning')).toEqual(may);
  });
});

describe('each individual by itself', () => {
  const pair = dualPersonnel('He and She', {
    affiliations: ['Federation'],
    persons: [
      [
        'He',
        { classification: 'OFFICER', integrity: 5, cunning: 5, strength: 5, species: ['Android'], gender: 'male' },
      ],
      [
        'She',
        { classification: 'MEDICAL', integrity: 5, cunning: 5, strength: 5, species: ['Human'], gender: 'female' },
      ],
    ],
    personas: ['He', 'She'],
    printed: [],
  });
  const { state } = given('P1 mission: Excavation\nP1 planet: He and She', { cards: [pair] }).table;
  const id = state.play.find((card) => state.fixed.cards[card].def.title === 'He and She')!;

  test('B-27.17: no individual answers for the other', () => {
    expect(fits(state, both(male, ofSpecies('Android')), id, 0)).toBe(true);
    expect(fits(state, both(male, ofSpecies('Human')), id, 0)).toBe(false);
    expect(fits(state, both(female, skilled('OFFICER')), id, 0)).toBe(false);
    expect([0, 1].map((one) => fitsIndividual(state, inorganic, id, one, 0))).toEqual([true, false]);
  });

  test('a card fits the opposite, too, if one of two is not like that', () => {
    expect(fits(state, male, id, 0)).toBe(true);
    expect(fits(state, except(male), id, 0)).toBe(true);
  });
});

describe('modifiers ask the table as every other text does', () => {
  const harbourDrill = (who: Who) =>
    equipment('Harbour Drill', {
      inPlay: { rules: [modify('STRENGTH', plus(3), { reach: 'present', who })] },
      printed: [],
    });
  const strength = (who: Who, where: string) =>
    now(given(`P1 mission: Excavation\n${where}`, { cards: [harbourDrill(who)] }));

  test('whose a card is and how it is', () => {
    strength(yours, 'P1 planet: Worf, Harbour Drill').holds('STRENGTH of Worf: 13');
    strength(except(yours), 'P1 planet: Worf, Harbour Drill').holds('STRENGTH of Worf: 10');
    strength(except(inState('stopped')), 'P1 planet: Worf, Harbour Drill').holds('STRENGTH of Worf: 13');
  });

  test('B-6.9, B-6.29: affiliation as it is now, species as printed', () => {
    strength(ofPeople('Klingon'), 'P1 planet: Worf, Harbour Drill').holds('STRENGTH of Worf: 13');
    strength(ofAffiliation('Klingon'), 'P1 planet: Worf, Harbour Drill').holds('STRENGTH of Worf: 10');
  });
});

test('what only the table of one player tells may be so for both', () => {
  const { state } = given('P1 mission: Excavation\nP1 planet: Taurik').table;
  const id = state.play.find((card) => state.fixed.cards[card].def.title === 'Taurik')!;
  // A tricorder that nobody has seen would give it.
  expect(fits(state, skilled('SCIENCE'), id, 0)).toBe(false);
  expect(mayFit(state, skilled('SCIENCE'), id, 0)).toBe(true);
  expect(mayFit(state, except(skilled('SCIENCE')), id, 0)).toBe(true);
  expect(mayFit(state, skilled('Barbering'), id, 0)).toBe(false);
});
