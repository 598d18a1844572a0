import { readFileSync } from 'node:fs';
import type { Condition, MissionCard, PersonnelCard } from '@spaceline/language';
import { describe, expect, test } from 'vitest';
import { sets } from '@spaceline/cards';
import { constructedFormats, otf } from '@spaceline/formats';
import { type Card } from './deck.ts';
import { findCard, judge, legalStarters, readDeck, starterDecks, writeDeck } from './index.ts';

type Team = readonly PersonnelCard[];

const levels = (team: Team, skill: string): number =>
  team
    .flatMap((card) => card.individuals)
    .reduce(
      (sum, one) =>
        sum +
        Number(one.classification === skill) +
        one.skills.reduce((own, has) => own + (has.skill === skill ? has.levels : 0), 0),
      0,
    );

const total = (team: Team, attribute: 'INTEGRITY' | 'CUNNING' | 'STRENGTH'): number => {
  const field = ({ INTEGRITY: 'integrity', CUNNING: 'cunning', STRENGTH: 'strength' } as const)[attribute];
  return team.flatMap((card) => card.individuals).reduce((sum, one) => sum + one[field], 0);
};

/** A plain reading of a mission requirement, apart from the engine's. */
const meets = (team: Team, condition: Condition): boolean => {
  switch (condition.if) {
    case 'all':
      return condition.of.every((part) => meets(team, part));
    case 'any':
      return condition.of.some((part) => meets(team, part));
    case 'skill':
      return levels(team, condition.skill) >= condition.levels;
    case 'sum':
      return total(team, condition.attribute) > condition.over;
    case 'named':
      return team.some((card) => card.personas.includes(condition.title));
    default:
      throw new Error(`No mission requires "${condition.if}".`);
  }
};

/** Some team of at most so many solves it. */
const solvable = (people: Team, requires: Condition, most: number, team: Team = [], from = 0): boolean =>
  meets(team, requires) ||
  (team.length < most &&
    people.slice(from).some((card, i) => solvable(people, requires, most, [...team, card], from + i + 1)));

const cardsOf = (ids: readonly string[]): readonly Card[] => ids.map((id) => findCard(id)!);

describe.each(starterDecks)('starter deck $id', ({ id, deck, title }) => {
  test('B-7.10: it is legal, without a warning', () => {
    expect(judge(deck, { id: 'open' })).toEqual([]);
    expect(deck.draw.length).toBeLessThanOrEqual(60);
  });

  test('a small team of its own personnel solves each of its missions and may attempt it', () => {
    const people = cardsOf(deck.draw).filter((card): card is PersonnelCard => card.type === 'Personnel');
    for (const card of cardsOf(deck.missions) as readonly MissionCard[]) {
      expect(
        [4, 5, 6, 7].some((most) => solvable(people, card.requires, most)),
        card.title,
      ).toBe(true);
      expect(
        people.some((one) => one.affiliations.some((is) => card.attemptedBy.includes(is))),
        card.title,
      ).toBe(true);
    }
  });

  test('OTF-7.1 to OTF-7.3: three of its missions, a planet and a region of space of the Alpha Quadrant among them, win', () => {
    const missions = cardsOf(deck.missions) as readonly MissionCard[];
    const [planet, space] = (['planet', 'space'] as const).map((kind) =>
      missions.filter((one) => one.kind === kind).toSorted((a, b) => (b.points ?? 0) - (a.points ?? 0)),
    );
    const points = [planet[0], space[0], ...planet.slice(1), ...space.slice(1)].map((one) => one.points ?? 0);
    expect(missions.some(({ quadrant }) => quadrant === 'Alpha')).toBe(true);
    expect(points[0] + points[1] + Math.max(...points.slice(2))).toBeGreaterThanOrEqual(100);
  });

  test('B-14.16: its own personnel can staff each of its ships', () => {
    const people = cardsOf(deck.draw).filter((card): card is PersonnelCard => card.type === 'Personnel');
    const ships = cardsOf(deck.draw).filter((card) => card.type === 'Ship');
    expect(ships.length).toBeGreaterThanOrEqual(3);
    for (const ship of ships) {
      const crew = people.filter((one) => one.affiliations.some((is) => ship.affiliations.includes(is)));
      const has = (icon: string): number =>
        crew.flatMap((one) => one.individuals).filter((one) => one.staffing === icon).length;
      const asks = (icon: string): number => ship.staffing.filter((one) => one === icon).length;
      expect(crew.length, ship.title).toBeGreaterThan(0);
      expect(has('Cmd') >= asks('Cmd') && has('Cmd') + has('Stf') >= ship.staffing.length, ship.title).toBe(true);
    }
  });

  test('every dilemma of its seed deck finds a place under a mission of either starter deck', () => {
    const missions = starterDecks.flatMap((one) => cardsOf(one.deck.missions)) as readonly MissionCard[];
    for (const card of cardsOf(deck.seeds))
      if (card.type === 'Dilemma')
        expect(
          missions.some((one) => card.where === 'dual' || one.kind === card.where),
          card.title,
        ).toBe(true);
  });

  test('each of its outposts can be seeded at one of its missions', () => {
    const missions = cardsOf(deck.missions) as readonly MissionCard[];
    const outposts = cardsOf(deck.seeds).filter((card) => card.type === 'Facility');
    expect(outposts.length).toBeGreaterThan(0);
    for (const outpost of outposts)
      expect(
        missions.some(
          (one) =>
            !one.characteristics.includes('Homeworld') &&
            one.attemptedBy.some((is) => outpost.affiliations.includes(is)),
        ),
        outpost.title,
      ).toBe(true);
  });

  test('the file in decks/ is this deck', () => {
    const file = readFileSync(new URL(`../../../decks/${id}.deck`, import.meta.url), 'utf8');
    expect(readDeck(file)).toEqual({ title, deck, problems: [] });
    expect(file).toBe(writeDeck(deck, 'text', title));
  });
});

const everywhere = [
  'starfleet-command',
  'klingon-high-council',
  'klingon-houses',
  'romulan-fleet',
  'romulan-intrigue',
  'khitomer-accord',
  'free-traders',
];

describe.each(constructedFormats)('in $id', (format) => {
  test('B-7.10: these decks are wholly legal, without a warning', () => {
    const legal = starterDecks.filter(({ deck }) => judge(deck, format).length === 0).map(({ id }) => id);
    expect(legal).toEqual(expect.arrayContaining(everywhere));
    expect(legalStarters(format).map(({ id }) => id)).toEqual(legal);
  });
});

test('OTF-6.1: a starter deck with a banned card is not among the legal ones', () => {
  expect(legalStarters(otf).map(({ id }) => id)).toEqual(everywhere);
});

test('together the decks use every card of Premiere', () => {
  const used = new Set(starterDecks.flatMap(({ deck }) => [...deck.missions, ...deck.seeds, ...deck.draw]));
  const premiere = sets.find(({ id }) => id === 'premiere')!.cards;
  expect(premiere.filter((card) => !used.has(card.id)).map((card) => card.title)).toEqual([]);
});
