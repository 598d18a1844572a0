import type { Window } from '@spaceline/language';
import { option, pass } from '../decision.ts';
import type { Option } from '../decision.ts';
import { fits } from '../condition.ts';
import type { WindowFrame } from '../frame.ts';
import type { Handler } from '../handler.ts';
import type { Player } from '../ids.ts';
import { opponentOf } from '../ids.ts';
import { findFrame, pop } from '../kernel.ts';
import type { State } from '../state.ts';
import { cardOf, isImmune } from '../values.ts';
import { initiatePlay, whyNotPlayable } from './playing.ts';
import { concerns } from './responses.ts';

/** Responses: alternating, until both pass in a row (B-12.12). */

/** What is responded to has been cancelled: nothing is left to respond to. */
const gone = (s: State, f: WindowFrame): boolean => {
  if (f.to === 'card played') return s.frames.some((x) => x.kind === 'play' && x.card === f.card && x.nullified);
  if (f.to === 'dilemma') return findFrame(s, 'encounter')?.nullified === true;
  if (f.to === 'ship destroyed') return s.frames.some((x) => x.kind === 'destroy' && x.card === f.card && x.saved);
  return false;
};

const mayRespond = (s: State, f: WindowFrame, player: Player, window: Window): boolean => {
  if (window.to !== f.to || !concerns(s, window, f.card)) return false;
  if (window.to === 'card played') {
    const played = s.frames.find((x) => x.kind === 'play' && x.card === f.card);
    if (window.by === 'opponent' && played?.kind === 'play' && played.player === player) return false;
  }
  return window.to !== 'killed' || fits(s, window.who, f.card, player);
};

const listResponses = (s: State, f: WindowFrame, player: Player, add: (o: Option) => void): void => {
  const seen: number[] = [];
  for (const id of s.players[player].hand) {
    const card = cardOf(s, id);
    if (card.plays.length === 0 || seen.includes(card.index)) continue;
    seen.push(card.index);
    card.plays.forEach((play, way) => {
      if (typeof play.when === 'string' || !mayRespond(s, f, player, play.when)) return;
      if (isImmune(s, f.card, id) || whyNotPlayable(s, player, id)) return;
      add(option('play', id, f.card, -1, way));
    });
  }
};

export const windowHandler: Handler<WindowFrame> = {
  run: (s, f) => {
    if (f.passes >= 2 || gone(s, f)) {
      pop(s);
      return false;
    }
    // An empty hand is public: such a player is not asked.
    if (s.players[f.next].hand.length > 0) return true;
    f.passes += 1;
    f.next = opponentOf(f.next);
    return false;
  },
  asks: (_s, f) => [{ player: f.next, kind: 'respond', source: f.card }],
  options: (s, f, player) => {
    const options: Option[] = [pass];
    listResponses(s, f, player, (o) => options.push(o));
    return options;
  },
  answer: (s, f, choice) => {
    f.next = opponentOf(choice.player);
    if (choice.do === 'pass') {
      f.passes += 1;
      return;
    }
    f.passes = 0;
    initiatePlay(s, choice.player, choice.card, choice.way, choice.on, f.card);
  },
};
