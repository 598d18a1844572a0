import type { Decision } from '@spaceline/engine';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dropAnswered, keepPlan, keptPlan } from './kept-plan.ts';

const key = 'spaceline.plans';
const stacks = [
  { on: 10, cards: [2, 1] },
  { on: -1, cards: [4] },
];
const asked: Decision = { id: 5, player: 0, kind: 'seed stacks', source: -1, options: [] };

/** What a browser keeps, or refuses to. */
class Drawer {
  readonly held = new Map<string, string>();
  isFull = false;
  getItem = (name: string): string | null => this.held.get(name) ?? null;
  setItem = (name: string, text: string): void => {
    if (this.isFull) throw new DOMException('', 'QuotaExceededError');
    this.held.set(name, text);
  };
  removeItem = (name: string): void => {
    this.held.delete(name);
  };
}

let drawer: Drawer;
beforeEach(() => {
  drawer = new Drawer();
  vi.stubGlobal('localStorage', drawer);
});
afterEach(() => {
  dropAnswered({ match: 'm1', decisions: [] });
});

test('a plan is kept for its match and its question', () => {
  keepPlan('m1', 5, stacks);
  expect(keptPlan('m1', 5)).toEqual(stacks);
  expect(keptPlan('m1', 6)).toEqual([]);
  expect(keptPlan('m2', 5)).toEqual([]);
});

describe('a plan is forgotten', () => {
  beforeEach(() => keepPlan('m1', 5, stacks));
  const isKept = () => drawer.held.has(key);

  test('when its question is answered, not before', () => {
    dropAnswered({ match: 'm1', decisions: [asked] });
    expect(isKept()).toBe(true);
    dropAnswered({ match: 'm1', decisions: [{ ...asked, id: 6 }] });
    expect(isKept()).toBe(false);
  });

  test('when its game is over', () => {
    dropAnswered({ match: 'm1', decisions: [asked], over: { reason: 'conceded', winner: 1 } });
    expect(isKept()).toBe(false);
  });

  test('never because of another game: each has its own', () => {
    dropAnswered({ match: 'm2', decisions: [] });
    expect(isKept()).toBe(true);
    keepPlan('m2', 5, []);
    expect(keptPlan('m1', 5)).toEqual(stacks);
    expect(keptPlan('m2', 5)).toEqual([]);
    dropAnswered({ match: 'm1', decisions: [] });
    expect(keptPlan('m1', 5)).toEqual([]);
    dropAnswered({ match: 'm2', decisions: [] });
    expect(isKept()).toBe(false);
  });
});

describe('a browser that does not store', () => {
  test('because it is full keeps the plan as long as the page', () => {
    keepPlan('m1', 5, []);
    drawer.isFull = true;
    keepPlan('m1', 5, stacks);
    expect(keptPlan('m1', 5)).toEqual(stacks);
    dropAnswered({ match: 'm1', decisions: [] });
    expect(keptPlan('m1', 5)).toEqual([]);
    expect(drawer.held.has(key)).toBe(false);
  });

  test('because it is forbidden does so, too', () => {
    vi.stubGlobal('localStorage', undefined);
    keepPlan('m1', 5, stacks);
    expect(keptPlan('m1', 5)).toEqual(stacks);
    dropAnswered({ match: 'm1', decisions: [] });
    expect(keptPlan('m1', 5)).toEqual([]);
  });
});

test.each([
  '',
  '{',
  'null',
  '7',
  '[]',
  '[{"match":"m1","decision":5}]',
  '[{"match":"m1","decision":"5","stacks":[]}]',
  '[{"match":"m1","decision":5,"stacks":{"on":10,"cards":[2]}}]',
  '[{"match":"m1","decision":5,"stacks":[null]}]',
  '[{"match":"m1","decision":5,"stacks":[{"on":10}]}]',
  '[{"match":"m1","decision":5,"stacks":[{"on":10,"cards":["2"]}]}]',
  '[{"match":"m1","decision":5,"stacks":[{"on":"10","cards":[2]}]}]',
])('%j is no plan', (text) => {
  drawer.held.set(key, text);
  expect(keptPlan('m1', 5)).toEqual([]);
  dropAnswered({ match: 'm1', decisions: [] });
  keepPlan('m1', 5, stacks);
  expect(keptPlan('m1', 5)).toEqual(stacks);
});
