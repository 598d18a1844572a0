import type { Clause, Player, State } from '@spaceline/engine/format';
import {
  anyMissionIn,
  clause,
  completedBy,
  ground,
  objectivesOf,
  opponentOf,
  pointsCounting,
  pointsOf,
} from '@spaceline/engine/format';
import type { MissionFacts } from '@spaceline/engine/format';
import { once, planetAndSpace } from '../mission-kinds.ts';

/** Winning: OTF-7, MOD-7, BETA-7. */

const hundred = (id: string): Clause =>
  clause(
    id,
    'points to win',
    'You need 100 points to win, and more as the clauses after this one say. Victory is looked for when an action is completely resolved, and at the end of each turn.',
    {
      settles: ['points to win', '100, and more without certain missions'],
      conduct: { wholeActions: true },
    },
  );
export const otf71 = hundred('OTF-7.1');
export const mod71 = hundred('MOD-7.1');

type Missions = (s: State, player: Player) => readonly MissionFacts[];

/** Nothing in the game scouts a mission yet. */
const completedOrScouted: Missions = completedBy;

/** Ruling F-2: the icon before "Objective" on the Modern sheet means Borg use only. */
const completedOrObjective: Missions = (s, player) => [
  ...completedBy(s, player),
  ...objectivesOf(s, player, 'Borg Use Only'),
];

const inAlpha = (missions: readonly MissionFacts[]): readonly MissionFacts[] =>
  missions.filter((m) => m.quadrant === 'Alpha');

/** `Excavation and Survey count`. */
const counted = (missions: readonly MissionFacts[]): string => {
  const titles = once(missions).map((m) => m.title);
  return titles.length === 0 ? 'none yet' : `${titles.join(' and ')} ${titles.length === 1 ? 'counts' : 'count'}`;
};

/** What there is of the two kinds, and what is not. */
const kindsThere = (missions: readonly MissionFacts[]): string => {
  const each = once(missions);
  if (each.length === 0 || planetAndSpace(each)) return counted(each);
  const hasPlanet = each.some((m) => m.kind !== 'space');
  const hasSpace = each.some((m) => m.kind !== 'planet');
  const missing = hasPlanet && hasSpace ? 'mission of the other kind' : hasPlanet ? 'space mission' : 'planet mission';
  return `${counted(each)}; a ${missing} is missing`;
};

interface Needed {
  /** What the scoreboard says is asked for. */
  readonly what: string;
  readonly met: (s: State, player: Player) => boolean;
  /** What there is of it, and what is missing. */
  readonly there: (s: State, player: Player) => string;
}

const line =
  (id: string, { what, met, there }: Needed) =>
  (s: State, player: Player) => ({
    clause: id,
    what: `${what} (${there(s, player)})`,
    met: met(s, player),
    adds: 40,
  });

/** So many points more are needed as long as it is not met. */
const needsMore = (
  id: string,
  title: string,
  text: string,
  settles: NonNullable<Clause['settles']>,
  needed: Needed,
): Clause =>
  clause(id, title, text, {
    settles,
    answers: {
      pointsNeeded: (s, before, player) => before + (needed.met(s, player) ? 0 : 40),
      requirement: (s, player) => [line(id, needed)(s, player)],
    },
  });

const bothKinds = (missions: Missions, how: string): Needed => ({
  what: `a planet mission and a space mission ${how}`,
  met: (s, player) => planetAndSpace(missions(s, player)),
  there: (s, player) => kindsThere(missions(s, player)),
});

export const otf72 = needsMore(
  'OTF-7.2',
  'a planet and a space mission',
  'You need 40 points more as long as you have not completed or scouted two missions, among them a planet mission and a space mission.',
  ['planet and space missions', '40 points more, completed or scouted'],
  bothKinds(completedOrScouted, 'completed or scouted'),
);
export const mod72 = needsMore(
  'MOD-7.2',
  'a planet and a space mission',
  'You need 40 points more as long as you have not completed, or placed a Borg-use-only objective on, two missions, among them a planet mission and a space mission.',
  ['planet and space missions', '40 points more, completed or with an objective'],
  bothKinds(completedOrObjective, 'completed, or with a Borg-use-only objective of yours placed on them'),
);

const alpha = (missions: Missions, how: string): Needed => ({
  what: `a mission in the Alpha Quadrant ${how}`,
  met: (s, player) => !anyMissionIn(s, 'Alpha') || inAlpha(missions(s, player)).length > 0,
  there: (s, player) =>
    anyMissionIn(s, 'Alpha') ? counted(inAlpha(missions(s, player))) : 'neither player seeded one, so none is needed',
});

export const otf73 = needsMore(
  'OTF-7.3',
  'an Alpha Quadrant mission',
  'You need 40 points more as long as you have not completed or scouted a mission in the Alpha Quadrant, unless neither player seeded one.',
  ['an Alpha Quadrant mission', '40 points more, completed or scouted'],
  alpha(completedOrScouted, 'completed or scouted'),
);
export const mod73 = needsMore(
  'MOD-7.3',
  'an Alpha Quadrant mission',
  'You need 40 points more as long as you have not completed, or placed a Borg-use-only objective on, a mission in the Alpha Quadrant, unless neither player seeded one.',
  ['an Alpha Quadrant mission', '40 points more, completed or with an objective'],
  alpha(completedOrObjective, 'completed, or with a Borg-use-only objective of yours placed on it'),
);

/** Bonus points beyond the others; points lost always count. */
const excess = (s: State, player: Player): number => {
  const { mission, bonus } = pointsOf(s, player);
  return Math.max(0, bonus - Math.max(0, mission));
};

const bonusLimit = (id: string): Clause =>
  clause(
    id,
    'bonus points',
    'Bonus points, less the points you lost, count towards winning only up to your other points; what is above does not count. If you lost more than that, it counts against you.',
    {
      settles: ['bonus points', 'up to the other points'],
      answers: {
        pointsCounting: (s, before, player) => before - excess(s, player),
        requirement: (s, player) => [
          {
            clause: id,
            what: `bonus points up to the other points (${excess(s, player) === 0 ? 'all count' : `${excess(s, player)} do not count`})`,
            met: excess(s, player) === 0,
            adds: 0,
          },
        ],
      },
    },
  );
export const otf74 = bonusLimit('OTF-7.4');
export const mod74 = bonusLimit('MOD-7.4');
export const beta74 = bonusLimit('BETA-7.4');

const ending = (id: string): Clause =>
  clause(
    id,
    'the end of the game',
    'As soon as both draw decks are empty, or when both players have what they need at the same time, the player with more points that count wins; with equal points the game is a draw.',
    { settles: ['both players at the goal', 'more points win, equal points draw'], conduct: { tie: 'draw' } },
  );
export const otf75 = ending('OTF-7.5');
export const mod75 = ending('MOD-7.5');

export const beta71 = clause(
  'BETA-7.1',
  'conditions of victory',
  'The first player who at the same time has 100 points, the highest score and the missions of BETA-7.3 wins. Victory is looked for when an action is completely resolved, and at the end of each turn.',
  { settles: ['points to win', '100, with further conditions'], conduct: { wholeActions: true } },
);

const behind = ground('not-highest-score', 'BETA-7.2', 'you do not have the highest score');
const scores = (s: State, player: Player): readonly [number, number] => [
  pointsCounting(s, player),
  pointsCounting(s, opponentOf(player)),
];
const isAhead = (s: State, player: Player): boolean => {
  const [own, other] = scores(s, player);
  return own > other;
};
export const beta72 = clause('BETA-7.2', 'the highest score', 'You win only with more points than your opponent.', {
  settles: ['the highest score', 'needed to win'],
  answers: {
    mayWin: (s, player) => (isAhead(s, player) ? undefined : behind),
    requirement: (s, player) => [
      {
        clause: 'BETA-7.2',
        what: `the highest score (${scores(s, player).join(' against ')})`,
        met: isAhead(s, player),
        adds: 0,
      },
    ],
  },
});

const enough = 140;
const twoKinds = bothKinds(completedOrScouted, 'completed or scouted');
/** Either half of the condition is enough. */
const eitherWay: Needed = {
  what: `${twoKinds.what}, or ${enough} points`,
  met: (s, player) => twoKinds.met(s, player) || pointsCounting(s, player) >= enough,
  there: twoKinds.there,
};
export const beta73 = clause(
  'BETA-7.3',
  'a planet and a space mission, or 140 points',
  'You win only if you have completed or scouted two missions, a planet mission and a space mission among them, or if you have at least 140 points.',
  {
    settles: ['planet and space missions', 'or 140 points'],
    answers: {
      pointsAtLeast: (s, before, player) => (twoKinds.met(s, player) ? before : Math.max(before, enough)),
      // Not so many more, but at least so many: beside OTF-7.3 nothing would be added.
      requirement: (s, player) => [{ ...line('BETA-7.3', eitherWay)(s, player), adds: 0 }],
    },
  },
);
