import type { DestroyFrame, KillFrame } from '../frame.ts';
import type { Handler } from '../handler.ts';
import type { CardId } from '../ids.ts';
import { none } from '../ids.ts';
import { emit, pop, push } from '../kernel.ts';
import type { State } from '../state.ts';
import { cardOf } from '../values.ts';
import { isPersonnel } from '../where.ts';
import { discardFromPlay } from '../zones.ts';
import { openWindow } from './responses.ts';

/** Death and destruction (chapter 19c). */

export const kill = (s: State, cards: readonly CardId[]): void => {
  if (cards.length > 0) push(s, { kind: 'kill', cards, dead: [], step: 0 });
};

/** B-27.8: a hologram that would be killed is deactivated instead. */
const switchOff = (s: State, id: CardId): boolean => {
  const c = s.cards[id];
  if (!cardOf(s, id).def.icons.includes('Holo')) return false;
  if (c.disabledBy === none) {
    c.disabledBy = id;
    c.changed = true;
    emit(s, 'deactivated', { card: id });
  }
  return true;
};

export const killHandler: Handler<KillFrame> = {
  run: (s, f) => {
    if (f.step === 0) {
      f.step = 1;
      f.dead = f.cards.filter((id) => s.play.includes(id) && s.cards[id].heldBy === none && !switchOff(s, id));
      for (const id of f.dead) emit(s, 'killed', { card: id, player: s.fixed.owner[id] });
      for (const id of f.dead) discardFromPlay(s, id, 'killed');
      return false;
    }
    const [next, ...rest] = f.dead;
    f.dead = rest;
    if (next === undefined) pop(s);
    else openWindow(s, 'killed', next, s.active);
    return false;
  },
};

export const destroy = (s: State, card: CardId, by: number = none): void => {
  push(s, { kind: 'destroy', card, by, step: 0, saved: false });
};

export const destroyHandler: Handler<DestroyFrame> = {
  run: (s, f) => {
    if (!s.play.includes(f.card)) {
      pop(s);
      return false;
    }
    switch (f.step++) {
      case 0:
        // The crew is still aboard: this is when it can be saved (B-19.22).
        openWindow(s, 'ship destroyed', f.card, s.cards[f.card].controller);
        return false;
      case 1: {
        emit(s, 'destroyed', { card: f.card, player: s.fixed.owner[f.card] });
        const aboard = s.play.filter(
          (id) => s.cards[id].host === f.card && s.cards[id].zone === 'aboard' && isPersonnel(s, id),
        );
        // Holograms are lost with their ship, not switched off (B-27.8).
        for (const id of aboard) if (cardOf(s, id).def.icons.includes('Holo')) discardFromPlay(s, id);
        kill(
          s,
          aboard.filter((id) => s.play.includes(id)),
        );
        return false;
      }
      default:
        pop(s);
        discardFromPlay(s, f.card, 'destroyed');
        return false;
    }
  },
};

/** B-21.3: half of the HULL; nothing is left of a ship damaged twice (B-21.5). */
export const damage = (s: State, ship: CardId): void => {
  const c = s.cards[ship];
  c.hull -= 50;
  s.unsettled = true;
  emit(s, 'damaged', { card: ship, n: c.hull });
  if (c.cloaked) {
    c.cloaked = false;
    emit(s, 'decloaked', { card: ship });
  }
};
