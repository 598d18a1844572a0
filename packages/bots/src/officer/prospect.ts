import { allCards } from '@spaceline/cards';
import type { Expectation, Likely, Person as Reader, Stacked } from '../reading/index.ts';
import { expectedUnder, readPerils, teamOf } from '../reading/index.ts';
import { defOf, profileOf } from './cards.ts';
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

/** What was seen elsewhere lies here less often; combos are seldom but in sealed decks. */
const likelyAt = (s: Situation, kind: 'planet' | 'space'): readonly Likely[] => {
  const { fears } = s.style;
  if (fears) {
    const feared = all[kind].flatMap(({ id, perils }) => {
      const weight = fears.get(id) ?? 0;
      return weight > 0 ? [{ perils, weight }] : [];
    });
    if (feared.length > 0) return feared;
  }
  const elsewhere = new Set<string>();
  for (const { def, owner } of s.cards.values()) if (owner === s.them) elsewhere.add(def);
  return all[kind].map(({ id, perils, combo }) => ({
    perils,
    weight: (combo ? (s.mixes ? 1 : 0.1) : 1) * (elsewhere.has(id) ? 0.3 : 1),
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

const samples = 8;

const thought = (
  s: Situation,
  mission: Mission,
  people: readonly Person[],
  gear: readonly string[],
  ship: Group | undefined,
): Expectation => {
  const kind = mission.def.kind === 'space' ? 'space' : 'planet';
  const team = teamOf(
    people.flatMap(readerOf),
    gear.flatMap((id) => defOf(id) ?? []),
    kind === 'space' && ship?.vessel
      ? {
          range: ship.vessel.range,
          weapons: ship.vessel.weapons,
          shields: ship.vessel.shields,
          damaged: ship.vessel.hull < 100,
        }
      : undefined,
  );
  return expectedUnder(stackOf(mission, kind), likelyAt(s, kind), team, undefined, samples);
};

const keyOf = (
  mission: Mission,
  people: readonly Person[],
  gear: readonly string[],
  ship: Group | undefined,
): string => {
  const { range, weapons, shields, hull } = ship?.vessel ?? {};
  const seen = mission.known.map(({ position, def }) => `${position} ${def}`);
  return [mission.id, mission.seeds, seen, people.map(({ id }) => id), gear, range, weapons, shields, hull].join('|');
};

export const prospectOf: typeof thought = (s, mission, people, gear, ship) => {
  const kept = s.style.kept?.prospects;
  if (!kept) return thought(s, mission, people, gear, ship);
  const key = keyOf(mission, people, gear, mission.def.kind === 'space' ? ship : undefined);
  const before = kept.get(key);
  if (before) return before;
  const now = thought(s, mission, people, gear, ship);
  kept.set(key, now);
  return now;
};
