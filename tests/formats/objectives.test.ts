import type { Format, State } from '@spaceline/engine';
import { clone, view } from '@spaceline/engine';
import { modern, otf } from '@spaceline/formats';
import { given, now } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { assistedTable, correct, idOf } from '../assisted/table.ts';
import { missions, objective, otherObjective } from './cards.ts';

/** MOD-7.2, MOD-7.3: to have placed an objective on a mission is a deed, as it is to have completed one (F-19). */

const cards = [...missions, objective, otherObjective];
const needed = (state: State): number => view(state, 'spectator').players[0].victory.needed;

const marked = (format: Format, title: string) =>
  given(
    `turn 3: P1, orders
P1 mission: Excavation, completed by P1
P1 mission: Survey
P1 on Survey: ${title}
P2 hand: Kevin Uxbridge`,
    { format, cards },
  );

test('MOD-7.2: an objective that was nullified on its mission had been placed there', () => {
  const table = marked(modern, 'Assimilate');
  table.P2.plays('Kevin Uxbridge on Assimilate');
  now(table).holds('P1 discard pile: Assimilate');
  const { state } = table.table;
  expect(needed(state)).toBe(100);
  expect(needed(clone(state))).toBe(100);
  expect(view(state, 'spectator').players[0].victory.requirements[0].what).toContain('Excavation and Survey count');
});

test('MOD-7.2: near miss: not one that others may use, and not by another sheet', () => {
  for (const [format, title] of [
    [modern, 'Explore'],
    [otf, 'Assimilate'],
  ] as const) {
    const table = marked(format, title);
    table.P2.plays(`Kevin Uxbridge on ${title}`);
    now(table).holds(`P1 discard pile: ${title}`);
    expect(needed(table.table.state), title).toBe(140);
  }
});

/** An assisted table where P1 holds an objective that no program carries out. */
const withObjective = () =>
  assistedTable(
    ['Assimilate Planet'],
    `P1 mission: Study Nebula, completed by P1
    P1 mission: Excavation
    P1 hand: Assimilate Planet
    P1 draw deck: 5x Taurik
    P2 draw deck: 5x Taurik`,
    modern,
  );

test('MOD-7.2, B-29.2: an objective put on the mission card by agreement lies on the mission', () => {
  const t = withObjective();
  const objectives = [idOf(t, 'Assimilate Planet')];
  correct(t, { fix: 'move', cards: objectives, to: { to: 'on card', on: idOf(t, 'Excavation') } });
  expect(needed(t.s)).toBe(100);
});

/** P1 puts the objective on a mission, and then somewhere else by agreement. */
const moved = (to: 'discard pile' | 'removed' | 'hand' | 'table'): number => {
  const t = withObjective();
  const objectives = [idOf(t, 'Assimilate Planet')];
  correct(t, { fix: 'move', cards: objectives, to: { to: 'location', on: idOf(t, 'Excavation') } });
  correct(t, { fix: 'move', cards: objectives, to: { to } });
  return needed(t.s);
};

test('MOD-7.2: an objective that leaves play by agreement had been placed as well', () => {
  expect([moved('discard pile'), moved('removed')]).toEqual([100, 100]);
});

test('MOD-7.2: near miss: one that is taken back had not', () => {
  expect([moved('hand'), moved('table')]).toEqual([140, 140]);
});
