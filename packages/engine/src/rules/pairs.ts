import type { Aim } from '../contract/aim.ts';
import { none } from '../contract/ids.ts';
import { option, pass } from '../contract/decision.ts';
import type { Option } from '../contract/decision.ts';
import type { PairFrame } from '../state/card-frame.ts';
import type { Given } from '../state/given.ts';
import type { Handler } from '../contract/handler.ts';
import type { CardId, LocationId, Player } from '../contract/ids.ts';
import { emit, pop, push, start } from '../state/kernel.ts';
import { textOfWay } from '../state/pool.ts';
import type { State } from '../state/state.ts';
import { cardOf } from '../asking/cards.ts';
import { discardFromPlay, rest } from '../state/zones.ts';
import { announce } from './playing.ts';
import { countUse } from './text-uses.ts';

/** Two copies of one card played as one action (B-29.40): each is responded to by itself, both must come through. */

const show = (s: State, player: Player, card: CardId, aim: Aim): void => {
  rest(s, card, 'being played');
  announce(s, player, card, aim);
};

/** One of the two names the ship, the other where it comes out. */
const aimOf = (f: { readonly target: CardId; readonly to: LocationId }, at: 0 | 1): Aim =>
  at === 0 ? { card: f.target } : { location: f.to };

export const beginPair = (s: State, { player, card, way, target, to }: Given['pair']): void => {
  const { index } = cardOf(s, card);
  const other = s.players[player].piles.hand.find((id) => id !== card && cardOf(s, id).index === index);
  if (other === undefined) return;
  show(s, player, card, { card: target });
  show(s, player, other, { location: to });
  // The two carry out one text.
  countUse(s, player, card);
  push(s, { kind: 'pair', player, cards: [card, other], way, target, to, step: 'announcing first' });
};

/** Which of the two is being announced or answered. */
const answered = (f: PairFrame): 0 | 1 => (f.step === 'announcing first' || f.step === 'first answered' ? 0 : 1);

const isThrough = (s: State, card: CardId): boolean => s.cards[card].zone === 'being played';

const respondTo = (s: State, f: PairFrame, at: 0 | 1): void =>
  start(s, 'play', {
    player: f.player,
    card: f.cards[at],
    way: f.way,
    aim: aimOf(f, at),
    shown: true,
  });

const disposeAll = (s: State, f: PairFrame): void => {
  for (const card of f.cards) if (isThrough(s, card)) discardFromPlay(s, card);
  pop(s);
};

const copiesIn = (s: State, f: PairFrame): CardId[] => {
  const { index } = cardOf(s, f.cards[0]);
  return s.players[f.player].piles.hand.filter((id) => cardOf(s, id).index === index).slice(0, 1);
};

const result = (s: State, f: PairFrame): void => {
  const [card] = f.cards;
  emit(s, 'result begun', { card, player: f.player });
  start(s, 'text', { card, you: f.player, text: textOfWay(cardOf(s, card), f.way), target: f.target });
};

export const pairHandler: Handler<PairFrame> = {
  shows: (s, f) => f.cards.filter((card) => isThrough(s, card)),
  run: (s, f) => {
    switch (f.step) {
      case 'announcing first':
      case 'announcing second':
        respondTo(s, f, answered(f));
        f.step = f.step === 'announcing first' ? 'first answered' : 'second answered';
        return false;
      case 'first answered':
      case 'second answered':
        if (isThrough(s, f.cards[answered(f)])) f.step = f.step === 'first answered' ? 'announcing second' : 'result';
        // A nullified copy may be replaced at once by a further one; an empty hand cannot.
        else if (s.players[f.player].piles.hand.length > 0) return true;
        else disposeAll(s, f);
        return false;
      case 'result':
        f.step = 'done';
        result(s, f);
        return false;
      case 'done':
        disposeAll(s, f);
        return false;
    }
  },
  asks: (_s, f) => [{ player: f.player, kind: 'replace play', source: f.cards[answered(f)] }],
  options: (s, f) => {
    const options: Option[] = [pass];
    for (const id of copiesIn(s, f)) options.push(option('play', id, { card: f.target, exit: f.to }, none, f.way));
    return options;
  },
  answer: (s, f, choice) => {
    if (choice.do !== 'play') {
      disposeAll(s, f);
      return;
    }
    const at = answered(f);
    show(s, f.player, choice.card, aimOf(f, at));
    f.cards = at === 0 ? [choice.card, f.cards[1]] : [f.cards[0], choice.card];
    f.step = at === 0 ? 'announcing first' : 'announcing second';
  },
};
