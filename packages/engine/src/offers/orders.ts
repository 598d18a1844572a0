import { option } from '../contract/decision.ts';
import { personnelAt, placeOf } from '../asking/groups.ts';
import { at } from '../state/memory.ts';
import type { CardId, Player } from '../contract/ids.ts';
import { none } from '../contract/ids.ts';
import { emit, start } from '../state/kernel.ts';
import { ground } from '../contract/refusal.ts';
import type { State } from '../state/state.ts';
import { cardOf, compatible } from '../asking/values.ts';
import { hasMission, isPlanet, separated } from '../asking/where.ts';
import { locationIndex, locationOf } from '../state/locations.ts';
import { shift } from '../state/zones.ts';
import { whyNotAttempt } from '../rules/may-attempt.ts';
import { listBeams, listWalks, moveCards, quarrel, quarrels, whyNotMove } from '../rules/beaming.ts';
import {
  isYourShip,
  setCloak,
  whyNotCloak,
  whyNotDock,
  whyNotFlyTo,
  whyNotLeave,
  whyNotUndock,
} from '../rules/flying.ts';
import { fly } from '../rules/flight.ts';
import { canProject } from '../asking/holograms.ts';
import { across, endsMeet } from '../rules/routes.ts';
import { showStaffing } from '../rules/showing.ts';
import { tow, towable, whyNotTow } from '../rules/towing.ts';
import { discardFromPlay } from '../state/zones.ts';
import { travel, whyNotTravel, wormholesOf } from '../rules/double-sided.ts';
import { boardPlace, isBoarding, listBoarding, whyNotBoarding } from '../rules/battle/boarding.ts';
import { onArrival } from '../rules/repair.ts';
import { whyNotCourse, whyNotFree } from '../rules/required.ts';
import type { PickRules } from '../state/machinery.ts';
import type { Offer } from './offer.ts';

/** The actions of execute orders (B-11.8). */

const ships = (s: State, player: Player): CardId[] => s.play.filter((id) => isYourShip(s, player, id));

const picked = (cards: readonly CardId[]): readonly CardId[] | undefined => (cards.length > 0 ? cards : undefined);

const always = (): boolean => true;

/** The chosen must get along with each other at the destination (B-6.6). */
export const compatibly: PickRules['compatible'] = (s, _offered, cards) => (quarrels(s, cards) ? quarrel : undefined);

export const beam: Offer = {
  verb: 'beam',
  picks: always,
  list: (s, player, add) => {
    listBeams(s, player, add);
    listBoarding(s, player, add);
  },
  why: (s, player, c) =>
    isBoarding(s, c.cards)
      ? whyNotBoarding(s, player, c.on, c.to, c.cards)
      : whyNotMove(s, player, 'beam', c.on, c.to, picked(c.cards)),
  begin: (s, player, c) => {
    if (isBoarding(s, c.cards)) boardPlace(s, player, c.on, c.to, c.cards);
    else moveCards(s, player, 'beam', c.on, c.to, c.cards);
  },
};

export const walk: Offer = {
  verb: 'walk',
  picks: always,
  list: listWalks,
  why: (s, player, c) => whyNotMove(s, player, 'walk', c.on, c.to, picked(c.cards)),
  begin: (s, player, c) => moveCards(s, player, 'walk', c.on, c.to, c.cards),
};

export const flyOffer: Offer = {
  verb: 'fly',
  list: (s, player, add) => {
    for (const ship of ships(s, player)) {
      if (whyNotLeave(s, player, ship)) continue;
      const towed = towable(s, player, ship);
      for (const way of endsMeet(s, player) ? [none, across] : [none])
        for (const l of s.locations) {
          if (whyNotFlyTo(s, player, ship, l.id, way) || whyNotCourse(s, player, ship, l.id, way)) continue;
          add(option('fly', ship, l.id, none, way));
          for (const card of towed) add(option('fly', ship, l.id, card, way));
        }
    }
  },
  why: (s, player, c) =>
    whyNotLeave(s, player, c.card) ??
    whyNotFlyTo(s, player, c.card, c.on, c.way) ??
    whyNotCourse(s, player, c.card, c.on, c.way) ??
    whyNotTow(s, player, c.card, c.to),
  begin: (s, player, c) => {
    showStaffing(s, player, c.card);
    fly(s, player, c.card, c.on, c.way);
    tow(s, player, c.card, c.to);
  },
};

export const dock: Offer = {
  verb: 'dock',
  list: (s, player, add) => {
    for (const ship of ships(s, player))
      for (const facility of s.play)
        if (cardOf(s, facility).def.type === 'Facility' && !whyNotDock(s, player, ship, facility))
          if (!whyNotFree(s, player, ship)) add(option('dock', ship, facility));
  },
  why: (s, player, c) => whyNotDock(s, player, c.card, c.on) ?? whyNotFree(s, player, c.card),
  begin: (s, player, c) => {
    showStaffing(s, player, c.card);
    s.cards[c.card].docked = c.on;
    s.unsettled = true;
    emit(s, 'docked', { player, card: c.card, on: c.on });
    onArrival(s, c.card);
  },
};

export const undock: Offer = {
  verb: 'undock',
  list: (s, player, add) => {
    for (const ship of ships(s, player)) if (!whyNotUndock(s, player, ship)) add(option('undock', ship));
  },
  why: (s, player, c) => whyNotUndock(s, player, c.card),
  begin: (s, player, c) => {
    showStaffing(s, player, c.card);
    emit(s, 'undocked', { player, card: c.card, on: s.cards[c.card].docked });
    s.cards[c.card].docked = none;
    s.unsettled = true;
  },
};

const cloaking = (verb: 'cloak' | 'decloak'): Offer => ({
  verb,
  list: (s, player, add) => {
    for (const ship of ships(s, player))
      if (!whyNotCloak(s, player, ship, verb === 'cloak') && !whyNotFree(s, player, ship)) add(option(verb, ship));
  },
  why: (s, player, c) => whyNotCloak(s, player, c.card, verb === 'cloak') ?? whyNotFree(s, player, c.card),
  begin: (s, player, c) => setCloak(s, player, c.card, verb === 'cloak'),
});
export const cloak = cloaking('cloak');
export const decloak = cloaking('decloak');

const notALocation = ground('no-mission-there', 'B-16.1', 'there is no mission to attempt there');

export const attempt: Offer = {
  verb: 'attempt',
  list: (s, player, add) => {
    for (const l of s.locations) {
      if (l.completedBy !== -1 || !hasMission(l)) continue;
      if (isPlanet(s, l)) {
        const teams: number[] = [];
        for (const id of s.play) {
          const c = s.cards[id];
          if (c.zone === 'surface' && c.loc === l.id && c.controller === player && !teams.includes(c.team))
            teams.push(c.team);
        }
        for (const team of teams)
          if (!whyNotAttempt(s, player, l.id, none, team)) add(option('attempt', -1, l.id, team));
      }
    }
    for (const ship of ships(s, player)) {
      const loc = s.cards[ship].loc;
      if (!whyNotAttempt(s, player, loc, ship, 0)) add(option('attempt', ship, loc, 0));
    }
  },
  why: (s, player, c) => (locationIndex(s, c.on) < 0 ? notALocation : whyNotAttempt(s, player, c.on, c.card, c.to)),
  begin: (s, player, c) => start(s, 'attempt', { player, loc: c.on, ship: c.card, team: c.to }),
};

const noHolodeck = ground('no-holodeck', 'B-27.1', 'holograms are active only where a Holodeck or projectors work');
const nobodyToActivate = ground('no-activator', 'B-27.4', 'no unstopped personnel of yours is there to activate them');
const noHologram = ground('no-hologram', 'B-27.4', 'no deactivated hologram that may be activated is there');

const dormant = (s: State, player: Player, place: CardId): CardId[] =>
  at(s, place).filter((id) => {
    const c = s.cards[id];
    return c.disabledBy === id && c.controller === player && c.thisTurn !== 'switched off' && !c.stopped;
  });

const whyNotActivate = (s: State, player: Player, place: CardId) => {
  if (s.cards[place] === undefined || !canProject(s, place)) return noHolodeck;
  if (dormant(s, player, place).length === 0) return noHologram;
  const someone = personnelAt(s, place).some((id) => s.cards[id].controller === player && !separated(s.cards[id]));
  return someone ? undefined : nobodyToActivate;
};

export const activate: Offer = {
  verb: 'activate',
  picks: always,
  list: (s, player, add) => {
    const hosts: CardId[] = [];
    for (const id of s.play) {
      if (s.cards[id].disabledBy !== id || s.cards[id].controller !== player) continue;
      const place = placeOf(s.cards[id]);
      if (place !== none && !hosts.includes(place)) hosts.push(place);
    }
    for (const host of hosts) {
      if (whyNotActivate(s, player, host)) continue;
      const from = dormant(s, player, host);
      add(option('activate', -1, host, -1, -1, { from, min: 1, max: from.length }));
    }
  },
  why: (s, player, c) => {
    const not = whyNotActivate(s, player, c.on);
    if (not) return not;
    const from = dormant(s, player, c.on);
    return c.cards.every((id) => from.includes(id)) ? undefined : noHologram;
  },
  begin: (s, player, c) => {
    for (const id of c.cards) {
      s.cards[id].disabledBy = none;
      emit(s, 'activated', { player, card: id });
    }
    s.unsettled = true;
  },
};

const nobodyHeld = ground('nobody-to-rescue', 'B-19.17', 'nobody of yours waits there to be rescued');
const cannotRescue = ground(
  'cannot-rescue',
  'B-19.17',
  'only your unstopped ship or your facility at that location rescues them',
);

const heldIn = (s: State, player: Player, pod: CardId): CardId[] =>
  s.play.filter((id) => s.cards[id].heldBy === pod && s.cards[id].zone === 'held' && s.cards[id].controller === player);

const whyNotRescue = (s: State, player: Player, pod: CardId, vessel: CardId) => {
  if (s.cards[pod] === undefined || heldIn(s, player, pod).length === 0) return nobodyHeld;
  const v = s.cards[vessel];
  const def = v ? cardOf(s, vessel).def : undefined;
  if (!v || v.zone !== 'space' || v.controller !== player || v.stopped || v.cloaked || locationOf(s, pod) !== v.loc)
    return cannotRescue;
  if (def?.type !== 'Ship' && def?.type !== 'Facility') return cannotRescue;
  return heldIn(s, player, pod).some((id) => !compatible(s, id, vessel)) ? cannotRescue : undefined;
};

/** Taking the crew out of an Escape Pod: all at once, no RANGE. */
export const rescue: Offer = {
  verb: 'rescue',
  list: (s, player, add) => {
    const pods: CardId[] = [];
    for (const id of s.play) {
      const c = s.cards[id];
      if (c.zone === 'held' && c.controller === player && !pods.includes(c.heldBy)) pods.push(c.heldBy);
    }
    for (const pod of pods)
      for (const vessel of s.play) if (!whyNotRescue(s, player, pod, vessel)) add(option('rescue', pod, vessel));
  },
  why: (s, player, c) => whyNotRescue(s, player, c.card, c.on),
  begin: (s, player, c) => {
    const freed = heldIn(s, player, c.card);
    for (const id of freed) {
      s.cards[id].heldBy = none;
      shift(s, id, 'aboard', none, c.on);
      emit(s, 'released', { card: id, on: c.on, player });
    }
    discardFromPlay(s, c.card, 'rescue');
  },
};

/** The wormhole side of a Mission II (B-27.39). */
export const travelOffer: Offer = {
  verb: 'travel',
  list: (s, player, add) => {
    for (const mission of wormholesOf(s, player))
      for (const ship of ships(s, player))
        for (const l of s.locations)
          if (!whyNotTravel(s, player, ship, mission, l.id)) add(option('travel', ship, mission, l.id));
  },
  why: (s, player, c) => whyNotTravel(s, player, c.card, c.on, c.to),
  begin: (s, player, c) => travel(s, player, c.card, c.on, c.to),
};
