import type { Player, View } from '@spaceline/engine';
import { coverOf } from '../officer/cover.ts';
import { type Mission, type Situation, bases, distance, situationOf } from '../officer/situation.ts';
import { missing, teamOf } from '../officer/team.ts';
import { missionWorth } from '../officer/worth.ts';

/** A position in numbers: for each player, from what that player sees. */

export const featureNames = [
  'points missing',
  'requirements unmet',
  'missions completed',
  'reach of the best mission',
  'reach of the second',
  'reach of the third',
  'missions whose needs are met',
  'seeds under the three nearest',
  'people',
  'people up to eight',
  'cover',
  'stopped',
  'on their way',
  'ships that fly',
  'in the hand to report',
  'cards in the hand',
  'cards to draw',
] as const;

/** How near a mission is: what is lacking in people, and what lies there. */
const reachOf = (s: Situation, mission: Mission, lacks: number): number =>
  (missionWorth(s, mission) / 40) * 0.6 ** Math.min(6, lacks) * 0.85 ** mission.seeds * (mission.closed ? 0.3 : 1);

const isReporting = (type: string): boolean => type === 'Personnel' || type === 'Ship' || type === 'Equipment';

const sideOf = (view: View, me: Player): readonly number[] => {
  const s = situationOf(view, me);
  const { victory, counts } = view.players[me];
  const team = teamOf(
    s.people,
    s.groups.flatMap(({ gearDefs }) => gearDefs),
  );
  const near = s.missions
    .filter(({ mine }) => mine)
    .map((mission) => {
      const lacks = missing(mission.def.requires, team);
      return { mission, lacks, reach: reachOf(s, mission, lacks) };
    })
    .toSorted((a, b) => b.reach - a.reach);
  const ships = s.groups.filter(({ kind, vessel }) => kind === 'ship' && vessel?.staffed === true);
  const best = near[0]?.mission;
  const onTheWay =
    best === undefined
      ? 0
      : s.people.filter(({ at }) => distance(s, at, best.at) === 0).length / Math.max(1, s.people.length);
  return [
    victory.missing / 50,
    victory.requirements.filter(({ met }) => !met).length,
    view.spaceline.filter(({ completedBy }) => completedBy === me).length,
    near[0]?.reach ?? 0,
    near[1]?.reach ?? 0,
    near[2]?.reach ?? 0,
    near.filter(({ lacks }) => lacks <= 0).length / 3,
    near.slice(0, 3).reduce((sum, { mission }) => sum + mission.seeds, 0) / 5,
    s.people.length / 10,
    Math.min(8, s.people.length) / 8,
    (coverOf(team, 'planet') + coverOf(team, 'space')) / 2,
    s.people.filter(({ stopped }) => stopped).length / 10,
    onTheWay,
    Math.min(2, ships.length),
    s.hand.filter(({ def }) => isReporting(def.type)).length / 5,
    counts.hand / 7,
    counts['draw deck'] / 20 + (bases(s).length === 0 ? -1 : 0),
  ];
};

/** What one player has more of than the other, feature by feature, and 1 for whoever's turn it is (-1: the other's). */
const featuresOf = (views: readonly [View, View], me: Player): readonly number[] => {
  const mine = sideOf(views[me], me);
  const them: Player = me === 0 ? 1 : 0;
  const theirs = sideOf(views[them], them);
  return [...mine.map((n, i) => n - (theirs[i] ?? 0)), views[me].active === me ? 1 : -1];
};

/** Positions are judged apart by what wins there. */
export type Kind = 'points' | 'points and missions' | 'missions';

const kindOf = (view: View): Kind => {
  const { requirements } = view.players[0].victory;
  if (requirements.some(({ clause }) => clause.startsWith('WS-'))) return 'missions';
  return requirements.length > 1 ? 'points and missions' : 'points';
};

export interface Features {
  readonly kind: Kind;
  readonly features: readonly number[];
}

export const positionFeatures = (views: readonly [View, View], me: Player): Features => ({
  kind: kindOf(views[0]),
  features: featuresOf(views, me),
});
