import { check, english } from '@spaceline/language';
import { describe, expect, test } from 'vitest';
import { catalogue } from './catalogue.ts';
import data from './facts.json' with { type: 'json' };
import { factsOf } from './facts.ts';
import { allCards } from './index.ts';
import { readRequirement, requirementOf } from './requirement.ts';
import { attemptersOf, classificationOf, iconsOf, listed, rarityOf, skillsOf } from './words-of-facts.ts';

const titles = catalogue();
const known = new Map(titles.map((title) => [title.id, title]));
const rows = data.rows.map((row) => factsOf(row.split('\t')[0] ?? '')!);
const plain = titles.filter(({ status }) => status === 'plain');

describe('the facts of the whole game', () => {
  test('are of 3,769 cards, each a First Edition title of the catalogue that has no program', () => {
    expect(data.columns).toEqual(Object.keys(rows[0]!));
    expect(new Set(rows.map(({ id }) => id)).size).toBe(3769);
    expect(rows.filter(({ id }) => known.get(id)?.edition !== 1).map(({ id }) => id)).toEqual([]);
    expect(rows.filter(({ id }) => known.get(id)?.status === 'written').map(({ id }) => id)).toEqual([]);
  });

  test('speak the words of the language', () => {
    for (const row of rows) {
      const skills = listed(row.skills.replace(' / ', '; '));
      expect(skillsOf(skills.join('; ')), row.id).toHaveLength(skills.length);
      expect(
        listed(row.classification, '+')
          .filter((word) => word !== '*')
          .every(classificationOf),
        row.id,
      ).toBe(true);
      if (row.rarity) expect(rarityOf(row.rarity), row.id).toBe(row.rarity);
      if (row.requirements) expect(requirementOf(row.requirements), row.id).toBeDefined();
      if (row.mission_affiliations) expect(attemptersOf(row.mission_affiliations).length, row.id).toBeGreaterThan(0);
    }
  });

  test('tell no wording of texts: requirements are terms, and everything else is a name or a number', () => {
    const longest = rows.map((row) => Math.max(...Object.values(row).map((cell) => cell.length)));
    expect(Math.max(...longest)).toBeLessThan(160);
    for (const { id, ...row } of rows) expect(Object.values(row).join(' '), id).not.toMatch(/\b(may|once|discard)\b/i);
  });

  test('agree with the catalogue in the type of each card', () => {
    for (const row of rows) {
      const { type } = known.get(row.id)!;
      if (type === 'Personnel') expect(row.integrity, row.id).not.toBe('');
      if (type === 'Ship') expect(row.range, row.id).not.toBe('');
      if (type === 'Mission') expect(row.mission_type, row.id).not.toBe('');
      if (row.classification) expect(type, row.id).toBe('Personnel');
    }
  });
});

describe('plain cards', () => {
  test('are those that say nothing beyond their facts and whose facts have rules', () => {
    const count = (type: string): number => plain.filter((title) => title.type === type).length;
    expect(['Personnel', 'Ship', 'Mission', 'Facility'].map(count)).toEqual([605, 65, 115, 5]);
    expect(plain).toHaveLength(790);
  });

  test('pass the static checks beside the written ones', () => {
    const problems = check([...allCards, ...plain.flatMap(({ card }) => card ?? [])]);
    // Missions name people and skills that only cards with texts have.
    expect(problems.filter(({ what }) => !/^(unknown title|nobody can meet)/.test(what))).toEqual([]);
  });

  test('are read aloud from their facts', () => {
    for (const { card } of plain) expect(english(card!)).toMatch(/^[A-Z\d].+\.\)?$/);
    expect(english(known.get('bajoran-outpost')!.card!)).toBe(
      'SHIELDS 30. Seed one, or build it where you have a Bajoran ENGINEER.',
    );
  });

  test.each([
    [
      'sisters-of-duras',
      ['Lursa', "B'Etor"],
      [
        ['Treachery', 'Leadership', 'Geology', 'Greed'],
        ['Treachery', 'Physics', 'Youth', 'Greed'],
      ],
    ],
    [
      'mr-and-mrs-troi',
      ['William T. Riker', 'Deanna Troi'],
      [
        ['Leadership', 'Honor', 'SECURITY'],
        ['Empathy', 'Diplomacy', 'Anthropology'],
      ],
    ],
  ])('B-27.13: %s is two persons with skills of their own', (id, personas, skills) => {
    const card = known.get(id)!.card!;
    expect(card).toMatchObject({ type: 'Personnel', personas });
    if (card.type === 'Personnel')
      expect(card.individuals.map((one) => one.skills.map(({ skill }) => skill))).toEqual(skills);
  });

  test.each([
    ['two-of-seventeen', 'its text is not written'],
    ['escape-gulag', 'its two ends differ'],
    ['dominion-battleship', 'its special equipment has no rules yet'],
    ['fletika', 'the need for ketracel-white has no rules yet'],
    ['mondor', 'its staffing requirement is not made of icons'],
    ['archer', undefined],
  ])('near miss: %s: %s', (id, why) => {
    expect(known.get(id)?.why).toBe(why);
  });

  test('every title that is played by hand says why', () => {
    for (const { status, why, id } of titles) expect(why === undefined, id).toBe(status !== 'by hand');
  });
});

describe('requirements', () => {
  test.each([
    ['Navigation', { if: 'skill', skill: 'Navigation', levels: 1 }],
    ['OFFICER x4', { if: 'skill', skill: 'OFFICER', levels: 4 }],
    [
      'CUNNING>30 + {any Odo}',
      {
        if: 'all',
        of: [
          { if: 'sum', attribute: 'CUNNING', over: 30 },
          { if: 'named', title: 'Odo' },
        ],
      },
    ],
    ['Law OR WEAPONS>8', { if: 'any', of: [{ skill: 'Law' }, { if: 'ship', attribute: 'WEAPONS', over: 8 }] }],
    ['Honor + (Law OR Greed x2)', { if: 'all', of: [{ skill: 'Honor' }, { if: 'any' }] }],
  ])('are read: %s', (words, condition) => {
    expect(requirementOf(words)).toMatchObject(condition);
  });

  test.each(['Navigationer', 'a Praetor', 'Law + a Praetor', '(Law OR Greed', ''])('near miss: %s', (words) => {
    expect(requirementOf(words)).toBeUndefined();
  });

  test('end where the text goes on', () => {
    expect(readRequirement('Law x2 When solved, draw.')?.rest).toBe(' When solved, draw.');
  });
});

test('icons that the language knows are read, in the order printed', () => {
  expect(iconsOf('[22] [AU] (Y> [Preview]')).toEqual(['22', 'AU']);
});
