import type { Format, VictoryView } from '@spaceline/engine';
import { view } from '@spaceline/engine';
import { modern, open, otf, otfBeta, ruleOfFour } from '@spaceline/formats';
import { given, now } from '@spaceline/testkit';
import { describe, expect, test } from 'vitest';
import { missions, objective } from './cards.ts';

const cards = [...missions, objective];
const sheets = [otf, modern];

/** What the scoreboard of P1 says. */
const board = (format: Format, picture: string): VictoryView =>
  view(given(picture, { format, cards }).table.state, 'spectator').players[0].victory;
const needed = (format: Format, picture: string): number => board(format, picture).needed;

const completed = (...titles: string[]): string =>
  titles.map((title) => `P1 mission: ${title}, completed by P1`).join('\n');
const winner = (format: Format, picture: string): string => {
  const { result } = given(picture, { format, cards }).table.state;
  return result ? (result.winner === undefined ? 'draw' : `P${result.winner + 1}`) : 'nobody yet';
};

describe('points needed', () => {
  test('OTF-7.1, MOD-7.1: with the missions asked for, 100 points win', () => {
    for (const format of sheets) {
      expect(needed(format, completed('Excavation', 'Survey'))).toBe(100);
      expect(winner(format, `${completed('Excavation', 'Survey')}\nP1 points: 80 mission, 20 bonus`)).toBe('P1');
    }
  });

  test('OTF-7.1, MOD-7.1: near miss: 99 points do not', () => {
    for (const format of sheets)
      expect(winner(format, `${completed('Excavation', 'Survey')}\nP1 points: 80 mission, 19 bonus`)).toBe(
        'nobody yet',
      );
  });

  test('OTF-7.2, MOD-7.2: without a planet and a space mission 40 points more are needed', () => {
    for (const format of sheets) {
      expect(needed(format, completed('Excavation', 'Inquiry'))).toBe(140);
      expect(winner(format, `${completed('Excavation', 'Inquiry')}\nP1 points: 139 mission, 0 bonus`)).toBe(
        'nobody yet',
      );
      expect(winner(format, `${completed('Excavation', 'Inquiry')}\nP1 points: 140 mission, 0 bonus`)).toBe('P1');
    }
    expect(needed(open, completed('Excavation', 'Inquiry'))).toBe(100);
  });

  test('OTF-7.2, MOD-7.2: near miss: a dual mission is either, but one mission does not fill both places', () => {
    for (const format of sheets) {
      expect(needed(format, completed('Crossroads'))).toBe(140);
      expect(needed(format, completed('Crossroads', 'Excavation'))).toBe(100);
      expect(needed(format, completed('Crossroads', 'Survey'))).toBe(100);
    }
  });

  test('OTF-7.2, BETA-7.3, MOD-7.2: an objective counts on the newer sheet alone', () => {
    const marked = `${completed('Excavation')}\nP1 mission: Survey\nP1 on Survey: Assimilate`;
    expect([otf, otfBeta, modern].map((format) => needed(format, marked))).toEqual([140, 140, 100]);
  });

  test('OTF-7.3, MOD-7.3: without a mission of the Alpha Quadrant 40 points more are needed; 7.2 and 7.3 add up', () => {
    const gamma = completed('Far Shore', 'Far Deep');
    for (const format of sheets) {
      expect(needed(format, `P2 mission: Excavation\n${gamma}`)).toBe(140);
      expect(needed(format, `P2 mission: Excavation\n${completed('Far Shore')}`)).toBe(180);
    }
  });

  test('OTF-7.3, MOD-7.3: near miss: not if neither player seeded one', () => {
    for (const format of sheets) expect(needed(format, completed('Far Shore', 'Far Deep'))).toBe(100);
  });
});

describe('points that count', () => {
  const bonus = (n: number): string => `P1 mission: Excavation\nP1 points: 35 mission, ${n} bonus`;

  test('OTF-7.4, MOD-7.4, BETA-7.4, B-28.18: bonus points above the others do not count, and the scoreboard says so', () => {
    for (const format of [otf, modern, otfBeta]) {
      const { counting, requirements } = board(format, bonus(50));
      expect(counting).toBe(70);
      expect(requirements.find((one) => one.clause.endsWith('7.4'))?.what).toContain('15 do not count');
    }
    expect(board(open, bonus(50)).counting).toBe(85);
  });

  test('OTF-7.4, MOD-7.4, BETA-7.4, B-28.18: near miss: as many as the others count in full, and points lost always do', () => {
    for (const format of [otf, modern, otfBeta]) {
      expect(board(format, bonus(35)).counting).toBe(70);
      expect(board(format, 'P1 mission: Excavation\nP1 points: 35 mission, -10 bonus').counting).toBe(25);
    }
  });

  test('the scoreboard tells what is missing, by which clause', () => {
    const { missing, requirements } = board(otf, `${completed('Excavation')}\nP1 mission: Survey`);
    expect(missing).toBe(140 - 25);
    expect(requirements.map(({ clause, met }) => `${clause} ${met}`)).toEqual([
      'OTF-7.2 false',
      'OTF-7.3 true',
      'OTF-7.4 true',
    ]);
  });
});

describe('the end', () => {
  const both = (one: number, two: number): string => `
P1 mission: Excavation, completed by P1
P1 mission: Survey, completed by P1
P2 mission: Great Inquiry, completed by P2
P2 mission: Far Deep, completed by P2
P1 points: ${one} mission, 0 bonus
P2 points: ${two} mission, 0 bonus
`;

  test('OTF-7.5, MOD-7.5: both at the goal at once: more points win, and equal points are a draw', () => {
    for (const format of sheets) {
      expect(winner(format, both(100, 110))).toBe('P2');
      expect(winner(format, both(100, 100))).toBe('draw');
    }
    expect(winner(open, both(100, 100))).toBe('nobody yet');
  });

  const spent = (one: number, two: number): string => `
P1 mission: Excavation
P1 draw deck: nothing
P2 draw deck: nothing
P1 points: ${one} mission, 40 bonus
P2 points: ${two} mission, 0 bonus
`;

  test('OTF-7.5, MOD-7.5, B-28.19: when both draw decks are empty the points that count decide', () => {
    for (const format of sheets) {
      expect(winner(format, spent(10, 30))).toBe('P2');
      expect(winner(format, spent(10, 20))).toBe('draw');
    }
    expect(winner(open, spent(10, 30))).toBe('P1');
  });

  test('OTF-7.5, MOD-7.5: at any time: in the middle of an attempt, where victory by points would wait', () => {
    for (const format of sheets) {
      const table = given(
        `P1 mission: Excavation / Betazoid Gift Box by P2
P1 planet: Jean-Luc Picard
P1 draw deck: 3x Taurik
P2 draw deck: nothing`,
        { format, cards },
      );
      table.P1.attempts('Excavation');
      now(table)
        .happened('Excavation mission completed; P1 game won by decks')
        .didNotHappen('Excavation attempt ended')
        .holds('winner: P1');
    }
  });

  test('OTF-7.5, MOD-7.5: near miss: one empty draw deck ends nothing', () => {
    for (const format of sheets)
      expect(winner(format, 'P1 mission: Excavation\nP1 draw deck: nothing\nP1 points: 30 mission, 0 bonus')).toBe(
        'nobody yet',
      );
  });
});

describe('the conditions of the beta sheet', () => {
  const has = (one: number, two: number, ...done: string[]): string =>
    `${completed(...done)}\nP2 mission: Great Inquiry\nP1 points: ${one} mission, 0 bonus\nP2 points: ${two} mission, 0 bonus`;

  test('BETA-7.1: 100 points, the highest score and both kinds of missions together win', () => {
    expect(winner(otfBeta, has(100, 90, 'Excavation', 'Survey'))).toBe('P1');
  });

  test('BETA-7.1: near miss: 99 points do not', () => {
    expect(winner(otfBeta, has(99, 90, 'Excavation', 'Survey'))).toBe('nobody yet');
  });

  test('BETA-7.2: without the highest score there is no victory; OTF-7.1 does not ask for it', () => {
    expect(winner(otfBeta, has(100, 120, 'Excavation', 'Survey'))).toBe('nobody yet');
    expect(winner(otf, has(100, 120, 'Excavation', 'Survey'))).toBe('P1');
    expect(board(otfBeta, has(100, 120, 'Excavation', 'Survey')).requirements[0]).toMatchObject({
      clause: 'BETA-7.2',
      met: false,
    });
  });

  test('BETA-7.2: near miss: an equal score is not the highest', () => {
    expect(winner(otfBeta, has(100, 100, 'Excavation', 'Survey'))).toBe('nobody yet');
  });

  test('BETA-7.3: without a planet and a space mission 140 points are needed', () => {
    expect(winner(otfBeta, has(139, 0, 'Excavation', 'Inquiry'))).toBe('nobody yet');
    expect(winner(otfBeta, has(140, 0, 'Excavation', 'Inquiry'))).toBe('P1');
  });

  test('BETA-7.3: near miss: two missions of one kind are not two of both', () => {
    expect(needed(otfBeta, completed('Survey', 'Far Deep'))).toBe(140);
    expect(needed(otfBeta, completed('Survey', 'Far Shore'))).toBe(100);
  });
});

describe('when victory is looked for', () => {
  const almost = (format: Format) =>
    given(
      `P1 mission: Survey, completed by P1
P1 mission: Inquiry / Archer by P2
P1 points: 70 mission, 0 bonus
P1 planet: Jean-Luc Picard, Simon Tarses, Alyssa Ogawa, Worf`,
      { format, cards },
    );

  test('OTF-7.1, MOD-7.1, BETA-7.1: when the action is completely resolved, where B-26.6 stops it at once', () => {
    for (const format of [otf, modern, otfBeta]) {
      const table = almost(format);
      table.P1.attempts('Inquiry');
      now(table)
        .happened('Inquiry mission completed; Inquiry attempt ended; P1 game won by points')
        .holds('winner: P1');
    }
    for (const format of [open, ruleOfFour]) {
      const table = almost(format);
      table.P1.attempts('Inquiry');
      now(table).happened('P1 game won by points').didNotHappen('Inquiry attempt ended');
    }
  });
});
