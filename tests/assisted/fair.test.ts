import { agreeable, randomBot } from '@spaceline/bots';
import type { Correction } from '@spaceline/engine';
import { view } from '@spaceline/engine';
import { describe, expect, test } from 'vitest';
import { type AssistedTable, ask, assistedTable, idOf, propose } from './table.ts';

/** The person is P1 with titles nobody here can read; the computer is P2. */
const table = (open = true): AssistedTable =>
  assistedTable(
    ['Kira Nerys', 'Baraka', 'U.S.S. Defiant'],
    `P1 mission: Excavation
    P1 mission: Avert Disaster
    P1 outpost: Federation Outpost at Avert Disaster aboard Data, Kira Nerys
    P1 ship: U.S.S. Hood at Excavation aboard Simon Tarses, Calloway${open ? '\n    P1 ship: U.S.S. Defiant at Excavation' : ''}
    P2 mission: Krios Suppression
    P2 outpost: Klingon Outpost at Krios Suppression aboard Gowron, Kurn
    P1 hand: Baraka, Geordi La Forge
    P1 draw deck: Beverly Crusher, Deanna Troi, Taitt
    P2 draw deck: Taitt, Taitt, Taitt`,
  );

/** What the computer says to it. */
const answer = (t: AssistedTable, correction: Correction): string => {
  const refusal = propose(t, 0, correction);
  expect(refusal).toBeUndefined();
  return agreeable(randomBot(1))(() => view(t.s, 1), ask(t, 1)).do;
};

type Named = (t: AssistedTable) => Correction;
const card = (t: AssistedTable, title: string) => idOf(t, title) as never;

const fair: Readonly<Record<string, Named>> = {
  'a few points': () => ({ fix: 'score', player: 0, points: 5 }),
  'points for the computer': () => ({ fix: 'score', player: 1, points: 40 }),
  'one more card play': () => ({ fix: 'card plays', player: 0, count: 1 }),
  'two cards': () => ({ fix: 'draw', player: 0, count: 2 }),
  'a death of one’s own': (t) => ({ fix: 'kill', cards: [card(t, 'Data'), card(t, 'Calloway')] }),
  'a stopped ship of one’s own': (t) => ({ fix: 'stop', cards: [card(t, 'U.S.S. Hood')] }),
  'facts that could be printed': () => ({ fix: 'describe', card: 'kira-nerys', facts: { cunning: 7, strength: 6 } }),
};

const gifts: Readonly<Record<string, Named>> = {
  'fifty points': () => ({ fix: 'score', player: 0, points: 50 }),
  'points taken from the computer': () => ({ fix: 'score', player: 1, points: -30 }),
  'ten cards': () => ({ fix: 'draw', player: 0, count: 10 }),
  'five card plays': () => ({ fix: 'card plays', player: 0, count: 5 }),
  'the computer’s outpost': (t) => ({ fix: 'destroy', cards: [card(t, 'Klingon Outpost')] }),
  'control of its outpost': (t) => ({ fix: 'control', cards: [card(t, 'Klingon Outpost')], player: 0 }),
  'facts that nobody has printed': () => ({ fix: 'describe', card: 'kira-nerys', facts: { strength: 40 } }),
};

describe('A-2: the computer grants', () => {
  test.each(Object.entries(fair))('%s', (_what, named) => {
    const t = table();
    expect(answer(t, named(t))).toBe('consent');
  });
});

describe('A-2: the computer declines', () => {
  test.each(Object.entries(gifts))('%s', (_what, named) => {
    const t = table();
    expect(answer(t, named(t))).toBe('decline');
  });
});

test('A-2: more is granted where an unwritten card lies open', () => {
  const correction: Correction = { fix: 'score', player: 0, points: 8 };
  expect(answer(table(true), correction)).toBe('consent');
  expect(answer(table(false), correction)).toBe('decline');
});

test('A-2: many small gifts are a great one', () => {
  const t = table();
  const points = { fix: 'score', player: 0, points: 5 } as const;
  expect(answer(t, points)).toBe('consent');
  const seen = view(t.s, 1);
  const [own, other] = seen.players;
  const bot = agreeable(randomBot(1));
  expect(bot({ ...seen, players: [{ ...own, bonusPoints: 18 }, other] }, ask(t, 1)).do).toBe('decline');
});
