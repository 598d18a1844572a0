import type { EventName, SeenEvent } from '@spaceline/engine';
import { eventGroups } from '@spaceline/engine';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chooseLanguage, languages } from '../i18n/language.ts';
import type { Language } from '../i18n/language.ts';
import type { Names } from '../words.ts';
import type { DeedAct } from './act.ts';
import { stepsOf } from './steps-told.ts';
import { isHeading } from './story.ts';

const titles: Readonly<Record<number, string>> = { 5: 'Data', 7: 'Excavation' };
const names: Names = {
  reader: 0,
  card: (id) => titles[id],
  titleOf: (def) => def,
  facts: () => undefined,
  players: ['Kira', 'Quark'],
};

const deed = (e: EventName, id = 0): DeedAct => ({
  kind: 'deed',
  id,
  turn: 1,
  action: 1,
  player: 1,
  seq: 1,
  isOpen: false,
  names: {},
  events: [{ e, player: 1, card: 5, on: 7, n: 1, cards: [5], word: '', action: 1, names: {} } as unknown as SeenEvent],
});

const headings = (Object.keys(eventGroups) as EventName[]).filter(isHeading);
const wordsOf = (e: EventName): string | undefined => stepsOf([deed(e)], names)[0]?.words;

beforeEach(() => void vi.stubGlobal('document', { documentElement: {} }));
// Test files share a worker, and the others read English.
afterEach(() => chooseLanguage('en'));

test.each(Object.keys(languages) as Language[])('whatever is done has a phrase of its own, in "%s"', async (one) => {
  await chooseLanguage(one);
  const said = headings.map((e) => [e, wordsOf(e)] as const);
  expect(said.filter(([, words]) => !words || words.includes(':'))).toEqual([]);
  // A mission and any other card are turned over in the same words.
  expect(new Set(said.map(([, words]) => words)).size).toBe(headings.length - 1);
});

test('what was done says so in words that fit where it was done', () => {
  const told = (e: EventName) => stepsOf([deed(e)], names).map(({ words, small }) => `${words} ${small}`.trim());
  expect(told('reappeared')).toEqual(['Data reappeared at Excavation']);
  expect(told('location destroyed')).toEqual(['Data destroyed everything at Excavation']);
  expect(told('saved')).toEqual(['Data was saved']);
  expect(told('draw deck regenerated')).toEqual(['Made a new draw deck of the discard pile']);
});
