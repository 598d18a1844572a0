import type { Clause, Player, State } from '@spaceline/engine/format';
import {
  anyMissionIn,
  clause,
  completedBy,
  ground,
  markedBy,
  opponentOf,
  pointsCounting,
  pointsOf,
  scoutedBy,
} from '@spaceline/engine/format';
import type { MissionFacts } from '@spaceline/engine/format';

/** Winning: OTF-7, MOD-7, BETA-7. */

const hundred = (id: string): Clause =>
  clause(
    id,
    'points to win',
    'You need 100 points to win. Victory is looked for when an action is completely resolved.',
    {
      settles: ['points to win', '100, and more without certain missions'],
      conduct: { wholeActions: true },
    },
  );
export const otf71 = hundred('OTF-7.1');
export const mod71 = hundred('MOD-7.1');

type Missions = (s: State, player: Player) => readonly MissionFacts[];

const completedOrScouted: Missions = (s, player) => [...completedBy(s, player), ...scoutedBy(s, player)];

/** Ruling F-2: the icon before "Objective" on the Modern sheet means Borg use only. */
const completedOrObjective: Missions = (s, player) => [
  ...completedBy(s, player),
  ...markedBy(s, player, 'Objective', 'Borg Use Only'),
];

/** Each mission once; one that is both planet and space counts as either, but not as both. */
const planetAndSpace = (missions: readonly MissionFacts[]): boolean => {
  const each = missions.filter((m, i) => missions.findIndex((other) => other.card === m.card) === i);
  return each.some((a) => a.kind !== 'space' && each.some((b) => b.card !== a.card && b.kind !== 'planet'));
};

const inAlpha = (missions: readonly MissionFacts[]): boolean => missions.some((m) => m.quadrant === 'Alpha');

/** So many points more are needed as long as it is not met. */
const needsMore = (
  id: string,
  title: string,
  text: string,
  settles: NonNullable<Clause['settles']>,
  what: string,
  met: (s: State, player: Player) => boolean,
): Clause =>
  clause(id, title, text, {
    settles,
    answers: {
      pointsNeeded: (s, player, before) => before + (met(s, player) ? 0 : 40),
      requirement: (s, player) => ({ clause: id, what, met: met(s, player), adds: 40 }),
    },
  });

export const otf72 = needsMore(
  'OTF-7.2',
  'a planet and a space mission',
  'You need 40 points more as long as you have not completed or scouted two missions, among them a planet mission and a space mission.',
  ['planet and space missions', '40 points more, completed or scouted'],
  'a planet mission and a space mission completed or scouted',
  (s, player) => planetAndSpace(completedOrScouted(s, player)),
);
export const mod72 = needsMore(
  'MOD-7.2',
  'a planet and a space mission',
  'You need 40 points more as long as you have not completed, or placed a Borg-use-only objective on, two missions, among them a planet mission and a space mission.',
  ['planet and space missions', '40 points more, completed or with an objective'],
  'a planet mission and a space mission completed, or with your objective on them',
  (s, player) => planetAndSpace(completedOrObjective(s, player)),
);

const alphaMet = (missions: Missions) => (s: State, player: Player) =>
  !anyMissionIn(s, 'Alpha') || inAlpha(missions(s, player));

export const otf73 = needsMore(
  'OTF-7.3',
  'an Alpha Quadrant mission',
  'You need 40 points more as long as you have not completed or scouted a mission in the Alpha Quadrant, unless neither player seeded one.',
  ['an Alpha Quadrant mission', '40 points more, completed or scouted'],
  'a mission in the Alpha Quadrant completed or scouted',
  alphaMet(completedOrScouted),
);
export const mod73 = needsMore(
  'MOD-7.3',
  'an Alpha Quadrant mission',
  'You need 40 points more as long as you have not completed, or placed a Borg-use-only objective on, a mission in the Alpha Quadrant, unless neither player seeded one.',
  ['an Alpha Quadrant mission', '40 points more, completed or with an objective'],
  'a mission in the Alpha Quadrant completed, or with your objective on it',
  alphaMet(completedOrObjective),
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
    'Bonus points count towards winning only up to your other points; what is above does not count.',
    {
      settles: ['bonus points', 'up to the other points'],
      answers: {
        pointsCounting: (s, player, before) => before - excess(s, player),
        requirement: (s, player) => ({
          clause: id,
          what: `bonus points up to the other points (${excess(s, player)} do not count)`,
          met: excess(s, player) === 0,
          adds: 0,
        }),
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
  'The first player who at the same time has 100 points, the highest score and the missions of BETA-7.3 wins. Victory is looked for when an action is completely resolved.',
  { settles: ['points to win', '100, with further conditions'], conduct: { wholeActions: true } },
);

const behind = ground('not-highest-score', 'BETA-7.2', 'you do not have the highest score');
const isAhead = (s: State, player: Player): boolean =>
  pointsCounting(s, player) > pointsCounting(s, opponentOf(player));
export const beta72 = clause('BETA-7.2', 'the highest score', 'You win only with more points than your opponent.', {
  settles: ['the highest score', 'needed to win'],
  answers: {
    mayWin: (s, player) => (isAhead(s, player) ? undefined : behind),
    requirement: (s, player) => ({ clause: 'BETA-7.2', what: 'the highest score', met: isAhead(s, player), adds: 0 }),
  },
});

const enough = 140;
const bothKinds = (s: State, player: Player): boolean => planetAndSpace(completedOrScouted(s, player));
export const beta73 = clause(
  'BETA-7.3',
  'a planet and a space mission, or 140 points',
  'You have completed or scouted two missions, a planet mission and a space mission among them, or you need 140 points.',
  {
    settles: ['planet and space missions', 'or 140 points'],
    answers: {
      pointsNeeded: (s, player, before) => (bothKinds(s, player) ? before : Math.max(before, enough)),
      requirement: (s, player) => ({
        clause: 'BETA-7.3',
        what: 'a planet mission and a space mission completed or scouted',
        met: bothKinds(s, player),
        adds: 40,
      }),
    },
  },
);
