import { readFileSync } from 'node:fs';
import type { Condition, MissionCard, PersonnelCard } from '@spaceline/language';
import { describe, expect, test } from 'vitest';
import { type Card } from './deck.ts';
import { findCard, judge, readDeck, starterDecks, writeDeck } from './index.ts';
import { federationStarter } from './starters/federation.ts';
import { klingonStarter } from './starters/klingon.ts';

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

/** Some team of at most five solves it. */
const solvable = (people: Team, requires: Condition, team: Team = [], from = 0): boolean =>
  meets(team, requires) ||
  (team.length < 5 && people.slice(from).some((card, i) => solvable(people, requires, [...team, card], from + i + 1)));

const cardsOf = (ids: readonly string[]): readonly Card[] => ids.map((id) => findCard(id)!);

describe.each(starterDecks)('starter deck $id', ({ id, deck, title }) => {
  test('every line of its list names a card', () => {
    expect(readDeck(id === 'federation' ? federationStarter : klingonStarter).problems).toEqual([]);
  });

  test('B-7.10: it is legal, without a warning', () => {
    expect(judge(deck, { id: 'open' })).toEqual([]);
    expect(deck.draw.length).toBeLessThanOrEqual(40);
  });

  test('a team of five of its own personnel solves each of its missions and may attempt it', () => {
    const people = cardsOf(deck.draw).filter((card): card is PersonnelCard => card.type === 'Personnel');
    for (const card of cardsOf(deck.missions) as readonly MissionCard[]) {
      expect(solvable(people, card.requires), card.title).toBe(true);
      expect(
        people.some((one) => one.affiliations.some((is) => card.attemptedBy.includes(is))),
        card.title,
      ).toBe(true);
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

  test('its outpost can be seeded at one of its missions', () => {
    const missions = cardsOf(deck.missions) as readonly MissionCard[];
    const outposts = cardsOf(deck.seeds).filter((card) => card.type === 'Facility');
    expect(outposts).toHaveLength(1);
    expect(missions.some((one) => one.attemptedBy.some((is) => outposts[0].affiliations.includes(is)))).toBe(true);
  });

  test('the file in decks/ is this deck', () => {
    const file = readFileSync(new URL(`../../../decks/${id}.deck`, import.meta.url), 'utf8');
    expect(readDeck(file)).toEqual({ title, deck, problems: [] });
    expect(file).toBe(writeDeck(deck, 'text', title));
  });
});
