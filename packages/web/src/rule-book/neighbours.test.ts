import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { BookClause } from './book.ts';
import { neighboursOf } from './neighbours.ts';
import { pictures } from './chapter-picture.tsx';

const clause = (id: string, section: string, text: string, sheet = 'base', ruling?: string): BookClause => ({
  id,
  sheet,
  chapter: sheet === 'base' ? `${id.slice(2, 4)}. Chapter` : 'Missions',
  section,
  title: id,
  text,
  rulings: ruling === undefined ? [] : [{ id: 'R-1', text: ruling }],
  tests: 1,
});

const book = [
  clause('B-16.1', 'a', 'You may attempt (B-16.2), again (B-16.2), as B-16.1 says.', 'base', 'As in B-16.4.'),
  clause('B-16.2', 'a', 'Away Teams attempt planets; see B-16.3 and chapter 21.'),
  clause('B-16.3', 'b', 'As B-16.1 says.'),
  clause('B-16.4', 'b', 'Nothing of B-16.11.'),
  clause('B-21.1', 'a', 'Damage.'),
  clause('OTF-4.1', '', 'Against B-16.1, see OTF-4.2.', 'otf'),
  clause('OTF-4.2', '', 'More.', 'otf'),
];
const of = (id: string) =>
  neighboursOf(
    book.find((each) => each.id === id)!,
    book,
  );
const ids = (all: readonly BookClause[]) => all.map((each) => each.id);

test('a clause goes on in those it names, then in those its section names, and is named by others', () => {
  const { goesOn, named, sheets } = of('B-16.1');
  expect([ids(goesOn), ids(named), ids(sheets)]).toEqual([
    ['B-16.2', 'B-16.4', 'B-16.3', 'B-21.1'],
    ['B-16.3'],
    ['OTF-4.1'],
  ]);
  expect(ids(of('OTF-4.1').goesOn)).toEqual(['B-16.1', 'OTF-4.2']);
  expect(ids(of('OTF-4.2').named)).toEqual(['OTF-4.1']);
});

/** By chapter, words of its clauses that say what is drawn. */
const drawn: Readonly<Record<string, readonly string[]>> = {
  11: ['start of turn, card play, execute orders, end of turn, draw'],
  16: ['Announce the mission', 'reveal its bottom card', 'the requirements are tested', 'the mission is completed'],
  17: ['the encounter is announced', 'if its trigger is absent', 'if it has conditions', 'is overcome'],
  20: ['sum of the current WEAPONS', 'ATTACK > DEFENSE it is a hit', 'ATTACK > 2 x DEFENSE it is a direct hit'],
  21: ['starts at 100%', 'reduces HULL by 50%', 'reduces HULL by 100%', 'At 0% HULL the ship or facility is destroyed'],
  26: ['the sum of mission points, bonus points and point changes', 'at least 100 wins at once'],
};

test('what a picture shows stands in the clauses it names', () => {
  const rules = readFileSync(join(import.meta.dirname, '../../../../rules/base-game.md'), 'utf8');
  for (const [chapter, { clauses }] of Object.entries(pictures)) {
    const words = drawn[chapter] ?? [];
    expect(words.length).toBeGreaterThan(0);
    const said = clauses.map((id) => {
      expect(id.startsWith(`B-${chapter}.`)).toBe(true);
      return rules.split('\n').find((line) => line.startsWith(`- **${id}`)) ?? '';
    });
    for (const word of words) expect(said.join('\n').replaceAll('**', '')).toContain(word);
  }
});
