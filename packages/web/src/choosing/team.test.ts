import { expect, test } from 'vitest';
import type { Brings } from './team.ts';
import { count, nearest, solvers } from './team.ts';

const somebody = (card: number, amounts: Readonly<Record<string, number>>, name = `#${card}`): Brings => ({
  card,
  names: [name],
  amounts: new Map(Object.entries(amounts)),
});
const picard = somebody(1, { Honor: 1, INTEGRITY: 9 }, 'Jean-Luc Picard');
const worf = somebody(2, { Honor: 2, INTEGRITY: 8 });
const riker = somebody(3, { Geology: 1, INTEGRITY: 8 });
const barclay = somebody(4, { ENGINEER: 1, INTEGRITY: 6 });
const avert = [
  [
    { what: 'Geology', levels: 1 },
    { what: 'Honor', levels: 1 },
    { what: 'INTEGRITY', over: 20 },
  ],
];

test('levels and points are summed, and points must exceed their number', () => {
  expect(count([picard, riker], avert[0]!)).toEqual([
    { what: 'Geology', levels: 1, has: 1, met: true, by: [{ card: 3, n: 1 }] },
    { what: 'Honor', levels: 1, has: 1, met: true, by: [{ card: 1, n: 1 }] },
    {
      what: 'INTEGRITY',
      over: 20,
      has: 17,
      met: false,
      by: [
        { card: 1, n: 9 },
        { card: 3, n: 8 },
      ],
    },
  ]);
  expect(count([picard, worf], [{ what: 'INTEGRITY', over: 17 }])[0]).toMatchObject({ has: 17, met: false });
  expect(count([picard], [{ what: 'Jean-Luc Picard' }])[0]).toMatchObject({ has: 1, met: true });
});

test('the alternative that lacks least is told first', () => {
  const either = [
    [
      { what: 'MEDICAL', levels: 3 },
      { what: 'Biology', levels: 1 },
    ],
    [{ what: 'Honor', levels: 4 }],
  ];
  const told = nearest([picard, worf], either);
  expect(told.map((terms) => terms.map(({ what, has, met }) => [what, has, met]))).toEqual([
    [['Honor', 3, false]],
    [
      ['MEDICAL', 0, false],
      ['Biology', 0, false],
    ],
  ]);
  expect(nearest([picard], [])).toEqual([]);
});

test('the team that solves a mission takes nobody along in vain', () => {
  expect(solvers([], [barclay, picard, worf, riker], avert)).toEqual([1, 2, 3]);
  expect(solvers([picard, riker], [barclay, worf], avert)).toEqual([2]);
  expect(solvers([], [picard, barclay], avert)).toBeUndefined();
  expect(solvers([], [picard], [])).toBeUndefined();
});
