import { textOfWay } from '../state/pool.ts';
import type { PlayFrame } from '../state/frame.ts';
import type { Given } from '../state/given.ts';
import type { Handler } from '../contract/handler.ts';
import type { CardId } from '../contract/ids.ts';
import { none, opponentOf } from '../contract/ids.ts';
import { emit, findFrame, pop, push, start } from '../state/kernel.ts';
import type { State } from '../state/state.ts';
import { beingPlayed } from '../asking/hidden.ts';
import { cardOf } from '../asking/cards.ts';
import { enter, rest } from '../state/zones.ts';
import { countUse } from './text-uses.ts';
import { board } from './battle/boarding.ts';
import { putBetween } from './gaps.ts';
import { dispose, makeUp } from './taken-back.ts';

/** Playing a card from the hand: initiation, responses, results (B-12.10 to B-12.16). */

/** B-12.10, B-13.4: the card leaves the hand and is announced to both players. */
export const beginPlay = (
  s: State,
  { player, card, way, target, to = none, responds = none, shown, along }: Given['play'],
): void => {
  if (!shown) {
    rest(s, card, 'being played');
    const onPlayer = cardOf(s, card).plays[way]?.on.target === 'player';
    emit(s, 'played', onPlayer ? { player, card, whom: target === 0 ? 0 : 1 } : { player, card, on: target });
    countUse(s, player, card);
  }
  push(s, {
    kind: 'play',
    player,
    card,
    way,
    target,
    to,
    responds,
    step: 'announced',
    calledOff: false,
    takenBack: none,
    along: along ?? false,
  });
};

/** The way of the play that somebody responds to has been used up for this once. */
const spendResponse = (s: State, f: PlayFrame): void => {
  const window = cardOf(s, f.card).plays[f.way].once ? findFrame(s, 'window') : undefined;
  if (window) window.spent = [...window.spent, cardOf(s, f.card).index];
};

/** An event stays where it was played (B-3.15). */
const putInPlay = (s: State, f: PlayFrame): void => {
  const card = cardOf(s, f.card);
  const on = card.plays[f.way].on;
  const entry = { controller: f.player, countdown: card.lasting?.countdown ?? none };
  if (on.target === 'card' || (on.target === 'response' && on.host)) {
    // A host that has gone meanwhile takes the result with it (B-12.15).
    if (!s.play.includes(f.target)) return;
    if (card.combatant) board(s, f.card, f.player, f.target);
    else enter(s, f.card, 'on card', { ...entry, host: f.target });
    emit(s, 'placed on', { card: f.card, on: f.target, player: f.player });
  } else if (on.target === 'location') {
    enter(s, f.card, 'on location', { ...entry, loc: f.target });
    emit(s, 'placed on', { card: f.card, on: f.target, player: f.player });
  } else if (on.target === 'between') {
    putBetween(s, f.card, f.target, f.to, entry);
  } else if (on.target === 'player') {
    enter(s, f.card, 'table', entry).chosen = f.target;
  } else if (on.target === 'response') {
    enter(s, f.card, 'on location', { ...entry, loc: s.cards[f.responds].loc });
  } else enter(s, f.card, 'table', entry);
};

const stays = (s: State, card: CardId, way: number): boolean => {
  const { def, plays } = cardOf(s, card);
  return 'stays' in def && def.stays === true && !plays[way].leaves;
};

const carryOut = (s: State, f: PlayFrame): void => {
  emit(s, 'result begun', { card: f.card, player: f.player });
  spendResponse(s, f);
  if (stays(s, f.card, f.way)) putInPlay(s, f);
  if (f.along) return;
  const text = textOfWay(cardOf(s, f.card), f.way);
  start(s, 'text', { card: f.card, you: f.player, text, target: f.target, responds: f.responds });
};

export const playHandler: Handler<PlayFrame> = {
  shows: beingPlayed,
  tells: (_s, f) => ({
    is: 'play',
    player: f.player,
    card: f.card,
    answers: f.responds,
    calledOff: f.calledOff,
  }),
  run: (s, f) => {
    const { second, free } = cardOf(s, f.card).plays[f.way];
    switch (f.step) {
      case 'announced':
        f.step = 'answered';
        start(s, 'window', { to: 'card played', card: f.card, first: opponentOf(f.player) });
        return false;
      case 'answered':
        f.step = 'done';
        if (f.calledOff) {
          dispose(s, f);
          pop(s);
          makeUp(s, f, free === true);
        } else if (second === 'location')
          // One of two played together waits for the other.
          pop(s);
        else carryOut(s, f);
        return false;
      case 'done':
        dispose(s, f);
        pop(s);
        return false;
    }
  },
};
