import type { Result } from '@spaceline/engine';
import { apply, decisions, isRefusal, roundOver, view } from '@spaceline/engine';
import { open, warpSpeed } from '@spaceline/formats';
import { given } from '@spaceline/testkit';
import { describe, expect, test } from 'vitest';

const format = warpSpeed;
const resultOf = (picture: string): Result | undefined => given(picture, { format }).table.state.result;

/** The name of a result, and for each player victory points and differential. */
const told = (result: Result | undefined): readonly unknown[] => {
  const { name, victoryPoints, differential } = result?.standing ?? {};
  return [name, victoryPoints, differential];
};

const points = (one: number, two: number): string =>
  `P1 points: ${one} mission, 0 bonus\nP2 points: ${two} mission, 0 bonus`;

/** The round is over, whoever is asked then. */
const timeUp = (picture: string): Result | undefined => {
  const { state } = given(picture, { format }).table;
  const [asked] = decisions(state);
  expect(isRefusal(apply(state, roundOver(asked!.id, asked!.player)))).toBe(false);
  return state.result;
};

const bothKinds = (player: 'P1' | 'P2'): string =>
  `${player} mission: Excavation, completed by ${player}\n${player} mission: Study Nebula, completed by ${player}`;
const one = 'P1 mission: Excavation, completed by P1\nP2 mission: Relief Mission';
const oneEach = `${one}, completed by P2`;

describe('WS-5: winning', () => {
  test('WS-5.2: a planet mission and a space mission of your own are a Full Win, whatever the score', () => {
    expect(resultOf(`${bothKinds('P1')}\nP2 points: 90 mission, 0 bonus`)).toMatchObject({
      winner: 0,
      reason: 'missions',
      standing: { clause: 'WS-5.2', name: 'Full Win', victoryPoints: [4, 0] },
    });
    expect(resultOf(bothKinds('P2'))).toMatchObject({ winner: 1, standing: { victoryPoints: [0, 4] } });
  });

  test('WS-5.2: near miss: not two of one kind, and not by points', () => {
    expect(
      resultOf('P1 mission: Excavation, completed by P1\nP1 mission: Relief Mission, completed by P1'),
    ).toBeUndefined();
    expect(resultOf('P1 mission: Excavation\nP1 points: 150 mission, 0 bonus')).toBeUndefined();
  });

  test('WS-5.2: whoever gives up leaves a Full Win to the other', () => {
    const table = given(`${one}\n${points(20, 0)}`, { format });
    table.P1.concedes();
    expect(table.table.state.result).toMatchObject({ winner: 1, reason: 'conceded' });
    expect(told(table.table.state.result)).toEqual(['Full Win', [0, 4], [-1, 1]]);
  });

  test('WS-5.1, WS-5.3: when the time is up more missions win, then more points; else it is a True Tie', () => {
    expect(timeUp(`${one}\n${points(0, 60)}`)).toMatchObject({
      winner: 0,
      reason: 'time',
      standing: { clause: 'WS-5.3', name: 'Modified Win', victoryPoints: [3, 1] },
    });
    const more = timeUp(`${oneEach}\nP1 points: 20 mission, 0 bonus\nP2 points: 20 mission, 5 bonus`);
    expect(more).toMatchObject({ winner: 1, reason: 'time' });
    expect(told(more)).toEqual(['Modified Win', [1, 3], [-5, 5]]);
    const equal = timeUp(`${oneEach}\n${points(20, 20)}`);
    expect(equal).toMatchObject({ reason: 'time' });
    expect(equal?.winner).toBeUndefined();
    expect(told(equal)).toEqual(['True Tie', [2, 2], [0, 0]]);
  });

  test('WS-5.1: near miss: no clause of the base game ends a game by time', () => {
    const { state } = given('P1 mission: Excavation', { format: open }).table;
    const [asked] = decisions(state);
    expect(apply(state, roundOver(asked!.id, asked!.player))).toMatchObject({ code: 'refused/no-round' });
    expect(state.result).toBeUndefined();
  });

  test('WS-5.3: spent draw decks end it like the time, once both were made anew', () => {
    const spent = `${one}\nP1 draw deck: nothing\nP2 draw deck: nothing\nP1 draw deck made anew\nP2 draw deck made anew`;
    const result = resultOf(`${spent}\n${points(35, 0)}`);
    expect(result).toMatchObject({ winner: 0, reason: 'decks' });
    expect(told(result)).toEqual(['Modified Win', [3, 1], [35, -35]]);
    expect(resultOf(spent.replace('\nP2 draw deck made anew', ''))).toBeUndefined();
  });
});

describe('WS-6.1: differential', () => {
  const fullWin = (own: number, other: number): readonly unknown[] =>
    told(resultOf(`${bothKinds('P1')}\n${points(own, other)}`));

  test("WS-6.1: it is the winner's score less the loser's, at most 100", () => {
    expect(fullWin(70, 25)).toEqual(['Full Win', [4, 0], [45, -45]]);
    expect(fullWin(130, 30)).toEqual(['Full Win', [4, 0], [100, -100]]);
    expect(fullWin(131, 30)).toEqual(['Full Win', [4, 0], [100, -100]]);
  });

  test('WS-6.1: a Full Win with a score that is not higher counts 1', () => {
    expect(fullWin(60, 61)).toEqual(['Full Win', [4, 0], [1, -1]]);
    expect(fullWin(60, 60)).toEqual(['Full Win', [4, 0], [1, -1]]);
    expect(fullWin(60, 58)).toEqual(['Full Win', [4, 0], [2, -2]]);
  });

  test('WS-6.1: near miss: a Modified Win with the lower score stays as it is counted', () => {
    expect(told(timeUp(`${one}\n${points(30, 45)}`))).toEqual(['Modified Win', [3, 1], [-15, 15]]);
  });

  test('WS-6.1: both players and spectators are told, and no other format has degrees of winning', () => {
    const { state } = given(`${bothKinds('P1')}\n${points(70, 25)}`, { format }).table;
    for (const seer of [0, 1, 'spectator'] as const)
      expect(view(state, seer).result?.standing?.differential).toEqual([45, -45]);
    const base = given('P1 mission: Excavation\nP1 points: 100 mission, 0 bonus', { format: open }).table.state.result;
    expect(base).toEqual({ winner: 0, reason: 'points' });
  });
});
