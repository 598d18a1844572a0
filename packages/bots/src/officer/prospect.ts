import { allCards } from '@spaceline/cards';
import type { Expectation, Likely, Person as Reader, Stacked } from '../reading/index.ts';
import { expectedUnder, lessSkilled, readPerils, teamOf } from '../reading/index.ts';
import { vesselWith } from './ailments.ts';
import { defOf, profileOf } from './cards.ts';
import { keptIn, keyOfVessel } from './kept.ts';
import type { Group, Mission, Person, Situation } from './situation.ts';

/** What is to be expected of an attempt: what lies under the mission is known in part, the rest may be anything. */

interface Possible {
  readonly id: string;
  readonly perils: Likely['perils'];
  readonly combo: boolean;
}

const possible = (kind: 'planet' | 'space'): readonly Possible[] =>
  allCards.flatMap((card) => {
    if (card.type !== 'Dilemma') return [];
    const perils = readPerils(card)[kind];
    return perils.length > 0 ? [{ id: card.id, perils, combo: card.combo !== undefined }] : [];
  });

const all = { planet: possible('planet'), space: possible('space') };

const isDilemma = (def: string): boolean => defOf(def)?.type === 'Dilemma';

/** Dilemmas of the other player that were seen. */
const seenOf = (s: Situation): readonly string[] => {
  const seen = new Set<string>();
  for (const { def, owner } of s.cards.values()) if (owner === s.them && isDilemma(def)) seen.add(def);
  return [...seen].toSorted();
};

const seenIn = new WeakMap<Situation, readonly string[]>();

const seenBy = (s: Situation): readonly string[] => {
  const seen = seenIn.get(s) ?? seenOf(s);
  seenIn.set(s, seen);
  return seen;
};

/** What was seen elsewhere lies here less often; combos are seldom but in sealed decks. */
const likelyAt = (s: Situation, kind: 'planet' | 'space', elsewhere: readonly string[]): readonly Likely[] => {
  return all[kind].map(({ id, perils, combo }) => ({
    perils,
    weight: (combo ? (s.mixes ? 1 : 0.1) : 1) * (elsewhere.includes(id) ? 0.3 : 1),
  }));
};

const stackOf = (mission: Mission, kind: 'planet' | 'space'): Stacked => {
  const stack: (Stacked[number] | undefined)[] = Array.from({ length: mission.seeds }, () => undefined);
  for (const { position, def } of mission.known) {
    const card = defOf(def);
    stack[position] = card?.type === 'Dilemma' ? readPerils(card)[kind] : [];
  }
  return stack;
};

const readerOf = ({ id, def }: Person): readonly Reader[] => {
  const card = profileOf(def)?.def;
  return card ? [{ card, id }] : [];
};

/** One that is not known may be any of some thirty: all of them are thought of. Where several lie, some of the ways. */
const samplesFor = (unknown: number): number => (unknown === 1 ? 32 : 16);

const usual = new Map<string, Expectation>();

const thought = (
  s: Situation,
  mission: Mission,
  people: readonly Person[],
  gear: readonly string[],
  ship: Group | undefined,
): Expectation => {
  const kind = mission.def.kind === 'space' ? 'space' : 'planet';
  const vessel = kind === 'space' && ship ? vesselWith(s, ship, people, gear) : undefined;
  const team = teamOf(
    people.flatMap(readerOf),
    gear.flatMap((id) => defOf(id) ?? []),
    vessel && {
      range: vessel.range,
      weapons: vessel.weapons,
      shields: vessel.shields,
      damaged: (ship?.vessel?.hull ?? 100) < 100,
    },
  );
  return expectedUnder(
    stackOf(mission, kind),
    likelyAt(s, kind, seenBy(s)),
    vessel?.lessSkilled ? lessSkilled(team) : team,
    undefined,
    samplesFor(mission.unknown),
  );
};

export const prospectOf: typeof thought = (s, mission, people, gear, ship) => {
  const space = mission.def.kind === 'space';
  const vessel = space && ship ? vesselWith(s, ship, people, gear) : undefined;
  const key = [
    s.mixes,
    space,
    mission.seeds,
    mission.known.map(({ position, def }) => `${position} ${def}`),
    keyOfVessel(vessel),
    vessel && ship?.vessel?.hull,
    gear,
    seenBy(s),
    people.map(({ id, def }) => `${id} ${def}`),
  ].join('|');
  const think = (): Expectation => thought(s, mission, people, gear, ship);
  return keptIn(s.style.kept?.prospects ?? usual, key, think) ?? think();
};
