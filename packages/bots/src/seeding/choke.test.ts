import { cardById } from '@spaceline/cards';
import type { CardId, LocationId, VictoryView } from '@spaceline/engine';
import type { DilemmaCard, MissionCard } from '@spaceline/language';
import { expect, test } from 'vitest';
import { winningSets } from './choke.ts';
import { planStacks } from './dilemmas.ts';
import type { Foe } from './model-team.ts';
import type { SeedSpot } from './table.ts';

const missionOf = (id: string): MissionCard => {
  const card = cardById(id);
  if (card?.type !== 'Mission') throw new Error(`${id} is no mission.`);
  return card;
};

const dilemmaOf = (id: string): DilemmaCard => {
  const card = cardById(id);
  if (card?.type !== 'Dilemma') throw new Error(`${id} is no dilemma.`);
  return card;
};

const bothKinds = 'a planet mission and a space mission of your own solved (none yet)';
const twoMissions: VictoryView = {
  counting: 0,
  needed: 0,
  missing: 0,
  requirements: [{ clause: 'WS-5.2', what: bothKinds, met: false, adds: 0 }],
};
const threeMissions: VictoryView = {
  counting: 0,
  needed: 140,
  missing: 140,
  requirements: [{ clause: 'OTF-7.2', what: bothKinds, met: false, adds: 40 }],
};

const planets = ['excavation', 'krios-suppression'].map(missionOf);
const space = missionOf('study-nebula');

test('WS-5.2: a planet and a space mission win together, none of them needless', () => {
  expect(winningSets([...planets, space], twoMissions)).toEqual([
    [0, 2],
    [1, 2],
  ]);
});

test('OTF-7.2: missions of one kind win only beside one of the other', () => {
  const four = [...planets, missionOf('fever-emergency'), space];
  const sets = winningSets(four, threeMissions);
  expect(sets.length).toBeGreaterThan(0);
  for (const set of sets) {
    expect(set).toContain(3);
    expect(set.reduce((sum, at) => sum + four[at]!.points, 0)).toBeGreaterThanOrEqual(100);
  }
});

test('WS-5.2: dilemmas for any mission lie where the other player cannot do without it', () => {
  const spots = [...planets, space].map((mission, at): SeedSpot => ({
    on: at as LocationId,
    at,
    span: 3,
    mission,
    whose: 'theirs',
    seeded: [],
  }));
  const anywhere = [
    'anaphasic-organism-nagilum',
    'males-love-interest-plague-ship',
    'females-love-interest-garbage-scow',
  ];
  const dilemmas = anywhere.map((id, at) => ({ id: at as CardId, card: dilemmaOf(id) }));
  const foe: Foe = { affiliations: ['Federation'], people: undefined, key: 'Federation' };
  const sizes = (against: Foe): readonly number[] =>
    planStacks(spots, dilemmas, against).map(({ cards }) => cards.length);
  expect(sizes(foe)).toEqual([1, 1, 1]);
  expect(sizes({ ...foe, victory: twoMissions, chokes: { effort: 1, blur: 6, each: 4 } })).toEqual([0, 0, 3]);
});
