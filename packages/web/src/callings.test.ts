import { belongingTo, callingOf, inShort, ownerOf } from '@spaceline/protocol';
import type { Names } from '@spaceline/protocol';
import { describe, expect, test } from 'vitest';
import { callings } from './callings.ts';
import type { Seats } from './callings.ts';

const seats = (first: string, second: string, bot = false): Seats => [
  { name: first, bot: false },
  { name: second, bot },
];
const looking = (seer: 0 | 1 | 'spectator', firstPlayer: 0 | 1 = 0) => ({ seer, firstPlayer });

const namesFor = (given: Seats | undefined, seer: 0 | 1 | 'spectator'): Names => ({
  reader: seer,
  card: () => undefined,
  titleOf: (def) => def,
  facts: () => undefined,
  ...callings(given, looking(seer)),
});

describe('a player', () => {
  test('calls the other one by name', () => {
    expect(callings(seats('Kira', 'Quark'), looking(0)).opponent).toBe('Quark');
    expect(callings(seats('Kira', ' Quark '), looking(1)).opponent).toBe('Kira');
    const names = namesFor(seats('Kira', 'Quark'), 0);
    expect([0, 1].map((player) => callingOf(player, names))).toEqual(['You', 'Quark']);
    expect([0, 1].map((player) => ownerOf(player, names))).toEqual(['Your', "Quark's"]);
    expect([0, 1].map((player) => belongingTo(player, names))).toEqual(['yours', "Quark's"]);
    expect([0, 1].map((player) => inShort(player, names))).toEqual(['you', 'Quark']);
  });

  test('calls a computer by the name it has', () => {
    expect(callings(seats('Kira', 'Ansel Voss', true), looking(0)).opponent).toBe('Ansel Voss');
  });

  test.each([
    ['the computer without a name', seats('Kira', 'Computer', true)],
    ['a guest', seats('Kira', 'Guest')],
    ['somebody whose name would mislead', seats('Kira', 'YOU')],
    ['nobody known yet', undefined],
  ])('has an opponent in %s', (_who, given) => {
    const names = namesFor(given, 0);
    expect(names.opponent).toBeUndefined();
    expect(callingOf(1, names)).toBe('Opponent');
    expect(ownerOf(1, names)).toBe("Opponent's");
    expect(belongingTo(1, names)).toBe("opponent's");
    expect(inShort(1, names)).toBe('them');
  });
});

describe('a spectator', () => {
  test('reads both names, and never "you"', () => {
    const names = namesFor(seats('Kira', 'Quark'), 'spectator');
    expect([0, 1].map((player) => callingOf(player, names))).toEqual(['Kira', 'Quark']);
    expect([0, 1].map((player) => ownerOf(player, names))).toEqual(["Kira's", "Quark's"]);
    expect([0, 1].map((player) => belongingTo(player, names))).toEqual(["Kira's", "Quark's"]);
    expect([0, 1].map((player) => inShort(player, names))).toEqual(['Kira', 'Quark']);
    expect(callings(seats('Guest', 'Ansel Voss', true), looking('spectator')).players).toEqual(['Guest', 'Ansel Voss']);
  });

  test.each([
    ['are not known yet', undefined],
    ['are the same', seats('Guest', 'guest')],
    ['are one of them the computer in name only', seats('Computer', 'Computer', true)],
  ])('tells the players apart by who began, where the names %s', (_why, given) => {
    expect(callings(given, looking('spectator')).players).toEqual(['First player', 'Second player']);
    expect(callings(given, looking('spectator', 1)).players).toEqual(['Second player', 'First player']);
  });

  test('does not believe that somebody is called You', () => {
    expect(callings(seats('You', 'Quark'), looking('spectator')).players).toEqual(['First player', 'Quark']);
  });
});
