import type { Option } from '../contract/decision.ts';
import type { Handler } from '../contract/handler.ts';
import type { CardId, Player } from '../contract/ids.ts';
import { ground } from '../contract/refusal.ts';
import { findFrame, pop, push } from '../state/kernel.ts';
import type { Given } from '../state/given.ts';
import type { State } from '../state/state.ts';
import { isPersonnel } from '../asking/where.ts';
import { anyBeamOf, listBeams, moveCards, whyNotMove } from '../rules/beaming.ts';
import { listFarBeams, whyNotFarBeam } from '../rules/far-beaming.ts';
import { whyNotFree } from '../rules/required.ts';
import { nothingToDo } from './parts/grounds.ts';
import type { ActRunner } from './parts/runner.ts';
import { isHere } from './parts/ship-company.ts';

/** Beaming at another time than execute orders, by a card (B-14.13). */
export interface BeamFrame {
  readonly kind: 'beam';
  readonly player: Player;
  readonly card: CardId;
}

/** Beaming from a ship to a neighboring location. */
export interface FarBeamFrame {
  readonly kind: 'far beam';
  readonly player: Player;
  readonly card: CardId;
  readonly ship: CardId;
  readonly most: number;
}

const anyFarBeam = (s: State, player: Player, ship: CardId, most: number): boolean => {
  let any = false;
  listFarBeams(s, player, ship, most, () => (any = true));
  return any;
};

export const beginBeam = (s: State, { player, card }: Given['beam']): void => push(s, { kind: 'beam', player, card });

export const beam: ActRunner<'beam'> = {
  run: (s, f, { to, most = Infinity }) => {
    if (to === 'anywhere') beginBeam(s, { player: f.you, card: f.card });
    else if (isHere(s, f.target)) push(s, { kind: 'far beam', player: f.you, card: f.card, ship: f.target, most });
    return true;
  },
  pointless: (s, player, { to, most = Infinity }, on) => {
    if (to === 'anywhere') return anyBeamOf(s, player) ? undefined : nothingToDo;
    return anyFarBeam(s, player, on, most) ? whyNotFree(s, player, on) : nothingToDo;
  },
};

const heldByAdversary = ground(
  'adversary-stays',
  'B-20.37',
  'whoever has an adversary at this moment is not beamed away',
);
const onlyBeaming = ground('only-beaming', 'B-12.4', 'the card lets you beam personnel now and nothing else');

/** Adversaries of the moment are not let go (B-20.46). */
const personnelOnly = (s: State) => {
  const pair = findFrame(s, 'personnel battle')?.pair ?? [];
  return (id: CardId) => isPersonnel(s, id) && !pair.includes(id);
};

/** Beaming by a card: once, personnel only, under the rules of beaming (B-14.13). */
export const beamHandler: Handler<BeamFrame> = {
  run: (s, f) => {
    let any = false;
    listBeams(s, f.player, () => (any = true), personnelOnly(s));
    if (any) return true;
    pop(s);
    return false;
  },
  asks: (_s, f) => [{ player: f.player, kind: 'beam', source: f.card }],
  options: (s, f) => {
    const options: Option[] = [];
    listBeams(s, f.player, (o) => options.push(o), personnelOnly(s));
    return options;
  },
  picks: () => true,
  refuses: (s, f, c) => {
    if (c.do !== 'beam') return onlyBeaming;
    const taken = c.cards.filter((id) => s.play.includes(id) && s.cards[id].controller === f.player);
    if (taken.some((id) => !isPersonnel(s, id))) return onlyBeaming;
    if (!taken.every(personnelOnly(s))) return heldByAdversary;
    return whyNotMove(s, f.player, 'beam', c.on, c.to, c.cards, personnelOnly(s));
  },
  answer: (s, _f, c) => {
    pop(s);
    if (c.do === 'beam') moveCards(s, c.player, 'beam', c.on, c.to, c.cards);
  },
};

const onlyThatBeam = ground('only-far-beaming', 'B-12.4', 'the card lets you beam to a neighboring location');

/** Beaming from a ship to a neighboring location: once, one way, so many cards at most. */
export const farBeamHandler: Handler<FarBeamFrame> = {
  run: (s, f) => {
    if (anyFarBeam(s, f.player, f.ship, f.most)) return true;
    pop(s);
    return false;
  },
  asks: (_s, f) => [{ player: f.player, kind: 'beam', source: f.card }],
  options: (s, f) => {
    const options: Option[] = [];
    listFarBeams(s, f.player, f.ship, f.most, (o) => options.push(o));
    return options;
  },
  picks: () => true,
  refuses: (s, f, c) =>
    c.do === 'beam' && c.on === f.ship ? whyNotFarBeam(s, f.player, f.ship, c.to, f.most, c.cards) : onlyThatBeam,
  answer: (s, _f, c) => {
    pop(s);
    if (c.do === 'beam') moveCards(s, c.player, 'beam', c.on, c.to, c.cards);
  },
};
