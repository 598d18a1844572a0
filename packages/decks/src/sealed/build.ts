import { cardById } from '@spaceline/cards';
import type { Card, Deck } from '../deck.ts';
import type { Mission, Personnel } from '../reach.ts';
import { helpers, smallestTeam, worthFor } from './team.ts';

/** Builds a sensible legal deck from the cards of a box, for whoever has none when the time is up (WS-1.1). */

const sizes = { missions: 3, seeds: 10, draw: 20 } as const;
type Ship = Extract<Card, { type: 'Ship' }>;
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

/** The outpost that can stand at a mission: built in, or a card. */
const outpostFor = (mission: Mission, { outposts }: Pool): Facility | 'built in' | undefined =>
  mission.builtIn?.kind === 'outpost'
    ? 'built in'
    : outposts.find(({ affiliations }) => affiliations.some((one) => mission.attemptedBy.includes(one)));

/** Few people who can do it, and many who could help, make a mission easy. */
const easeOf = (mission: Mission, { people }: Pool): number => {
  const team = smallestTeam(mission, people);
  return team ? 30 - 5 * team.length + 2 * Math.min(6, helpers(mission, people)) + mission.points / 10 : 0;
};

const locationOf = ({ location, universal, id }: Mission): string => (universal ? id : location);

const eachLocation = (missions: readonly Mission[]): readonly Mission[] =>
  missions.filter((mission, i) => missions.findIndex((other) => locationOf(other) === locationOf(mission)) === i);

/** The easiest planet and space missions, and where the outpost will be. */
function chooseMissions(pool: Pool): readonly Mission[] {
  const easiest = eachLocation(byWorth((mission) => easeOf(mission, pool), pool.missions));
  const planet = easiest.find(({ kind }) => kind !== 'space');
  const space = easiest.find((mission) => mission.kind !== 'planet' && mission !== planet);
  const two = [planet, space].filter((mission) => mission !== undefined);
  const hasHome = two.some((mission) => outpostFor(mission, pool));
  const third = easiest.find((mission) => !two.includes(mission) && (hasHome || outpostFor(mission, pool)));
  return [...two, ...(third ? [third] : [])].slice(0, sizes.missions);
}

/** Those that are easily staffed and fly far come first, whoever can fly them. */
const shipWorth =
  (people: readonly Personnel[]) =>
  (ship: Ship): number => {
    const matching = people.filter(({ affiliations }) => affiliations.some((one) => ship.affiliations.includes(one)));
    const flies = matching.length > 0 || ship.affiliations.includes('Non-Aligned') ? 20 : 0;
    return flies + Math.min(matching.length, 6) + ship.range - 2 * ship.staffing.length;
  };

/** Equipment helps always, events mostly, interrupts sometimes. */
const otherWorth: Readonly<Partial<Record<Card['type'], number>>> = { Equipment: 9, Event: 6, Interrupt: 4 };

/** Dilemmas that stop or kill without asking much of the seeder; two in one are worth more than one. */
const dilemmaWorth = (card: Extract<Card, { type: 'Dilemma' }>): number =>
  (card.combo ? 5 : 0) + (card.where === 'dual' ? 2 : 0) - (card.points ?? 0) / 5;

const without = <T>(cards: readonly T[], taken: readonly T[]): readonly T[] => {
  const left = [...cards];
  for (const card of taken) left.splice(left.indexOf(card), 1);
  return left;
};

const ids = (cards: readonly Card[]): string[] => cards.map(({ id }) => id);

/** The same cards give the same deck. */
export function buildSealed(cards: readonly string[]): Deck {
  const pool = sort(cards);
  const missions = chooseMissions(pool);
  const ships = byWorth(shipWorth(pool.people), pool.ships);
  const home = missions.find((mission) => outpostFor(mission, pool));
  const outpost = home && outpostFor(home, pool);
  const dilemmas = byWorth(dilemmaWorth, pool.others.filter(isOf('Dilemma')));
  const seeds: readonly Card[] = [
    ...(outpost && outpost !== 'built in' ? [outpost] : []),
    ...ships.slice(0, 1),
    ...dilemmas,
    ...pool.others.filter(isOf('Artifact')),
  ].slice(0, sizes.seeds);

  const people = byWorth((one) => worthFor(missions, one), pool.people);
  const other = byWorth(
    (card) => otherWorth[card.type] ?? 0,
    pool.others.filter(({ type }) => type in otherWorth),
  );
  const wanted: readonly Card[] = [...people.slice(0, 15), ...ships.slice(1, 4), ...other.slice(0, 4)];
  const spare: readonly Card[] = [
    ...people.slice(15),
    ...ships.slice(4),
    ...other.slice(4),
    ...without(pool.outposts, outpost && outpost !== 'built in' ? [outpost] : []),
    ...without(pool.others.filter(isOf('Dilemma')), seeds.filter(isOf('Dilemma'))),
    ...without(pool.others.filter(isOf('Artifact')), seeds.filter(isOf('Artifact'))),
  ];
  const draw = [...wanted, ...spare.slice(0, Math.max(0, sizes.draw - wanted.length))];
  return { missions: ids(missions), seeds: ids(seeds), draw: ids(draw) };
}
