import { option, pass } from '../contract/decision.ts';
import type { Option } from '../contract/decision.ts';
import type { PairFrame } from '../state/card-frame.ts';
import type { Handler } from '../contract/handler.ts';
import type { CardId, LocationId, Player } from '../contract/ids.ts';
import { none } from '../contract/ids.ts';
import { emit, pop, push } from '../state/kernel.ts';
import { blockOfWay } from '../state/pool.ts';
import type { State } from '../state/state.ts';
import { cardOf } from '../asking/values.ts';
import { discardFromPlay, rest } from '../state/zones.ts';
import { initiatePlay } from './playing.ts';
import { countUse } from './text-uses.ts';

/** Two copies of one card played as one action (B-29.40): each is responded to by itself, both must come through. */

const show = (s: State, player: Player, card: CardId, on: LocationId): void => {
  rest(s, card, 'being played');
  emit(s, 'played', { player, card, on });
};

export const beginPair = (
  s: State,
  player: Player,
  card: CardId,
  way: number,
  target: LocationId,
  to: LocationId,
): void => {
  const { index } = cardOf(s, card);
  const other = s.players[player].piles.hand.find((id) => id !== card && cardOf(s, id).index === index);
  if (other === undefined) return;
  show(s, player, card, target);
  show(s, player, other, to);
  // The two carry out one text.
  countUse(s, player, card);
  push(s, { kind: 'pair', player, cards: [card, other], way, target, to, step: 0 });
};

/** Which of the two is being answered: the first in steps 0 and 1, the second in steps 2 and 3. */
const answered = (f: PairFrame): 0 | 1 => (f.step < 2 ? 0 : 1);

const isThrough = (s: State, card: CardId): boolean => s.cards[card].zone === 'being played';

const respondTo = (s: State, f: PairFrame, at: 0 | 1): void =>
  initiatePlay(s, f.player, f.cards[at], f.way, at === 0 ? f.target : f.to, { shown: true });

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
  push(s, {
    kind: 'text',
    card,
    you: f.player,
    block: blockOfWay(cardOf(s, card), f.way),
    at: 0,
    target: f.target,
    responds: none,
    picked: [],
    ready: false,
  });
};

export const pairHandler: Handler<PairFrame> = {
  run: (s, f) => {
    switch (f.step) {
      case 0:
      case 2:
        respondTo(s, f, answered(f));
        f.step += 1;
        return false;
      case 1:
      case 3:
        if (isThrough(s, f.cards[answered(f)])) f.step += 1;
        // A nullified copy may be replaced at once by a further one; an empty hand cannot.
        else if (s.players[f.player].piles.hand.length > 0) return true;
        else disposeAll(s, f);
        return false;
      case 4:
        f.step = 5;
        result(s, f);
        return false;
      default:
        disposeAll(s, f);
        return false;
    }
  },
  asks: (_s, f) => [{ player: f.player, kind: 'replace play', source: f.cards[answered(f)] }],
  options: (s, f) => {
    const options: Option[] = [pass];
    for (const id of copiesIn(s, f)) options.push(option('play', id, f.target, f.to, f.way));
    return options;
  },
  answer: (s, f, choice) => {
    if (choice.do === 'pass') {
      disposeAll(s, f);
      return;
    }
    const at = answered(f);
    show(s, f.player, choice.card, at === 0 ? f.target : f.to);
    f.cards = at === 0 ? [choice.card, f.cards[1]] : [f.cards[0], choice.card];
    f.step -= 1;
  },
};
