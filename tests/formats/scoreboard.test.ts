import type { Format, Requirement } from '@spaceline/engine';
import { view } from '@spaceline/engine';
import { modern, open, otf, otfBeta, ruleOfFour } from '@spaceline/formats';
import { given } from '@spaceline/testkit';
import { describe, expect, test } from 'vitest';
import { missions, objective, otherObjective } from './cards.ts';

/** What the scoreboard says on the way to victory: what counts, what is missing, and by which clause. */

const cards = [...missions, objective, otherObjective];
const completed = (...titles: string[]): string =>
  titles.map((title) => `P1 mission: ${title}, completed by P1`).join('\n');

const board = (format: Format, picture: string) =>
  view(given(picture, { format, cards }).table.state, 'spectator').players[0].victory;
const line = (format: Format, picture: string, end: string): Requirement | undefined =>
  board(format, picture).requirements.find(({ clause }) => clause.endsWith(end));

describe('a planet mission and a space mission', () => {
  const says = (format: Format, ...done: string[]): string => {
    const end = format === otfBeta ? '7.3' : '7.2';
    const { what, met } = line(format, `${completed(...done)}\nP2 mission: Great Inquiry`, end)!;
    return `${met ? 'met' : 'open'}: ${/\((.*)\)/.exec(what)?.[1]}`;
  };

  test('OTF-7.2, MOD-7.2, BETA-7.3: the scoreboard names the missions that count, and the kind that is missing', () => {
    for (const format of [otf, modern, otfBeta]) {
      expect(says(format)).toBe('open: none yet');
      expect(says(format, 'Excavation')).toBe('open: Excavation counts; a space mission is missing');
      expect(says(format, 'Survey')).toBe('open: Survey counts; a planet mission is missing');
      expect(says(format, 'Excavation', 'Inquiry')).toBe(
        'open: Excavation and Inquiry count; a space mission is missing',
      );
      expect(says(format, 'Crossroads')).toBe('open: Crossroads counts; a mission of the other kind is missing');
      expect(says(format, 'Excavation', 'Survey')).toBe('met: Excavation and Survey count');
    }
  });

  test('OTF-7.2, MOD-7.2: near miss: what is asked for is worded as the sheet has it', () => {
    expect(line(otf, completed('Excavation'), '7.2')?.what).toContain('completed or scouted');
    expect(line(modern, completed('Excavation'), '7.2')?.what).toContain(
      'completed, or with a Borg-use-only objective of yours placed on them',
    );
  });
});

describe('the two ways of the beta sheet', () => {
  const has = (points: number): string =>
    `${completed('Excavation')}\nP2 mission: Great Inquiry\nP1 points: ${points} mission, 0 bonus\nP2 points: 150 mission, 0 bonus`;

  test('BETA-7.3: with 140 points the missions are asked for no more, though the score is not the highest', () => {
    expect(line(otfBeta, has(140), '7.3')).toMatchObject({ met: true });
    expect(line(otfBeta, has(140), '7.2')).toMatchObject({ met: false });
    expect(line(otfBeta, has(140), '7.3')?.what).toContain('completed or scouted, or 140 points');
  });

  test('BETA-7.3: near miss: with 139 points they are', () => {
    expect(line(otfBeta, has(139), '7.3')).toMatchObject({ met: false, adds: 0 });
    expect(board(otfBeta, has(139))).toMatchObject({ needed: 140, missing: 1 });
  });
});

describe('objectives', () => {
  const marked = (...lines: string[]): string => ['P1 mission: Excavation\nP1 mission: Survey', ...lines].join('\n');

  test('MOD-7.2, MOD-7.3: own Borg-use-only objectives on a planet and a space mission serve without completing either', () => {
    const both = marked('P1 on Excavation: Assimilate', 'P1 on Survey: Assimilate');
    expect(board(modern, both).needed).toBe(100);
    expect(line(modern, both, '7.2')?.what).toContain('(Excavation and Survey count)');
    expect([otf, otfBeta].map((format) => board(format, both).needed)).toEqual([180, 140]);
  });

  test("MOD-7.2, MOD-7.3: near miss: not an objective that others may use, and not the opponent's", () => {
    expect(board(modern, marked('P1 on Excavation: Explore', 'P1 on Survey: Explore')).needed).toBe(180);
    expect(board(modern, marked('P2 on Excavation: Assimilate', 'P2 on Survey: Assimilate')).needed).toBe(180);
    // One mission with two objectives is one mission.
    expect(board(modern, marked('P1 on Excavation: 2x Assimilate')).needed).toBe(140);
  });
});

describe('a mission in the Alpha Quadrant', () => {
  test('OTF-7.3, MOD-7.3: missing, there, or not needed because neither player seeded one', () => {
    for (const format of [otf, modern]) {
      const alpha = (picture: string) => line(format, picture, '7.3')!;
      const gamma = completed('Far Shore', 'Far Deep');
      expect(alpha(`${gamma}\nP2 mission: Excavation`)).toMatchObject({ met: false, adds: 40 });
      expect(alpha(`${gamma}\nP2 mission: Excavation`).what).toContain('(none yet)');
      expect(alpha(gamma)).toMatchObject({ met: true });
      expect(alpha(gamma).what).toContain('neither player seeded one');
      expect(alpha(completed('Far Deep', 'Excavation')).what).toContain('(Excavation counts)');
    }
  });

  test('OTF-7.3: near miss: a mission of that quadrant that burnt out was seeded all the same', () => {
    const burnt = `${completed('Far Shore', 'Far Deep')}\nP2 mission: Excavation, burnt out`;
    for (const format of [otf, modern]) expect(board(format, burnt).needed).toBe(140);
  });
});

describe('points', () => {
  const points = (mission: number, bonus: number): string =>
    `P1 mission: Excavation\nP1 points: ${mission} mission, ${bonus} bonus`;

  test('OTF-7.4, MOD-7.4, BETA-7.4: how many bonus points do not count, or that all do', () => {
    for (const format of [otf, modern, otfBeta]) {
      expect(line(format, points(30, 45), '7.4')).toMatchObject({ met: false, adds: 0 });
      expect(line(format, points(30, 45), '7.4')?.what).toContain('(15 do not count)');
      expect(line(format, points(30, 30), '7.4')?.what).toContain('(all count)');
    }
  });

  test('BETA-7.2: the two scores that are compared, as they count', () => {
    const both = `${points(30, 45)}\nP2 points: 65 mission, 0 bonus`;
    expect(line(otfBeta, both, '7.2')).toMatchObject({ met: false, what: 'the highest score (60 against 65)' });
  });

  test('OTF-7.1, OTF-7.2, OTF-7.3: what is missing is the sum of what each line adds: 100, 140 or 180', () => {
    const far = 'P2 mission: Excavation\nP1 points: 90 mission, 0 bonus\n';
    const needs = (...done: string[]) => {
      const { needed, missing, requirements } = board(otf, far + completed(...done));
      const open_ = requirements.filter(({ met }) => !met).reduce((sum, { adds }) => sum + adds, 0);
      expect(needed).toBe(100 + open_);
      return [needed, missing];
    };
    expect(needs('Far Shore')).toEqual([180, 90]);
    expect(needs('Far Shore', 'Far Deep')).toEqual([140, 50]);
    expect(needs('Far Deep', 'Inquiry')).toEqual([100, 10]);
  });

  test('OTF-7.1: near miss: formats without conditions have no such lines', () => {
    for (const format of [open, ruleOfFour]) expect(board(format, points(30, 45))).toMatchObject({ requirements: [] });
  });
});
