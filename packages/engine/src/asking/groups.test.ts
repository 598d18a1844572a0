import { given } from '@spaceline/testkit';
import { describe, expect, test } from 'vitest';
import type { CardId } from '../contract/ids.ts';
import { locationId } from '../contract/ids.ts';
import type { State } from '../state/state.ts';
import {
  awayTeam,
  cardsAt,
  combatantsAt,
  companionsOf,
  crewOf,
  freeAboard,
  gearBeside,
  gearWith,
  occupied,
  personnelAt,
  placeOf,
  present,
  teamMembers,
  usableAt,
} from './groups.ts';

const { state: s } = given(`
  turn 3: P1, orders
  P1 mission: Excavation
  P1 mission: Evacuation
  P1 ship: U.S.S. Hood at Excavation aboard Data, Worf [stopped], Taurik [disabled by Archer], Tricorder, Rogue Borg Mercenaries by P2
  P1 ship: Runabout at Excavation aboard Rogue Borg Mercenaries by P2
  P1 planet Excavation: Calloway, Giusti [stopped], Medical Tricorder
  P2 planet Excavation: Kurn
  P1 on Evacuation: Archer
`).table;

const titleOf = (state: State, id: CardId): string => state.fixed.cards[id].def.title;
const named = (title: string): CardId => s.play.find((id) => titleOf(s, id) === title)!;
const titles = (ids: readonly CardId[]): readonly string[] => ids.map((id) => titleOf(s, id));

const hood = named('U.S.S. Hood');
const excavation = locationId(named('Excavation'));

describe('who is with whom', () => {
  test('B-10.12: aboard is everything inside; combatants are neither crew nor company', () => {
    expect(titles(personnelAt(s, hood))).toEqual(['Data', 'Worf', 'Taurik']);
    expect(titles(cardsAt(s, 0, hood))).toEqual(['Data', 'Worf', 'Taurik', 'Tricorder']);
    expect(titles(combatantsAt(s, 1, hood))).toEqual(['Rogue Borg Mercenaries']);
    expect(titles(freeAboard(s, hood, 0))).toEqual(['Data', 'Worf', 'Taurik']);
    expect(placeOf(s.cards[named('Data')])).toBe(hood);
    expect(placeOf(s.cards[hood])).toBe(-1);
  });

  test('B-10.15: nothing but personnel makes a ship occupied', () => {
    expect(occupied(s, hood)).toBe(true);
    expect(occupied(s, named('Runabout'))).toBe(false);
  });

  test('B-10.17, B-10.18: a crew and an Away Team are those who are not separated', () => {
    expect(titles(crewOf(s, hood, 0))).toEqual(['Data']);
    expect(crewOf(s, hood, 1)).toEqual([]);
    expect(titles(awayTeam(s, excavation, 0, 0))).toEqual(['Calloway']);
    expect(titles(awayTeam(s, excavation, 1, 0))).toEqual(['Kurn']);
    expect(titles(teamMembers(s, excavation, 0, 0))).toEqual(['Calloway', 'Giusti']);
  });

  test('B-10.28, B-10.29: the stopped count for texts outside an encounter, the disabled do not', () => {
    expect(titles(usableAt(s, hood, 0))).toEqual(['Data', 'Worf']);
    expect(titles(usableAt(s, excavation, 0))).toEqual(['Calloway', 'Giusti']);
  });

  test('B-10.24: present is whoever is in the same crew or team', () => {
    expect(present(s, named('Data'), named('Tricorder'))).toBe(true);
    expect(present(s, named('Data'), named('Worf'))).toBe(false);
    expect(present(s, named('Calloway'), named('Kurn'))).toBe(false);
    expect(present(s, named('Calloway'), named('Data'))).toBe(false);
    expect(companionsOf(s, named('Data'))).toEqual([]);
    expect(companionsOf(s, named('Taurik'))).toEqual([]);
  });

  test('B-10.23, B-19.12: equipment is with the unstopped, and is stopped with its team', () => {
    expect(titles(gearWith(s, [named('Calloway')]))).toEqual(['Medical Tricorder']);
    expect(gearWith(s, [named('Giusti')])).toEqual([]);
    expect(titles(gearBeside(s, [named('Giusti')]))).toEqual(['Medical Tricorder']);
    expect(gearWith(s, [])).toEqual([]);
  });
});
