import type { DestroyFrame, KillFrame, Mourners } from '../state/frame.ts';
import { fits, mayFit } from '../asking/fits.ts';
import { seenOf } from '../asking/hidden.ts';
import type { Handler } from '../contract/handler.ts';
import type { CardId, Player } from '../contract/ids.ts';
import { none, opponentOf } from '../contract/ids.ts';
import { emit, findFrame, pop, push } from '../state/kernel.ts';
import type { State } from '../state/state.ts';
import { cardOf } from '../asking/values.ts';
import { isPersonnel, isSelfShip, isShip } from '../asking/where.ts';
import { discardFromPlay, toBonusArea } from '../state/zones.ts';
import { isHologram } from '../asking/holograms.ts';
import { offerReplication } from './replicating.ts';
import { openWindow } from './responses.ts';
import { scoreBonus } from './winning.ts';

/** Death and destruction (chapter 19c). */

/** `literally`: even holograms and those held by a card. */
export const kill = (s: State, cards: readonly CardId[], literally = false): void => {
  if (cards.length > 0) push(s, { kind: 'kill', cards, dead: [], mourners: [], step: 0, literally, declined: [] });
};

/** B-27.8: a hologram that would be killed is deactivated instead; what is more specific wins (B-1.6). */
const switchOff = (s: State, id: CardId): boolean => {
  const c = s.cards[id];
  if (!isHologram(s, id)) return false;
  if (c.disabledBy === none) {
    c.disabledBy = id;
    c.thisTurn = 'switched off';
    emit(s, 'deactivated', { card: id });
  }
  return true;
};

/** The cards of the pool that may be played on somebody just killed, asked while they still have what they had. */
const mournersOf = (s: State, id: CardId): Mourners => {
  const those = (fit: typeof fits, you: Player): readonly number[] =>
    s.fixed.pool.responders.killed
      .filter(({ window }) => window.to === 'killed' && fit(s, window.who, id, you))
      .map(({ card }) => card.index);
  return { seen: [those(mayFit, 0), those(mayFit, 1)], true: [those(fits, 0), those(fits, 1)] };
};

const nobody: Mourners = { seen: [[], []], true: [[], []] };

const dies = (s: State, id: CardId, literally: boolean): boolean =>
  s.play.includes(id) && (literally || (s.cards[id].heldBy === none && !switchOff(s, id)));

export const killHandler: Handler<KillFrame> = {
  tells: (s, f, seer) => ({ is: 'killing', cards: seenOf(s, f.cards, seer) }),
  run: (s, f) => {
    if (f.step === 0) {
      if (offerReplication(s, f)) return false;
      f.step = 1;
      f.dead = f.cards.filter((id) => dies(s, id, f.literally));
      f.mourners = [nobody, ...f.dead.map((id) => mournersOf(s, id))];
      const battle = findFrame(s, 'personnel battle');
      if (battle) battle.dead = [...battle.dead, ...f.dead];
      for (const id of f.dead) emit(s, 'killed', { card: id, player: s.fixed.owner[id] });
      for (const id of f.dead) discardFromPlay(s, id, 'killed');
      return false;
    }
    const [next, ...rest] = f.dead;
    f.dead = rest;
    f.mourners = f.mourners.slice(1);
    if (next === undefined) pop(s);
    // B-12.19: right after the death, also inside a group action.
    else openWindow(s, 'killed', next, opponentOf(s.active));
    return false;
  },
};

export const destroy = (s: State, card: CardId, by: number = none): void => {
  push(s, { kind: 'destroy', card, by, step: 0, saved: false });
};

/** A self-controlling ship is worth its points to the player whose ships shot it down (B-22.17). */
const remove = (s: State, f: DestroyFrame): void => {
  const def = cardOf(s, f.card).def;
  if (f.by !== none && isSelfShip(s, f.card) && def.type === 'Dilemma' && def.points) {
    scoreBonus(s, f.by as Player, def.points, f.card);
    toBonusArea(s, f.card, f.by as Player);
  } else discardFromPlay(s, f.card, 'destroyed');
};

export const destroyHandler: Handler<DestroyFrame> = {
  tells: (_s, f) => ({ is: 'destruction', card: f.card }),
  run: (s, f) => {
    if (!s.play.includes(f.card)) {
      pop(s);
      return false;
    }
    switch (f.step++) {
      case 0:
        // The crew is still aboard: this is when it can be saved (B-19.22).
        if (isShip(s, f.card)) openWindow(s, 'ship destroyed', f.card, s.cards[f.card].controller);
        return false;
      case 1: {
        if (f.prevented) {
          pop(s);
          return false;
        }
        emit(s, 'destroyed', { card: f.card, player: s.fixed.owner[f.card] });
        const aboard = s.play.filter(
          (id) => s.cards[id].host === f.card && s.cards[id].zone === 'aboard' && isPersonnel(s, id),
        );
        // Holograms are lost with their ship, not switched off (B-27.8).
        for (const id of aboard) if (isHologram(s, id)) discardFromPlay(s, id);
        kill(
          s,
          aboard.filter((id) => s.play.includes(id)),
        );
        return false;
      }
      default:
        pop(s);
        remove(s, f);
        return false;
    }
  },
};
