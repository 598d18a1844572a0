import type { Face } from '@spaceline/art';
import { typeOf } from '@spaceline/art';
import type { DeckList } from '../net/api.ts';
import { needsOf } from '../sealed/needs.ts';
import type { Need } from '../sealed/needs.ts';
import { asksOf } from './asks.ts';
import type { Ask } from './asks.ts';

/** What a deck has, beside what its missions and ships ask. */

export interface MissionNeeds {
  readonly face: Face;
  /** The ways to solve it, each with everything it asks. */
  readonly ways: readonly (readonly Need[])[];
  /** By all people of the deck together. */
  readonly solvable: boolean;
}

export interface Statistics {
  readonly missions: readonly MissionNeeds[];
  /** Term by term what they ask, and what the people have of it. */
  readonly asks: readonly Ask[];
  /** Terms that no way of a mission gets round and that the people lack. */
  readonly lacks: readonly string[];
  /** Cards by type, the most first. */
  readonly types: readonly (readonly [type: string, count: number])[];
  /** People who staff, by icon; the most that a ship asks of each. */
  readonly staffing: readonly { readonly icon: string; readonly has: number; readonly most: number }[];
  /** The ship that asks for most. */
  readonly hardest: Face | undefined;
  readonly people: number;
  readonly ships: number;
}

const isMet = ({ met }: Need): boolean => met !== false;

const needsOfMission = (face: Face, people: readonly Face[]): MissionNeeds => {
  const ways = face.requires ? needsOf(face.requires, people) : [];
  return { face, ways, solvable: ways.length === 0 || ways.some((way) => way.every(isMet)) };
};

/** The way that lacks least is the one to mend. */
const lacksOf = ({ ways, solvable }: MissionNeeds): readonly string[] => {
  if (solvable) return [];
  const lacks = ways.map((way) => way.filter((need) => !isMet(need)).map(({ words }) => words));
  return lacks.toSorted((a, b) => a.length - b.length)[0] ?? [];
};

const counted = (values: readonly string[]): readonly (readonly [string, number])[] => {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
};

const icons = ['Cmd', 'Stf'];

export function statisticsOf(deck: DeckList, faceOf: (id: string) => Face): Statistics {
  const cards = [...deck.seeds, ...deck.draw].map(faceOf);
  const crew = cards.filter(({ people }) => people.length > 0);
  const ships = cards.filter(({ ship }) => ship);
  const missions = deck.missions.map((id) => needsOfMission(faceOf(id), crew));
  const staffed = crew.flatMap(({ people }) => people.map(({ staffing }) => staffing));
  return {
    missions,
    asks: asksOf(deck.missions.map(faceOf), crew),
    lacks: [...new Set(missions.flatMap(lacksOf))],
    types: counted(deck.draw.map((id) => typeOf(faceOf(id)))),
    staffing: icons.map((icon) => ({
      icon,
      has: staffed.filter((one) => one === icon).length,
      most: Math.max(0, ...ships.map(({ staffing }) => staffing.filter((one) => one === icon).length)),
    })),
    hardest: ships.toSorted((a, b) => b.staffing.length - a.staffing.length)[0],
    people: crew.length,
    ships: ships.length,
  };
}
