import type { KillFrame, Mourners } from '../state/frame.ts';
import { fits, mayFit } from '../asking/fits.ts';
import { seenOf } from '../asking/hidden.ts';
import type { Handler } from '../contract/handler.ts';
import type { CardId, Player } from '../contract/ids.ts';
import { none, opponentOf } from '../contract/ids.ts';
import { emit, findFrame, pop, push, start } from '../state/kernel.ts';
import type { State } from '../state/state.ts';
import { discardFromPlay } from '../state/zones.ts';
import { isHologram } from '../asking/holograms.ts';
import { offerReplication } from './replicating.ts';

/** Death (chapter 19c). */

/** `literally`: even holograms and those held by a card. */
export const kill = (s: State, cards: readonly CardId[], literally = false): void => {
  if (cards.length > 0)
    push(s, { kind: 'kill', cards, dead: [], mourners: [], step: 'dying', literally, declined: [] });
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

/** Held by a card is in stasis (B-19.16); an Escape Pod is a place, where people die like anywhere else (B-19.17). */
const isInStasis = (s: State, id: CardId): boolean => s.cards[id].heldBy !== none && s.cards[id].zone !== 'held';

const dies = (s: State, id: CardId, literally: boolean): boolean =>
  s.play.includes(id) && (literally || (!isInStasis(s, id) && !switchOff(s, id)));

export const killHandler: Handler<KillFrame> = {
  tells: (s, f, seer) => ({ is: 'killing', cards: seenOf(s, f.cards, seer) }),
  run: (s, f) => {
    if (f.step === 'dying') {
      if (offerReplication(s, f)) return false;
      f.step = 'mourned';
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
    else start(s, 'window', { to: 'killed', card: next, first: opponentOf(s.active) });
    return false;
  },
};
