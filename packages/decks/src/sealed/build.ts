import { cardById } from '@spaceline/cards';
import type { Card, Deck } from '../deck.ts';
import type { Mission, Personnel } from '../reach.ts';
import { type Plan, type WorthOfAll, missionChoices, mostMissions, planMissions, worthByRule } from './missions.ts';
import { chooseDilemmas } from './seeds.ts';
import { type Ship, shipWorth } from './ships.ts';
import { worthFor } from './team.ts';
import { type PeopleFor, featuresOf, hasHome, mayWin, worthByTrial } from './trial.ts';

/** Builds a sensible legal deck from the cards of a box, for whoever has none when the time is up (WS-1.1). */

const sizes = { seeds: 10, draw: 20 } as const;

/** How decks are built: which missions, and how many cards of each kind at most. */
export interface Builder {
  /** What choices of missions are worth, with the people that would go with each and so many cards to draw. */
  readonly missions: (peopleFor: PeopleFor, size: number) => WorthOfAll;
  readonly people: number;
  readonly ships: number;
  readonly equipment: number;
  readonly others: number;
}

export const builders = {
  /** By a rule of thumb, as a sensible player does: what people can do, more of them do more surely. */
  rule: { missions: () => worthByRule, people: Infinity, ships: 4, equipment: 3, others: 4 },
  /**
   * By what won lab games: of a deck as small as it may be the right people come soonest, and a second space mission
   * is for when dilemmas close the first.
   */
  trial: { missions: worthByTrial, people: 18, ships: 2, equipment: 0, others: 0 },
} as const satisfies Readonly<Record<string, Builder>>;

type Facility = Extract<Card, { type: 'Facility' }>;

interface Pool {
  readonly missions: readonly Mission[];
  readonly people: readonly Personnel[];
  readonly ships: readonly Ship[];
  readonly outposts: readonly Facility[];
  readonly others: readonly Card[];
}

const isOf =
  <T extends Card['type']>(type: T) =>
  (card: Card): card is Extract<Card, { type: T }> =>
    card.type === type;

function sort(ids: readonly string[]): Pool {
  const cards = ids.map((id) => {
    const card = cardById(id);
    if (!card) throw new Error(`"${id}" is no card of a box.`);
    return card;
  });
  const sorted = ['Mission', 'Personnel', 'Ship', 'Facility'];
  return {
    missions: cards.filter(isOf('Mission')),
    people: cards.filter(isOf('Personnel')),
    ships: cards.filter(isOf('Ship')),
    outposts: cards.filter(isOf('Facility')),
    others: cards.filter(({ type }) => !sorted.includes(type)),
  };
}

const byWorth = <T>(worth: (card: T) => number, cards: readonly T[]): readonly T[] =>
  cards
    .map((card) => ({ card, worth: worth(card) }))
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ card }) => card);

/** Those who can be in play beside each other, the first of each: one of a unique card, and of a persona (B-4.6). */
const besideEachOther = (people: readonly Personnel[]): readonly Personnel[] => {
  const taken = new Set<string>();
  return people.filter(({ universal, personas }) => {
    if (!universal && personas.some((name) => taken.has(name))) return false;
    for (const name of universal ? [] : personas) taken.add(name);
    return true;
  });
};

/** Treaties do nothing where all affiliations mix (WS-4.2). */
const isTreaty = (card: Card): boolean =>
  'inPlay' in card && (card.inPlay?.rules ?? []).some(({ rule }) => rule === 'treaty');

/** Events mostly help, interrupts sometimes. */
const otherWorth = (card: Card): number => (isTreaty(card) ? 0 : card.type === 'Event' ? 2 : 1);

const without = <T>(cards: readonly T[], taken: readonly T[]): readonly T[] => {
  const left = [...cards];
  for (const card of taken) if (left.includes(card)) left.splice(left.indexOf(card), 1);
  return left;
};

const ids = (cards: readonly Card[]): string[] => cards.map(({ id }) => id);

/** The outpost, a ship that is there from the first turn, dilemmas, and artifacts where there is room. */
const chooseSeeds = (pool: Pool, { outpost }: Plan, ship: Ship | undefined): readonly Card[] => {
  const faceUp = [...(outpost ? [outpost] : []), ...(ship ? [ship] : [])];
  const dilemmas = chooseDilemmas(pool.others.filter(isOf('Dilemma')), sizes.seeds - faceUp.length);
  return [...faceUp, ...dilemmas, ...pool.others.filter(isOf('Artifact'))].slice(0, sizes.seeds);
};

const choicesIn = ({ missions, people, outposts }: Pool): ReturnType<typeof missionChoices> =>
  missionChoices(missions, besideEachOther(people), outposts);

/** Those who are of most use, as many as can be in play beside each other. */
const peopleFor = ({ people }: Pool, missions: readonly Mission[]): readonly Personnel[] =>
  besideEachOther(byWorth((one) => worthFor(missions, one), people));

const deckOf =
  (pool: Pool, most: number): PeopleFor =>
  (chosen) =>
    peopleFor(
      pool,
      chosen.map(({ mission }) => mission),
    ).slice(0, most);

/** The choices of three missions with which a box can win, the best by rule first, and what lab games are asked about each. */
export const sealedChoices = (box: readonly string[]) => {
  const pool = sort(box);
  const inDeck = deckOf(pool, builders.trial.people);
  return choicesIn(pool)
    .filter((chosen) => chosen.length === mostMissions && hasHome(chosen) && mayWin(chosen))
    .toSorted((a, b) => worthByRule(b) - worthByRule(a))
    .map((chosen) => ({
      missions: chosen.map(({ mission }) => mission.id),
      features: () => featuresOf(chosen, inDeck(chosen), sizes.draw),
    }));
};

/** The same cards and builder give the same deck. */
export function buildSealed(box: readonly string[], by: Builder = builders.rule): Deck {
  const pool = sort(box);
  const plan = planMissions(choicesIn(pool), by.missions(deckOf(pool, by.people), sizes.draw));
  const people = peopleFor(pool, plan.missions);
  const worthOfShip = shipWorth(people.slice(0, by.people));
  const ships = byWorth(worthOfShip, pool.ships);
  const flying = ships.filter((ship) => worthOfShip(ship) > 0);
  const seeds = chooseSeeds(pool, plan, flying[0] ?? ships[0]);
  const equipment = pool.others.filter(isOf('Equipment'));
  const helpful = byWorth(otherWorth, [
    ...pool.others.filter(isOf('Event')),
    ...pool.others.filter(isOf('Interrupt')),
  ]).filter((card) => otherWorth(card) > 0);
  const wanted: readonly (readonly [cards: readonly Card[], most: number])[] = [
    [people, by.people],
    [flying.slice(1), by.ships],
    [equipment, by.equipment],
    [helpful, by.others],
  ];
  const draw = wanted.flatMap(([cards, most]) => cards.slice(0, most));
  const further = wanted.flatMap(([cards, most]) => cards.slice(most));
  const all: readonly Card[] = [...pool.people, ...pool.ships, ...pool.others, ...pool.outposts];
  const spare = [...further, ...without(all, [...seeds, ...draw, ...further])];
  const lacking = Math.max(0, sizes.draw - draw.length);
  return { missions: ids(plan.missions), seeds: ids(seeds), draw: ids([...draw, ...spare.slice(0, lacking)]) };
}
