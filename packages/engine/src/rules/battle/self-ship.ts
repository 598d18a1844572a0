import type { SelfAttackFrame } from '../../state/battle-frame.ts';
import type { TextFrame } from '../../state/frame.ts';
import type { Handler } from '../../contract/handler.ts';
import type { CardId, Player } from '../../contract/ids.ts';
import { none, opponentOf } from '../../contract/ids.ts';
import { emit, findFrame, pop, push, start } from '../../state/kernel.ts';
import type { Mark } from '../../state/mark.ts';
import { leftward, rightward } from '../../state/mark.ts';
import type { State } from '../../state/state.ts';
import { shipAttribute } from '../../asking/values.ts';
import { isSelfShip, isShip, spanFor } from '../../asking/where.ts';
import { locationIndex } from '../../state/locations.ts';
import { discardFromPlay, enter } from '../../state/zones.ts';
import { callOff } from '../calling-off.ts';
import { ends } from '../routes.ts';
import { farEnd } from './far-end.ts';
import { whyNotTarget } from './targets.ts';

/** Ships that nobody controls (B-22.10 to B-22.22). */

/** Which way it flies along the row of locations. */
const wayOf = (mark: Mark): -1 | 1 => (mark.is === 'course' ? mark.way : 1);

/** B-22.18. False: the opponent has yet to choose the end. */
export const placeSelfShip = (s: State, f: TextFrame): boolean => {
  const encounter = findFrame(s, 'encounter');
  if (encounter?.card !== f.card) return true;
  const loc = farEnd(s, f, encounter.loc);
  if (loc === none) return false;
  const at = locationIndex(s, loc);
  const ship = enter(s, f.card, 'space', { controller: f.you, loc });
  ship.mark = at === ends(s, at)[0] ? rightward : leftward;
  emit(s, 'placed in play', { card: f.card, on: loc });
  return true;
};

/** B-22.19: toward the other end as far as RANGE allows; a move that starts there leads off the spaceline. */
export const flySelfShip = (s: State, card: CardId): void => {
  if (!isSelfShip(s, card)) return;
  const c = s.cards[card];
  const [first, last] = ends(s, locationIndex(s, c.loc));
  const way = wayOf(c.mark);
  const goal = way === 1 ? last : first;
  let at = locationIndex(s, c.loc);
  const range = shipAttribute(s, card, 'RANGE');
  if (range === 0) return;
  if (at === goal) {
    discardFromPlay(s, card, 'off the spaceline');
    return;
  }
  let cost = 0;
  while (at !== goal) {
    const span = spanFor(s, s.locations[at + way], c.controller);
    if (cost + span > range) break;
    cost += span;
    at += way;
  }
  if (cost === 0) return;
  c.loc = s.locations[at].id;
  s.unsettled = true;
  emit(s, 'flew', { card, on: c.loc, n: cost });
};

export const beginSelfAttack = (s: State, card: CardId): void => {
  if (isSelfShip(s, card)) push(s, { kind: 'self attack', card, players: [s.active, opponentOf(s.active)] });
};

/** Its attack is nullified for the rest of the turn, and the battle it has begun is over (B-22.22). */
export const pacify = (s: State, card: CardId): void => {
  if (!isSelfShip(s, card)) return;
  s.cards[card].thisTurn = 'pacified';
  emit(s, 'nullified', { card });
  const battle = findFrame(s, 'ship battle');
  if (battle?.attackers.includes(card)) callOff(battle);
};

/** Ships only, docked ones too, in the order of their arrival (B-22.12, B-22.21). */
const targetsOf = (s: State, card: CardId, player: Player): CardId[] =>
  s.play
    .filter((id) => {
      const c = s.cards[id];
      return c.controller === player && c.loc === s.cards[card].loc && isShip(s, id) && !whyNotTarget(s, id, true);
    })
    .toSorted((a, b) => s.cards[a].arrived - s.cards[b].arrived);

export const selfAttackHandler: Handler<SelfAttackFrame> = {
  run: (s, f) => {
    const [next, ...rest] = f.players;
    if (next === undefined || !isSelfShip(s, f.card) || s.cards[f.card].thisTurn === 'pacified') {
      pop(s);
      return false;
    }
    f.players = rest;
    const targets = targetsOf(s, f.card, next);
    if (targets.length > 0 && shipAttribute(s, f.card, 'WEAPONS') > 0)
      start(s, 'ship battle', { player: none, attackers: [f.card], targets });
    return false;
  },
};
