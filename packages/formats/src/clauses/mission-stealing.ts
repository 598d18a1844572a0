import type { Clause, LocationId, Player, Questions, State } from '@spaceline/engine/format';
import { clause, copiesInPlay, ground, missionAt, seededBy } from '@spaceline/engine/format';

/** Missions you did not seed: OTF-4, MOD-4, BETA-4. */

type Deed = 'attempt' | 'scouting' | 'completion';
/** Nothing in the game scouts a mission yet, so nobody asks about it. */
const asked = { attempt: ['mayAttempt'], scouting: [], completion: ['mayComplete'] } as const;

type Unless = (s: State, location: LocationId, player: Player) => boolean;

const universal: Unless = (s, location, player) => missionAt(s, location, player).universal;
const shows =
  (points: number): Unless =>
  (s, location, player) =>
    missionAt(s, location, player).points >= points;
const severalCopies: Unless = (s, location) => copiesInPlay(s, location) > 1;

/** A player does none of these things at a mission the player did not seed, unless one of these holds. */
const forbid = (
  id: string,
  text: string,
  deeds: readonly Deed[],
  unless: readonly Unless[],
  legalIf: string,
): Clause => {
  const stealing = ground('mission-stealing', id, 'you did not seed that mission', legalIf);
  const answer: Questions['mayAttempt'] = (s, player, location) =>
    seededBy(s, location, player) || unless.some((holds) => holds(s, location, player)) ? undefined : stealing;
  return clause(id, 'mission stealing', text, {
    settles: ['missions you did not seed', `no ${deeds.join(' or ')} unless ${legalIf}`],
    answers: Object.fromEntries(deeds.flatMap((deed) => asked[deed].map((question) => [question, answer]))),
  });
};

const everything = ['attempt', 'scouting', 'completion'] as const;
const bigOrUniversal = 'it is universal or shows 40 points or more';

/** The hook of B-28.14. */
export const otf41 = forbid(
  'OTF-4.1',
  'You may not attempt, scout or complete a mission you did not seed, unless it is universal or shows 40 points or more.',
  everything,
  [universal, shows(40)],
  bigOrUniversal,
);
export const mod41 = forbid(
  'MOD-4.1',
  'You may not attempt, scout, complete scouting at or solve a mission you did not seed, unless it shows 40 points or more or more than one copy of it is in play.',
  everything,
  [shows(40), severalCopies],
  'it shows 40 points or more, or more than one copy of it is in play',
);
export const beta41 = forbid(
  'BETA-4.1',
  'You may not attempt a mission you did not seed, unless it is universal or shows 40 points or more.',
  ['attempt'],
  [universal, shows(40)],
  bigOrUniversal,
);
