import { textOfWay } from '../state/pool.ts';
import type { PlayFrame } from '../state/frame.ts';
import type { Given } from '../state/given.ts';
import type { Handler } from '../contract/handler.ts';
import type { Aim } from '../contract/aim.ts';
import { cardAimedAt } from '../contract/aim.ts';
import type { Seer } from '../contract/event.ts';
import type { CardId, None, Player } from '../contract/ids.ts';
import { none, opponentOf } from '../contract/ids.ts';
import { emit, findFrame, pop, push, start } from '../state/kernel.ts';
import type { State } from '../state/state.ts';
import { beingPlayed, isHidden } from '../asking/hidden.ts';
import { cardOf } from '../asking/cards.ts';
import { enter, rest } from '../state/zones.ts';
import { countUse } from './text-uses.ts';
import { keeperOfTarget } from './play-targets.ts';
import { dispose, makeUp } from './taken-back.ts';

/** Playing a card from the hand: initiation, responses, results (B-12.10 to B-12.16). */

/** A response announces what it answers only where that is known. */
export const announce = (s: State, player: Player, card: CardId, aim: Aim): void =>
  emit(
    s,
    'played',
    'player' in aim ? { player, card, whom: aim.player } : { player, card, on: cardAimedAt(aim), word: wordOf(aim) },
  );

const wordOf = (aim: Aim): 'beside' | 'in response to' | '' =>
  'between' in aim ? 'beside' : 'answers' in aim ? 'in response to' : '';

/** B-12.10, B-13.4: the card leaves the hand and is announced to both players. */
export const beginPlay = (s: State, { player, card, way, aim, responds = none, shown, along }: Given['play']): void => {
  if (!shown) {
    rest(s, card, 'being played');
    announce(s, player, card, aim);
    countUse(s, player, card);
  }
  push(s, {
    kind: 'play',
    player,
    card,
    way,
    aim,
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
  const { on } = card.plays[f.way];
  const entry = { controller: f.player, countdown: card.lasting?.countdown ?? none };
  const { put } = keeperOfTarget(s, on);
  if (put) put(s, f, on, entry);
  else enter(s, f.card, 'table', entry);
};

const stays = (s: State, card: CardId, way: number): boolean => {
  const { def, plays } = cardOf(s, card);
  return 'stays' in def && def.stays === true && !plays[way].leaves;
};

/** Whose action is answered, if it is anybody's. */
const answeredPlayer = (s: State, f: PlayFrame): Player | undefined => {
  const { when } = cardOf(s, f.card).plays[f.way];
  const by = typeof when === 'string' ? none : s.fixed.machinery.windowKeepers[when.to].begunBy?.(s, f.responds);
  return by === 0 || by === 1 ? by : undefined;
};

const carryOut = (s: State, f: PlayFrame): void => {
  emit(s, 'result begun', { card: f.card, player: f.player });
  spendResponse(s, f);
  if (stays(s, f.card, f.way)) putInPlay(s, f);
  if (f.along) return;
  const text = textOfWay(cardOf(s, f.card), f.way);
  const whom = 'player' in f.aim ? f.aim.player : answeredPlayer(s, f);
  start(s, 'text', { card: f.card, you: f.player, text, target: cardAimedAt(f.aim), whom, responds: f.responds });
};

/** What is answered, as far as the response announced it: a card just drawn is its player's secret (B-13.34). */
const answeredFor = (s: State, { aim }: PlayFrame, seer: Seer): CardId | None =>
  'answers' in aim && aim.answers !== none && !isHidden(s, aim.answers, seer) ? aim.answers : none;

export const playHandler: Handler<PlayFrame> = {
  shows: beingPlayed,
  tells: (s, f, seer) => ({
    is: 'play',
    player: f.player,
    card: f.card,
    answers: answeredFor(s, f, seer),
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
