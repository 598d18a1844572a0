import {
  both,
  cannot,
  cardPlay,
  classified,
  event,
  makes,
  modify,
  ofType,
  onCard,
  onLocation,
  plus,
  skill,
  yours,
} from '@spaceline/language';
import { given, now } from '@spaceline/testkit';
import { describe, expect, test } from 'vitest';
import { attributeOf, shipAttribute } from '../asking/values.ts';

const onPlace = { plays: [cardPlay(onLocation())], stays: true, printed: [] } as const;
const onShip = { plays: [cardPlay(onCard(both(yours, ofType('Ship'))))], stays: true, printed: [] } as const;

const cards = [
  event('Dead Calm', { ...onPlace, inPlay: { rules: [cannot('move', { reach: 'here' })] } }),
  event('Malaise', {
    ...onPlace,
    inPlay: {
      rules: [
        modify('STRENGTH', plus(-2), { reach: 'everyone' }),
        modify('RANGE', plus(-1), { reach: 'here' }),
        modify('CUNNING', plus(1), { reach: 'yours', who: classified('ENGINEER') }),
      ],
    },
  }),
  event('Deep Sleep', { ...onPlace, inPlay: { rules: [makes('disabled', 'here', classified('ENGINEER'))] } }),
  event('Shy Helm', { ...onShip, inPlay: { rules: [cannot('move', { while: skill('Geology') })] } }),
  event('Pep Talk', {
    ...onShip,
    inPlay: { rules: [modify('RANGE', plus(3), { reach: 'host', while: { aboard: [classified('ENGINEER')] } })] },
  }),
];

const picture = (...more: readonly string[]): string =>
  [
    'turn 3: P1, orders',
    'P1 mission: Excavation',
    'P1 mission: Krios Suppression',
    'P1 ship: U.S.S. Hood at Excavation aboard Christopher Hobson, Taurik',
    'P2 ship: I.K.C. Pagh at Krios Suppression aboard Gowron',
    ...more,
  ].join('\n');

describe('whom a rule reaches', () => {
  const board = (...more: readonly string[]) => {
    const table = given(picture(...more), { cards });
    const { state } = table.table;
    const named = (title: string) => state.play.find((id) => state.fixed.cards[id].def.title === title)!;
    return {
      table,
      range: (ship: string) => shipAttribute(state, named(ship), 'RANGE'),
      strength: (who: string) => attributeOf(state, named(who), 0, 'STRENGTH'),
      cunning: (who: string) => attributeOf(state, named(who), 0, 'CUNNING'),
      isDisabled: (who: string) => state.cards[named(who)].disabledBy !== -1,
    };
  };

  test('B-1.5: what is forbidden here is forbidden at this location alone', () => {
    const there = board('P1 on Krios Suppression: Dead Calm').table;
    now(there).offers('P1 flies U.S.S. Hood to Krios Suppression');
    const here = board('P1 on Excavation: Dead Calm').table;
    here.P1.flies('U.S.S. Hood to Krios Suppression');
    now(here).refused('B-1.5').doesNotOffer('P1 flies U.S.S. Hood to Krios Suppression');
  });

  test("B-23.10: here, both players', or your own alone", () => {
    const [plain, changed] = [board(), board('P1 on Krios Suppression: Malaise')];
    expect(changed.range('U.S.S. Hood')).toBe(plain.range('U.S.S. Hood'));
    expect(changed.range('I.K.C. Pagh')).toBe(plain.range('I.K.C. Pagh') - 1);
    for (const who of ['Taurik', 'Gowron']) expect(changed.strength(who)).toBe(plain.strength(who) - 2);
    expect(changed.cunning('Taurik')).toBe(plain.cunning('Taurik') + 1);
    for (const who of ['Christopher Hobson', 'Gowron']) expect(changed.cunning(who)).toBe(plain.cunning(who));
  });

  test('B-23.8: who is made something by being here', () => {
    const { isDisabled } = board('P1 on Excavation: Deep Sleep');
    expect(['Taurik', 'Christopher Hobson', 'Gowron'].map(isDisabled)).toEqual([true, false, false]);
  });

  test('B-1.5: a gate lets a rule work only while those aboard have what it names', () => {
    const shy = (aboard: string) =>
      given(
        `turn 3: P1, orders\nP1 mission: Excavation\nP1 mission: Krios Suppression\nP1 ship: U.S.S. Hood (Shy Helm) at Excavation aboard ${aboard}`,
        { cards },
      );
    now(shy('Christopher Hobson, Taurik')).offers('P1 flies U.S.S. Hood to Krios Suppression');
    now(shy('Christopher Hobson, Taurik, Taitt')).doesNotOffer('P1 flies U.S.S. Hood to Krios Suppression');
  });

  test('B-5.18: a number changes only while such personnel are aboard', () => {
    const hood = (aboard: string) => {
      const { state } = given(
        `turn 3: P1, orders\nP1 mission: Excavation\nP1 ship: U.S.S. Hood (Pep Talk) at Excavation aboard ${aboard}`,
        { cards },
      ).table;
      const ship = state.play.find((id) => state.fixed.cards[id].def.title === 'U.S.S. Hood')!;
      return shipAttribute(state, ship, 'RANGE');
    };
    expect(hood('Christopher Hobson, Taurik')).toBe(hood('Christopher Hobson') + 3);
  });
});
