import { cardOf } from '../asking/cards.ts';
import { missionDef } from '../asking/where.ts';
import type { CardId, LocationId, None, Player } from '../contract/ids.ts';
import { none } from '../contract/ids.ts';
import type { Ground } from '../contract/refusal.ts';
import { ground } from '../contract/refusal.ts';
import { emit } from '../state/kernel.ts';
import { locationIndex } from '../state/locations.ts';
import type { Location, State } from '../state/state.ts';
import { arrive } from './arrival.ts';
import { isFront, turnOver } from './double-sided.ts';
import { whyNotLeave } from './flying.ts';
import { whyNotStaffed } from './staffing.ts';
import { countUse, whyNotText } from './text-uses.ts';

/** Wormhole sides of missions (chapter 27d). */

const noWormhole = ground('no-wormhole', 'B-27.39', 'you have no wormhole side face up that leads from or to there');
const noOtherEnd = ground('no-other-end', 'B-27.39', 'the other location shows no wormhole side');
const sameEnd = ground('same-end', 'B-27.39', 'a wormhole leads to another location');

const noWormholes: readonly CardId[] = [];

const showsWormhole = (s: State, mission: CardId): boolean =>
  missionDef(s, mission).builtIn?.kind === 'wormhole' && isFront(s, mission);

const anyWormhole = (s: State, l: Location): boolean => !l.husk && l.missions.some((m) => showsWormhole(s, m));

/** B-27.39: a ship of yours goes from here to another wormhole, or from another wormhole to here; only yours turns over. */
export const whyNotTravel = (
  s: State,
  player: Player,
  ship: CardId,
  mission: CardId,
  to: LocationId,
): Ground | undefined => {
  const leave = whyNotLeave(s, player, ship);
  if (leave) return leave;
  if (cardOf(s, mission)?.type !== 'Mission' || s.fixed.owner[mission] !== player || !showsWormhole(s, mission))
    return noWormhole;
  const home = s.cards[mission].loc;
  const from = s.cards[ship].loc;
  if (from === to) return sameEnd;
  if (from !== home && to !== home) return noWormhole;
  const other = locationIndex(s, from === home ? to : from);
  return other >= 0 && anyWormhole(s, s.locations[other]) ? whyNotText(s, player, mission) : noOtherEnd;
};

/** B-27.41: one Wormhole interrupt is the other end. The own wormhole side at either end, or none. */
export const wormholeBetween = (s: State, player: Player, ship: CardId, to: LocationId): CardId | None => {
  const from = s.cards[ship].loc;
  if (from === to || whyNotLeave(s, player, ship)) return none;
  const own = wormholesOf(s, player).filter((m) => !whyNotText(s, player, m));
  return own.find((m) => s.cards[m].loc === from) ?? own.find((m) => s.cards[m].loc === to) ?? none;
};

const isHiddenWormhole = (s: State, mission: CardId, player: Player): boolean =>
  missionDef(s, mission).builtIn?.kind === 'wormhole' && !isFront(s, mission) && s.fixed.owner[mission] === player;

/** The own mission with a hidden wormhole where a staffed ship is, or none (B-27.42). */
export const hiddenWormholeAt = (s: State, player: Player, ship: CardId): CardId => {
  const l = s.locations[locationIndex(s, s.cards[ship].loc)];
  if (!l || l.husk) return none;
  const mission = l.missions.find((m) => isHiddenWormhole(s, m, player));
  return mission === undefined || whyNotStaffed(s, ship, player) ? none : mission;
};

export const travel = (s: State, player: Player, ship: CardId, mission: CardId, to: LocationId): void => {
  countUse(s, player, mission);
  s.cards[ship].loc = to;
  emit(s, 'relocated', { player, card: ship, on: to });
  turnOver(s, mission);
  arrive(s, ship);
};

export const wormholesOf = (s: State, player: Player): readonly CardId[] => {
  let found = noWormholes;
  for (const l of s.locations)
    if (!l.husk)
      for (const m of l.missions) if (s.fixed.owner[m] === player && showsWormhole(s, m)) found = [...found, m];
  return found;
};
