import type { CardId, Clause, LocationId, Player, State } from '@spaceline/engine/format';
import {
  clause,
  facilitiesOf,
  ground,
  hasBuiltInOutpost,
  isFirstPlayer,
  isSeeding,
  missionsToLay,
  ownLocations,
  reports,
  seededAboard,
  takesOutpostOf,
} from '@spaceline/engine/format';

/** How Warp Speed is seeded: WS-2.5, WS-3. */

const oneOutpost = ground(
  'one-outpost',
  'WS-2.5',
  'you seed only one outpost, and a Mission II with its outpost up is one',
  'no outpost of yours is on the table',
);
export const ws25: Clause = clause(
  'WS-2.5',
  'one outpost',
  'You seed only one outpost of any kind. A Mission II that lies with its outpost up is one. More may be built in play.',
  {
    settles: ['outposts seeded', 'one'],
    deck: { outposts: 1 },
    answers: {
      mayPlace: (s, player, mission, side) =>
        side === 'front' && hasBuiltInOutpost(s, mission) && facilitiesOf(s, player) > 0 ? oneOutpost : undefined,
      maySeedFacility: (s, player) => (isSeeding(s) && facilitiesOf(s, player) > 0 ? oneOutpost : undefined),
    },
  },
);

export const ws31: Clause = clause(
  'WS-3.1',
  'the order of missions',
  'Missions are not shuffled: you choose their order.',
  { settles: ['the mission phase', 'in chosen order'], conduct: { missions: 'chosen order' } },
);

/** Whether a mission, with that side up, can be where the player's one outpost is. */
const canBeHome = (s: State, player: Player, mission: CardId, side: 'front' | 'back'): boolean =>
  (side === 'front' && hasBuiltInOutpost(s, mission)) || takesOutpostOf(s, player, mission);

const canBeHomeAnyhow = (s: State, player: Player, mission: CardId): boolean =>
  canBeHome(s, player, mission, 'front') || canBeHome(s, player, mission, 'back');

const notHome = ground(
  'not-outpost-location',
  'WS-3.2',
  'your first mission must be where your outpost will be',
  'its outpost side is up, or an outpost of your seeds fits there',
);
const notAtHome = ground(
  'outpost-elsewhere',
  'WS-3.2',
  'your outpost is seeded at your end of the spaceline',
  'it is your first mission as the first player, your last as the second',
);

/** The location at the player's end of the spaceline: what the first player laid first, or the second laid last. */
const homeOf = (s: State, player: Player): LocationId | undefined => {
  const own = ownLocations(s, player);
  return isFirstPlayer(s, player) ? own[0] : own.at(-1);
};

export const ws32: Clause = clause(
  'WS-3.2',
  'the first mission',
  'The first player lays the first mission at their left end, and it must be where their outpost will be. An outpost is seeded at that end only.',
  {
    settles: ['the first mission', 'the outpost location of the first player'],
    answers: {
      mayPlace: (s, player, mission, side) =>
        isFirstPlayer(s, player) && ownLocations(s, player).length === 0 && !canBeHome(s, player, mission, side)
          ? notHome
          : undefined,
      maySeedFacility: (s, player, _card, location) =>
        isSeeding(s) && homeOf(s, player) !== location ? notAtHome : undefined,
    },
  },
);

const keepForLast = ground(
  'kept-for-last',
  'WS-3.3',
  'you must keep the mission where your outpost will be for last',
  'another mission where your outpost can be is left',
);
const outpostTooEarly = ground(
  'outpost-side-last',
  'WS-3.3',
  'a Mission II with its outpost up is where your outpost is, and that is laid last',
  'it is your last mission',
);

export const ws33: Clause = clause(
  'WS-3.3',
  'the last mission',
  'Players lay missions in turns towards the other end. The second player must keep the mission where their outpost will be for last.',
  {
    settles: ['the last mission', 'the outpost location of the second player'],
    answers: {
      mayPlace: (s, player, mission, side) => {
        if (isFirstPlayer(s, player)) {
          const isHome = ownLocations(s, player).length === 0;
          return !isHome && side === 'front' && hasBuiltInOutpost(s, mission) ? notAtHome : undefined;
        }
        const others = missionsToLay(s, player).filter((id) => id !== mission);
        if (others.length === 0) return canBeHome(s, player, mission, side) ? undefined : keepForLast;
        if (side === 'front' && hasBuiltInOutpost(s, mission)) return outpostTooEarly;
        return others.some((id) => canBeHomeAnyhow(s, player, id)) ? undefined : keepForLast;
      },
    },
  },
);

export const ws34: Clause = clause('WS-3.4', 'no overlapping', 'Missions of one location do not lie on each other.', {
  settles: ['duplicate missions', 'beside each other'],
});

export const ws35: Clause = clause(
  'WS-3.5',
  'batch seeding',
  "Both players at the same time, in secret, build a stack of dilemmas and artifacts for every location. When all are ready they go under the missions, that of the mission's owner to be met first.",
  { settles: ['batch seeding: every mission', 'in a step of its own'], conduct: { step: 'every' } },
);

export const ws36: Clause = clause(
  'WS-3.6',
  'seeding the reporting card',
  'The one personnel, ship or equipment card of your seeds is seeded face up at your outpost in the facility phase.',
  {
    settles: ['reporting cards seeded aboard', 'one, in the facility phase'],
    answers: {
      seedsAboard: (s, before, player, card) =>
        reports(s, card) && seededAboard(s, player) === 0 ? undefined : before,
    },
  },
);
