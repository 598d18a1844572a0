import { type CardId, type LocationId, type Player, type View, none } from '@spaceline/engine';
import { officerNumbers } from '../officer/numbers.ts';
import { planOf } from '../officer/plan.ts';
import { type Situation, situationOf } from '../officer/situation.ts';
import type { Style } from '../officer/style.ts';
import type { Task } from '../officer/task.ts';

import { type BelievedSeeds, asBelieved } from './believed-seeds.ts';

/** Ways to play a turn: the officer's, and others that may be better in the position. */
const ways = {
  'as usual': {},
  'go with what we have': { patient: false, caution: 0.3 },
  'go at any price': { patient: false, caution: 0 },
  'go with everybody': { more: 30, patient: false, caution: 0.5 },
  'go with few': { more: -2, patient: false },
  'go with care': { caution: 2 },
  'clear the way': { patient: false, caution: 0.3, clearers: 3 },
  'look what lies there': { patient: false, caution: 0.3, clearers: 2, numbers: { ...officerNumbers, lacks: 8 } },
  wait: { attempts: false },
  'take theirs': { steals: true, patient: false },
} as const satisfies Readonly<Record<string, Partial<Style>>>;

/**
 * Plain data, so that it can be kept in mind: a way of playing, a mission that is left alone or is the only one that is
 * tried, or one who goes alone.
 */
export interface Way {
  readonly name: keyof typeof ways;
  readonly avoids?: LocationId;
  readonly only?: LocationId;
  readonly scout?: CardId;
}

export const asUsual: Way = { name: 'as usual' };

/** Whoever goes alone or waits does so now; everything else is what we go on with. */
export const laterOf = ({ name, avoids, only }: Way): Way =>
  name === 'wait'
    ? asUsual
    : { name, ...(avoids === undefined ? {} : { avoids }), ...(only === undefined ? {} : { only }) };

const kept = new WeakMap<Style, Map<string, Style>>();
const mostKept = 200;

/** Always the same object for the same way: what is read of a view is kept by it. */
export const styleOf = ({ name, avoids = none, only = none, scout = none }: Way, base: Style): Style => {
  const key = `${name} ${avoids} ${only} ${scout}`;
  const ofBase = kept.get(base) ?? new Map<string, Style>();
  kept.set(base, ofBase);
  const before = ofBase.get(key);
  if (before) return before;
  const style: Style = { ...base, ...ways[name], avoids, only, scout };
  if (ofBase.size >= mostKept) ofBase.clear();
  ofBase.set(key, style);
  return style;
};

/** With what is believed to lie under missions. */
export const informed = (style: Style, under: BelievedSeeds | undefined): Style =>
  under ? { ...style, believed: asBelieved(under) } : style;

const wordsOf = ({ aim, at, to, mission, ship, chosen }: Task): string =>
  `${aim} ${at} ${to} ${mission?.id} ${ship?.id} ${(chosen?.people ?? [])
    .map(({ id }) => id)
    .toSorted((a, b) => a - b)
    .join()}`;

/** With so few points missing a single card may win: anybody is tried alone at a mission where people of ours are. */
const fewMissing = 15;
const mostScouts = 8;

const scoutsAt = (s: Situation): readonly Way[] => {
  const { victory } = s.view.players[s.me];
  if (victory.missing > fewMissing || s.mixes) return [];
  const there = s.people.filter(({ free, at }) => free && s.missions.some((one) => one.at === at && one.seeds > 0));
  return there.slice(0, mostScouts).map(({ id }): Way => ({ name: 'as usual', scout: id }));
};

/** Where missions are few each of them is thought of. */
const fewMissions = 3;

const aimsAt = (s: Situation): readonly LocationId[] => {
  const ours = s.missions.filter(({ mine, closed }) => mine && !closed).map(({ id }) => id);
  return s.mixes && ours.length <= fewMissions ? ours : [];
};

/** Where two missions win nobody waits, and nobody may solve those of the other player; elsewhere nobody goes in vain. */
const isApt = ({ mixes }: Situation, name: keyof typeof ways): boolean =>
  mixes ? name !== 'wait' && name !== 'take theirs' : name !== 'look what lies there';

/** The officer's way first, then those that would do something else than the ways before them. */
export const waysAt = (
  view: View,
  me: Player,
  tried: ReadonlySet<string>,
  under: BelievedSeeds | undefined,
  base: Style,
): readonly Way[] => {
  const styled = (way: Way): Style => informed(styleOf(way, base), under);
  const names = Object.keys(ways) as (keyof typeof ways)[];
  const s = situationOf(view, me, styled(asUsual));
  const aims = planOf(s, tried).flatMap(({ mission }) => (mission ? [mission.id] : []));
  const rash = situationOf(view, me, styled({ name: 'go at any price' }));
  const rashAims = planOf(rash, tried).flatMap(({ mission }) => (mission ? [mission.id] : []));
  const all: Way[] = [
    ...names.filter((name) => isApt(s, name)).map((name) => ({ name })),
    ...aims.slice(0, 2).map((avoids): Way => ({ name: 'as usual', avoids })),
    ...rashAims.slice(0, 1).map((avoids): Way => ({ name: 'go at any price', avoids })),
    ...aimsAt(s).flatMap((only): Way[] => [
      { name: 'go with what we have', only },
      { name: 'go with everybody', only },
      { name: 'clear the way', only },
    ]),
    ...scoutsAt(s),
  ];
  const plans = new Set<string>();
  return all.filter((way) => {
    const plan = planOf(situationOf(view, me, styled(way)), tried);
    const words = plan.map(wordsOf).join('\n');
    if (plans.has(words)) return false;
    plans.add(words);
    return true;
  });
};
