import type { Format } from '@spaceline/engine';
import { create, view } from '@spaceline/engine';
import { compileFormat } from '@spaceline/engine/format';
import { constructedFormats, readHouseDraft, readHouseFormat } from '@spaceline/formats';
import { given } from '@spaceline/testkit';
import { describe, expect, test } from 'vitest';
import { playersOf, setupOf } from '../property/games.ts';
import { watch } from '../property/watch.ts';
import { missions } from './cards.ts';

/** All pairs of clauses, across the sheets: which cannot hold together, and that all others can. */

/** By topic, the readings that exclude each other; clauses in one reading say the same. */
const readings: Readonly<Record<string, readonly (readonly string[])[]>> = {
  'the doorway phase': [['OTF-1.1', 'MOD-1.1'], ['BETA-1.1'], ['R4-3.0']],
  'the facility phase': [['OTF-1.7', 'MOD-1.7'], ['BETA-1.7'], ['R4-3.0']],
  'reseeding removed dilemmas': [['OTF-2.2', 'MOD-2.2', 'R4-4.2'], ['BETA-2.2']],
  'copies seeded like a dilemma': [['OTF-3.1', 'MOD-3.1'], ['BETA-3.1']],
  'missions you did not seed': [['OTF-4.1'], ['MOD-4.1'], ['BETA-4.1']],
  'points to win': [['OTF-7.1', 'MOD-7.1'], ['BETA-7.1']],
  'planet and space missions': [['OTF-7.2'], ['MOD-7.2'], ['BETA-7.3']],
  'an Alpha Quadrant mission': [['OTF-7.3'], ['MOD-7.3']],
};

const ids = [...new Set(constructedFormats.flatMap((format) => format.clauses.map((clause) => clause.id)))];
const pairs = ids.flatMap((a, i) => ids.slice(i + 1).map((b) => [a, b] as const));

/** The topic about which two clauses disagree. */
const disputed = (a: string, b: string): string | undefined =>
  Object.entries(readings).find(([, all]) => {
    const of = (id: string): number => all.findIndex((reading) => reading.includes(id));
    return of(a) >= 0 && of(b) >= 0 && of(a) !== of(b);
  })?.[0];

const house = (...clauses: readonly string[]): Format => {
  const read = readHouseFormat(clauses.join('\n'));
  if (!read.ok) throw new Error(read.problems.join());
  return read.format;
};

describe('house formats of two clauses', () => {
  test('the readings name clauses that there are', () => {
    for (const id of Object.values(readings).flat(2)) expect(ids).toContain(id);
  });

  test('every pair that cannot hold together is an error that names both and what they disagree about', () => {
    const wrong = pairs.filter(([a, b]) => disputed(a, b) !== undefined);
    expect(wrong.length).toBeGreaterThan(20);
    for (const [a, b] of wrong)
      for (const [one, two] of [
        [a, b],
        [b, a],
      ]) {
        const read = readHouseFormat(`${one}\n${two}`);
        const problems = read.ok ? [] : read.problems;
        expect(problems.join(), `${one} with ${two}`).toContain(
          `${one} and ${two} contradict each other about ${disputed(a, b)}`,
        );
      }
  });

  test('every other pair composes, in either order, to the same answers', () => {
    const agreeing = pairs.filter(([a, b]) => disputed(a, b) === undefined);
    expect(agreeing.length).toBeGreaterThan(1000);
    for (const [a, b] of agreeing) {
      const shape = (format: Format): string => {
        const { format: _, ...compiled } = compileFormat(format);
        return JSON.stringify(compiled, (_key, value: unknown) =>
          typeof value === 'function' ? 'answer' : value instanceof Map ? value.size : value,
        ).replaceAll(/"clause":"[^"]+"/g, '');
      };
      expect(shape(house(a, b)), `${a} with ${b}`).toBe(shape(house(b, a)));
    }
  });

  test('clauses that say the same hold once, whichever sheet they are taken from', () => {
    const { speaking, steps } = compileFormat(
      house('OTF-5.1', 'MOD-5.1', 'OTF-2.1', 'R4-4.1', 'BETA-2.1', 'OTF-7.4', 'BETA-7.4', 'OTF-1.3', 'R4-3.1'),
    );
    expect([speaking.mayDownloadPersonnel, speaking.discardedTo, speaking.pointsCounting, steps.length]).toEqual([
      1, 1, 1, 1,
    ]);
  });
});

describe('clauses of victory put together', () => {
  const completed = (...titles: string[]): string =>
    ['P2 mission: Great Inquiry', ...titles.map((title) => `P1 mission: ${title}, completed by P1`)].join('\n');
  const needed = (format: Format, ...done: string[]): number =>
    view(given(completed(...done), { format, cards: missions }).table.state, 'spectator').players[0].victory.needed;
  const winning = constructedFormats
    .flatMap((format) => format.clauses)
    .filter(({ answers }) => answers?.pointsNeeded ?? answers?.pointsAtLeast)
    .map((clause) => clause.id);

  test('OTF-7.3, MOD-7.3, BETA-7.3: the order in which a house format lists them changes no number', () => {
    for (const a of winning)
      for (const b of winning.filter((id) => id !== a && disputed(a, id) === undefined))
        for (const done of [['Far Shore'], ['Far Shore', 'Far Deep']])
          expect(needed(house(a, b), ...done), `${a}, ${b}, ${done.join()}`).toBe(needed(house(b, a), ...done));
  });

  test('BETA-7.3: with OTF-7.3 the 140 points are a least number, and are not added to', () => {
    for (const format of [house('BETA-7.3', 'OTF-7.3'), house('OTF-7.3', 'BETA-7.3')]) {
      expect(needed(format, 'Far Shore')).toBe(140);
      expect(needed(format, 'Far Shore', 'Far Deep')).toBe(140);
      expect(needed(format, 'Excavation', 'Inquiry')).toBe(140);
      expect(needed(format, 'Excavation', 'Survey')).toBe(100);
    }
  });
});

describe('sections of a sheet', () => {
  const clausesOf = (format: Format): string[] => format.clauses.map((clause) => clause.id);

  test('a section stands for all of its clauses, to add or to leave out', () => {
    const victory = ['OTF-7.1', 'OTF-7.2', 'OTF-7.3', 'OTF-7.4', 'OTF-7.5'];
    expect(clausesOf(house('R4-1', 'OTF-7'))).toEqual(['R4-1.1', 'R4-1.2', ...victory]);
    expect(readHouseDraft('{ "clauses": ["OTF-7"] }')).toMatchObject({ clauses: victory });
    const left = clausesOf(house('over: modern', 'without MOD-1 MOD-6'));
    expect(left.filter((id) => /^MOD-[16]/.test(id))).toEqual([]);
    expect(left).toContain('MOD-7.1');
  });

  test('near miss: a section that there is not, or that is another number, is no clause', () => {
    expect(readHouseFormat('OTF-8 R4-')).toMatchObject({
      problems: ['there is no clause "OTF-8"', 'there is no clause "R4-"'],
    });
  });
});

test('a house format is played like any other: the base game with the Rule of Four and the victory of OTF', () => {
  const format = house('R4-1', 'OTF-7');
  const setup = { ...setupOf(7), format };
  watch({ seed: 7, setup, state: create(setup), choices: [] }, playersOf(7));
});
