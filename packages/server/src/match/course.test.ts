import { concession } from '@spaceline/engine';
import type { TableAct } from '@spaceline/protocol';
import { expect, test } from 'vitest';
import { awaitedIn, follow, outset } from './course.ts';
import type { Course } from './course.ts';

const act = (player: 0 | 1, what: object) => ({ do: 'at the table', player, ...what }) as TableAct;
const pause = { request: { what: 'pause' } };

const after = (...entries: readonly (TableAct | 'a choice')[]): Course =>
  entries.reduce((course, entry, at) => {
    const choice = entry === 'a choice' ? concession(course.count, 0) : entry;
    return follow(course, { seq: at + 1, choice, reveals: entry === 'a choice' ? 'nothing' : null });
  }, outset);

const both = [act(0, { act: 'come' }), act(1, { act: 'come' })] as const;
const ways = [
  ['at once', [act(0, { act: 'take back', to: 1 })]],
  [
    'with leave',
    [
      act(0, { act: 'ask', request: { what: 'take back', to: 1 } }),
      act(1, { act: 'grant', request: { what: 'take back', to: 1 } }),
    ],
  ],
] as const;

test.each(ways)('who has come has come, also after something is taken back %s', (_, back) => {
  const course = after(...both, 'a choice', 'a choice', ...back);
  expect(course).toMatchObject({ count: 1, backs: 1 });
  expect(course.waiting).toBeUndefined();
  expect(awaitedIn(course, { meets: true })).toEqual([]);
});

test.each(ways)('a pause that both agreed on goes on when something is taken back %s', (_, back) => {
  const paused = [act(0, { act: 'ask', ...pause }), act(1, { act: 'grant', ...pause })];
  const course = after('a choice', 'a choice', ...paused, ...back);
  expect(course).toMatchObject({ count: 1, paused: true });
  expect(after('a choice', 'a choice', ...paused, ...back, act(1, { act: 'go on' })).paused).toBeUndefined();
});
