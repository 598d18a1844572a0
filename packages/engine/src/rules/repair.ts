import type { CardId, Player } from '../contract/ids.ts';
import { vesselOf } from '../asking/groups.ts';
import { none } from '../contract/ids.ts';
import { emit } from '../state/kernel.ts';
import { rulesOn } from '../state/topics.ts';
import { speakersOf } from '../state/memory.ts';
import type { State } from '../state/state.ts';
import { hasLostSpecialSkill } from '../asking/values.ts';
import { cardOf } from '../asking/cards.ts';
import { isShip, unusable } from '../asking/where.ts';

/** Repair at a dock and by those aboard (chapter 21b); no rule repairs a facility (B-21.19). */

/** Full turns a damaged ship waits at an outpost (B-21.14). */
const turnsAtDock = 2;

/** Counts are one more than the full turns; in the turn of its player in which it begins, a count is 0 (B-25.4). */
const begun = 1;
const fresh = (s: State, ship: CardId): number => (s.active === s.cards[ship].controller ? 0 : begun);

/** New damage starts both counts anew (B-21.15, B-21.18). */
export const restartRepair = (s: State, ship: CardId): void => {
  s.cards[ship].dockTurns = fresh(s, ship);
  s.cards[ship].mendTurns = 0;
};

export const repair = (s: State, ship: CardId): void => {
  const c = s.cards[ship];
  if (c.hull >= 100) return;
  c.hull = 100;
  s.unsettled = true;
  emit(s, 'repaired', { card: ship });
};

const damagedShips = (s: State, player: Player): CardId[] =>
  s.play.filter((id) => s.cards[id].hull < 100 && s.cards[id].controller === player && isShip(s, id));

/** The turns after which those aboard have mended their ship; none: nobody aboard can (B-21.18). */
const mendedAfter = (s: State, ship: CardId): number => {
  for (const id of speakersOf(s, 'repairs its ship')) {
    const c = s.cards[id];
    if (vesselOf(c) !== ship || c.controller !== s.cards[ship].controller || unusable(c)) continue;
    for (const rule of rulesOn(cardOf(s, id), 'repairs its ship')) if (!hasLostSpecialSkill(s, id)) return rule.turns;
  }
  return none;
};

/** Whoever mends the ship must be there for the whole turn. */
export const repairsAtStart = (s: State, player: Player): void => {
  for (const ship of damagedShips(s, player)) {
    const c = s.cards[ship];
    c.mendTurns = mendedAfter(s, ship) === none ? 0 : Math.max(begun, c.mendTurns);
  }
};

export const repairsAtEnd = (s: State, player: Player): void => {
  for (const ship of damagedShips(s, player)) {
    const c = s.cards[ship];
    if (c.docked !== none) c.dockTurns += 1;
    const after = mendedAfter(s, ship);
    c.mendTurns = after === none || c.mendTurns < begun ? 0 : c.mendTurns + 1;
    const mended = after !== none && c.mendTurns >= begun + after;
    if (mended || (c.docked !== none && c.dockTurns >= begun + turnsAtDock)) repair(s, ship);
  }
};

/** A card on a facility at once repairs the ships of the facility's controller that come there (B-21.17). */
const repairsHere = (s: State, ship: CardId): boolean => {
  const { loc, controller } = s.cards[ship];
  return speakersOf(s, 'repairs arrivals').some((id) => {
    const facility = s.cards[id].host;
    return facility !== none && s.cards[facility].loc === loc && s.cards[facility].controller === controller;
  });
};

/** A ship has stopped at a location or docked there: the waiting at a dock begins anew (B-14.30, B-21.15). */
export const onArrival = (s: State, ship: CardId): void => {
  s.cards[ship].dockTurns = fresh(s, ship);
  if (s.cards[ship].hull < 100 && repairsHere(s, ship)) repair(s, ship);
};
