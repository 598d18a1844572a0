import type { CardId, LocationId, None, Player } from '../contract/ids.ts';
import { none } from '../contract/ids.ts';
import { emit } from '../state/kernel.ts';
import { turnedOver, unmarked } from '../state/mark.ts';
import { ground } from '../contract/refusal.ts';
import type { Ground } from '../contract/refusal.ts';
import type { Location, State } from '../state/state.ts';
import { cardOf } from '../asking/values.ts';
import { missionDef } from '../asking/where.ts';
import { locationIndex } from '../state/locations.ts';
import { enter } from '../state/zones.ts';
import { arrive } from './arrival.ts';
import { whyNotLeave } from './flying.ts';
import { whyNotOutpostAt } from './reporting.ts';
import { whyNotStaffed } from './staffing.ts';
import { countUse, whyNotText } from './text-uses.ts';

/** Double-sided missions (chapter 27d). One that lies with its back up bears a mark. */

export const isFront = (s: State, mission: CardId): boolean => s.cards[mission].mark.is !== 'turned over';

/** The face-up side's built-in outpost exists in the game, the other side's does not (B-3.11, B-27.34, B-27.43). */
export const showSide = (s: State, mission: CardId, back: boolean): void => {
  const { builtIn } = missionDef(s, mission);
  if (!builtIn) return;
  s.cards[mission].mark = back ? turnedOver : unmarked;
  const outpost = s.fixed.builtIn.get(mission);
  if (outpost !== undefined && !back)
    enter(s, outpost, 'space', { controller: s.fixed.owner[mission], loc: s.cards[mission].loc });
};

export const turnOver = (s: State, mission: CardId): void => {
  showSide(s, mission, isFront(s, mission));
  s.unsettled = true;
  emit(s, 'mission flipped', { card: mission, player: s.fixed.owner[mission] });
};

const notDouble = ground(
  'not-double-sided',
  'B-27.36',
  'it is not the back of a mission with a built-in outpost of yours',
);

/** B-27.36: like building the outpost, in place of the normal card play (B-27.32, B-27.38). */
export const whyNotFlip = (s: State, player: Player, mission: CardId): Ground | undefined => {
  const def = cardOf(s, mission)?.def;
  if (def?.type !== 'Mission' || def.builtIn?.kind !== 'outpost' || s.fixed.owner[mission] !== player) return notDouble;
  if (s.cards[mission].zone !== 'spaceline' || isFront(s, mission)) return notDouble;
  return whyNotOutpostAt(s, player, def.builtIn.affiliation, s.cards[mission].loc) ?? whyNotText(s, player, mission);
};

/** The owner draws nothing more in that turn. */
export const flip = (s: State, player: Player, mission: CardId): void => {
  countUse(s, player, mission);
  turnOver(s, mission);
  s.players[player].drawsNone = true;
  emit(s, 'built', { player, card: s.fixed.builtIn.get(mission) ?? none, on: s.cards[mission].loc });
};

const noWormhole = ground('no-wormhole', 'B-27.39', 'you have no wormhole side face up that leads from or to there');
const noOtherEnd = ground('no-other-end', 'B-27.39', 'the other location shows no wormhole side');
const sameEnd = ground('same-end', 'B-27.39', 'a wormhole leads to another location');

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
  if (cardOf(s, mission)?.def.type !== 'Mission' || s.fixed.owner[mission] !== player || !showsWormhole(s, mission))
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

export const wormholesOf = (s: State, player: Player): CardId[] =>
  s.locations.flatMap((l) =>
    l.husk ? [] : l.missions.filter((m) => s.fixed.owner[m] === player && showsWormhole(s, m)),
  );
