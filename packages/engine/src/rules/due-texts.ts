import { option } from '../contract/decision.ts';
import type { Due, MomentFrame } from '../state/frame.ts';
import type { Given } from '../state/given.ts';
import type { Handler } from '../contract/handler.ts';
import type { Player } from '../contract/ids.ts';
import { none } from '../contract/ids.ts';
import { pop, push, start } from '../state/kernel.ts';
import { textIdOf } from '../state/pool.ts';
import { cardOf } from '../asking/cards.ts';
import type { State } from '../state/state.ts';
import { seenOf } from '../asking/hidden.ts';
import { isSelfShip } from '../asking/where.ts';
import { discardFromPlay } from '../state/zones.ts';
import { sameBand } from './battle/combatants.ts';
import { isSuppressed } from './moments.ts';

/** Texts due at a moment of the turn, carried out one after another (chapters 12f, 25). */

export const beginMoment = (s: State, { moment, due }: Given['moment']): void => {
  if (due.length > 0) push(s, { kind: 'moment', moment, due });
};

/** The texts that may come next: the turn player's first, then the other's, then those of no player (B-12.27). */
const nextDue = (s: State, f: MomentFrame): readonly Due[] => {
  const ofPlayers = f.due.filter((d) => !isSelfShip(s, d.card));
  if (ofPlayers.length === 0) return f.due.slice(0, 1);
  const mine = ofPlayers.filter((d) => s.cards[d.card].controller === s.active);
  return oneOfEachGroup(s, mine.length > 0 ? mine : ofPlayers);
};

/** Combatants of one group fight as one, whichever of them is named (B-22.26). */
const oneOfEachGroup = (s: State, due: readonly Due[]): readonly Due[] =>
  due.filter((d, i) => !due.slice(0, i).some((other) => sameBand(s, other.card, d.card)));

const resolveDue = (s: State, f: MomentFrame, due: Due): void => {
  f.due = f.due.filter((d) => d !== due);
  const you: Player = s.cards[due.card].controller;
  // The card goes after its expiry text has been carried out.
  if (f.moment === 'countdown expires')
    beginMoment(s, { moment: 'countdown expires', due: [{ card: due.card, trigger: none }] });
  if (due.trigger === none) return;
  const card = cardOf(s, due.card);
  const text = textIdOf(card, card.triggers[due.trigger].acts);
  start(s, 'text', { card: due.card, you, text, target: s.cards[due.card].host });
};

export const momentHandler: Handler<MomentFrame> = {
  tells: (s, f, seer) => ({
    is: 'moment',
    moment: f.moment,
    due: seenOf(
      s,
      f.due.map(({ card }) => card),
      seer,
    ),
  }),
  run: (s, f) => {
    // What has left play meanwhile is no longer due (B-12.28).
    f.due = f.due.filter((d) => s.play.includes(d.card) && !isSuppressed(s, d.card));
    if (f.due.length === 0) {
      pop(s);
      return false;
    }
    const only = f.due[0];
    if (f.moment === 'countdown expires' && f.due.length === 1 && only.trigger === none) {
      pop(s);
      discardFromPlay(s, only.card, 'expired');
      return false;
    }
    const next = nextDue(s, f);
    if (next.length > 1) return true;
    resolveDue(s, f, next[0]);
    return false;
  },
  asks: (s, f) => [{ player: s.cards[nextDue(s, f)[0].card].controller, kind: 'order effects', source: none }],
  options: (s, f) => nextDue(s, f).map((d) => option('take', d.card, -1, -1, d.trigger)),
  answer: (s, f, choice) => {
    const due = f.due.find((d) => d.card === choice.card && d.trigger === choice.way);
    if (due) resolveDue(s, f, due);
  },
};
