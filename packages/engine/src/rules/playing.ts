import { ownBlock } from '../pool.ts';
import type { PlayFrame } from '../frame.ts';
import type { Handler } from '../handler.ts';
import type { CardId, Player } from '../ids.ts';
import { none, opponentOf } from '../ids.ts';
import { emit, pop, push } from '../kernel.ts';
import type { Ground } from '../refusal.ts';
import { ground } from '../refusal.ts';
import type { State } from '../state.ts';
import { cardOf } from '../values.ts';
import { discardFromPlay, enter, rest } from '../zones.ts';
import { whyNotBeside } from './uniqueness.ts';
import { anyBeamOf } from './beaming.ts';
import { openWindow } from './responses.ts';

/** Playing a card from the hand: initiation, responses, results (B-12.10 to B-12.16). */

const nothingToDo = ground('no-effect', 'B-13.8', 'it could have no effect now');

/** Reasons that hold for every way of playing the card. */
export const whyNotPlayable = (s: State, player: Player, card: CardId): Ground | undefined => {
  const def = cardOf(s, card).def;
  if ('stays' in def && def.stays) {
    const beside = whyNotBeside(s, player, card);
    if (beside) return beside;
  }
  const acts = 'text' in def ? def.text : undefined;
  return acts?.some((act) => act.act === 'beam any') && !anyBeamOf(s, player) ? nothingToDo : undefined;
};

/** B-12.10: the card leaves the hand and is shown to both players. */
export const initiatePlay = (
  s: State,
  player: Player,
  card: CardId,
  way: number,
  target: number,
  responds: CardId = none,
): void => {
  rest(s, card, 'being played');
  emit(s, 'played', { player, card, on: target });
  push(s, { kind: 'play', player, card, way, target, responds, step: 0, nullified: false });
};

/** The card of a play that became nothing, or whose text is done. */
const dispose = (s: State, f: PlayFrame): void => {
  if (s.cards[f.card].zone === 'being played') discardFromPlay(s, f.card);
};

const putInPlay = (s: State, f: PlayFrame): void => {
  const card = cardOf(s, f.card);
  const on = card.plays[f.way].on;
  const entry = { controller: f.player, countdown: card.lasting?.countdown ?? none };
  if (on.target === 'card') {
    // A host that has gone meanwhile takes the result with it (B-12.15).
    if (!s.play.includes(f.target)) return;
    enter(s, f.card, 'on card', { ...entry, host: f.target });
    emit(s, 'placed on', { card: f.card, on: f.target, player: f.player });
  } else if (on.target === 'location') {
    enter(s, f.card, 'on location', { ...entry, loc: f.target });
    emit(s, 'placed on', { card: f.card, on: f.target, player: f.player });
  } else if (on.target === 'response') {
    enter(s, f.card, 'on location', { ...entry, loc: s.cards[f.responds].loc });
  } else enter(s, f.card, 'table', entry);
};

const stays = (s: State, card: CardId): boolean => {
  const def = cardOf(s, card).def;
  return 'stays' in def && def.stays === true;
};

export const playHandler: Handler<PlayFrame> = {
  run: (s, f) => {
    switch (f.step++) {
      case 0:
        openWindow(s, 'card played', f.card, opponentOf(f.player));
        return false;
      case 1:
        if (f.nullified) {
          dispose(s, f);
          pop(s);
          return false;
        }
        emit(s, 'result begun', { card: f.card, player: f.player });
        if (stays(s, f.card)) putInPlay(s, f);
        push(s, {
          kind: 'text',
          card: f.card,
          you: f.player,
          block: ownBlock,
          at: 0,
          target: f.target,
          responds: f.responds,
          picked: [],
          ready: false,
        });
        return false;
      default:
        dispose(s, f);
        pop(s);
        return false;
    }
  },
};
