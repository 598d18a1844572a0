import { cardById } from '@spaceline/cards';
import type { MissionCard, PersonnelCard } from '@spaceline/language';
import { expect, test } from 'vitest';
import { readyAfterDeals } from './deals.ts';

const mission = (id: string): MissionCard => {
  const card = cardById(id);
  if (card?.type !== 'Mission') throw new Error(`${id} is no mission.`);
  return card;
};

/** Federation people like Calloway, with other skills. */
const who = (n: number, ...skills: readonly string[]): readonly PersonnelCard[] => {
  const card = cardById('calloway');
  if (card?.type !== 'Personnel') throw new Error('There is no Calloway.');
  const individuals = card.individuals.map((one) => ({
    ...one,
    skills: skills.map((skill) => ({ skill, levels: 1 })),
  })) as unknown as PersonnelCard['individuals'];
  return Array.from({ length: n }, () => ({ ...card, individuals }));
};

// Diplomacy and Empathy; Archaeology, Exobiology and Computer Skill; both for the Federation.
const planet = mission('first-contact');
const space = mission('investigate-rogue-comet');
const foreign = mission('investigate-raid');
const talks = (n: number) => [...who(n, 'Diplomacy'), ...who(n, 'Empathy')];
const digs = (n: number) => who(n, 'Archaeology', 'Exobiology', 'Computer Skill');
const size = 20;

test('WS-5.2: a deck that lacks one skill, one kind of mission or the affiliation is never ready', () => {
  const all = [...talks(4), ...digs(4)];
  expect(readyAfterDeals([planet, space], all, size).both).toBeGreaterThan(0.4);
  expect(readyAfterDeals([planet, space], [...who(9, 'Diplomacy'), ...digs(9)], size).both).toBe(0);
  expect(readyAfterDeals([planet, planet], all, size).both).toBe(0);
  expect(readyAfterDeals([foreign, space], [...all, ...who(4, 'Exobiology')], size).both).toBe(0);
});

test('WS-4.1, WS-4.7: the more of a deck helps, the sooner it is ready; who is drawn at once plays on the first turn', () => {
  const soon = [1, 2, 4, 6].map((n) => readyAfterDeals([planet, space], [...talks(n), ...digs(n)], size).both);
  expect(soon).toEqual(soon.toSorted((a, b) => a - b));
  expect(new Set(soon).size).toBe(4);
  // Of a deck that is one hand, two cards come on the first turn and the third on the second.
  expect(readyAfterDeals([planet, space], [...talks(1), ...digs(1)], 3).both).toBeCloseTo(0.85 ** 2);
  expect(
    readyAfterDeals([planet, space], who(2, 'Diplomacy', 'Empathy', 'Archaeology', 'Exobiology', 'Computer Skill'), 2)
      .both,
  ).toBeCloseTo(0.85);
});

test('WS-5.2: the second of a kind counts beside the pair, and the same deck is always dealt the same', () => {
  const people = [...talks(4), ...digs(4)];
  const one = readyAfterDeals([planet, space], people, size);
  const two = readyAfterDeals([planet, space, space], people, size);
  expect(one['second space']).toBe(0);
  expect(two['second space']).toBeGreaterThan(0.4);
  expect(two['second planet']).toBe(0);
  expect(readyAfterDeals([planet, space, space], people, size)).toEqual(two);
});
