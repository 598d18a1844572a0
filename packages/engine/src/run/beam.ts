import type { Option } from '../contract/decision.ts';
import type { Handler } from '../contract/handler.ts';
import type { CardId, Player } from '../contract/ids.ts';
import { ground } from '../contract/refusal.ts';
import { findFrame, pop, push } from '../state/kernel.ts';
import type { Given } from '../state/given.ts';
import { locationIndex } from '../state/locations.ts';
import type { State } from '../state/state.ts';
import { isPersonnel } from '../asking/where.ts';
import { listBeams, moveCards, whyNotMove } from '../rules/beaming.ts';
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

/** Adversaries of the moment are not let go (B-20.46). */
const personnelOnly = (s: State) => {
  const pair = findFrame(s, 'personnel battle')?.pair ?? [];
  return (id: CardId) => isPersonnel(s, id) && !pair.includes(id);
};

/** Beaming up or down leads from or to a surface (B-14.12). */
const leadsUpOrDown = (s: State, { on, to }: { readonly on: CardId; readonly to: CardId }): boolean =>
  locationIndex(s, on) >= 0 || locationIndex(s, to) >= 0;

const listUpOrDown = (s: State, player: Player, add: (o: Option) => void, keep: (id: CardId) => boolean): void =>
  listBeams(s, player, (o) => void (leadsUpOrDown(s, o) && add(o)), keep);

const anyUpOrDown = (s: State, player: Player, keep: (id: CardId) => boolean): boolean => {
  let any = false;
  listUpOrDown(s, player, () => (any = true), keep);
  return any;
};

const anyFarBeam = (s: State, player: Player, ship: CardId, most: number): boolean => {
  let any = false;
  listFarBeams(s, player, ship, most, () => (any = true));
  return any;
};

export const beginBeam = (s: State, { player, card }: Given['beam']): void => push(s, { kind: 'beam', player, card });

export const beam: ActRunner<'beam'> = {
  run: (s, f, { to, most = Infinity }) => {
    if (to === 'up or down') beginBeam(s, { player: f.you, card: f.card });
    else if (isHere(s, f.target)) push(s, { kind: 'far beam', player: f.you, card: f.card, ship: f.target, most });
    return true;
  },
  pointless: (s, player, { to, most = Infinity }, on) => {
    if (to === 'up or down') return anyUpOrDown(s, player, (id) => isPersonnel(s, id)) ? undefined : nothingToDo;
    return anyFarBeam(s, player, on, most) ? whyNotFree(s, player, on) : nothingToDo;
  },
};

const heldByAdversary = ground(
  'adversary-stays',
  'B-20.37',
  'whoever has an adversary at this moment is not beamed away',
);
const betweenVessels = ground(
  'not-up-or-down',
  'B-14.12',
  'the card beams up or down: between a surface and a ship or facility',
);
const onlyBeaming = ground('only-beaming', 'B-12.4', 'the card lets you beam personnel now and nothing else');

/** Beaming by a card: once, personnel only, under the rules of beaming (B-14.13). */
export const beamHandler: Handler<BeamFrame> = {
  run: (s, f) => {
    if (anyUpOrDown(s, f.player, personnelOnly(s))) return true;
    pop(s);
    return false;
  },
  asks: (_s, f) => [{ player: f.player, kind: 'beam', source: f.card }],
  options: (s, f) => {
    const options: Option[] = [];
    listUpOrDown(s, f.player, (o) => options.push(o), personnelOnly(s));
    return options;
  },
  picks: () => true,
  refuses: (s, f, c) => {
    if (c.do !== 'beam') return onlyBeaming;
    const taken = c.cards.filter((id) => s.play.includes(id) && s.cards[id].controller === f.player);
    if (taken.some((id) => !isPersonnel(s, id))) return onlyBeaming;
    if (!taken.every(personnelOnly(s))) return heldByAdversary;
    const why = whyNotMove(s, f.player, 'beam', c.on, c.to, c.cards, personnelOnly(s));
    return why ?? (leadsUpOrDown(s, c) ? undefined : betweenVessels);
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
