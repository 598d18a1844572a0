import type { Aim } from '../contract/aim.ts';
import { none } from '../contract/ids.ts';
import type { Option } from '../contract/decision.ts';
import { option, pass } from '../contract/decision.ts';
import type { Handler } from '../contract/handler.ts';
import type { CardId, Player } from '../contract/ids.ts';
import { pop, push, start } from '../state/kernel.ts';
import { distinctHand } from '../offers/hand.ts';
import { hasTitle } from '../state/pool.ts';
import { whyForbidden } from '../rules/prohibitions.ts';
import { whyNotText } from '../rules/text-uses.ts';
import type { State } from '../state/state.ts';
import { cardOf } from '../asking/cards.ts';
import type { ActRunner } from './parts/runner.ts';

/** Further cards played together with one that boards a ship: one action, each with responses of its own (B-12.4). */
export interface PlayAlongFrame {
  readonly kind: 'play along';
  readonly player: Player;
  readonly card: CardId;
  readonly titles: readonly string[];
}

export const playAlong: ActRunner<'play along'> = {
  run: (s, f, { titles }) => {
    if (s.play.includes(f.card)) push(s, { kind: 'play along', player: f.you, card: f.card, titles });
    return true;
  },
};

/** What such a card is played on: the ship, or one of those aboard already. */
const aimOf = (s: State, f: PlayAlongFrame, card: CardId): Aim => ({
  card: cardOf(s, card).index === cardOf(s, f.card).index ? s.cards[f.card].host : f.card,
});

const list = (s: State, f: PlayAlongFrame): Option[] =>
  distinctHand(s, f.player, (card) => f.titles.some((title) => hasTitle(card, title))).flatMap((id) => {
    if (whyNotText(s, f.player, id)) return [];
    const card = cardOf(s, id);
    const way = card.plays.findIndex((play) => play.when === 'any time');
    return way < 0 || whyForbidden(s, card, card.plays[way]) ? [] : [option('play', id, aimOf(s, f, id), none, way)];
  });

export const playAlongHandler: Handler<PlayAlongFrame> = {
  run: (s, f) => {
    // Everybody with cards in hand is asked, whatever they are.
    if (s.players[f.player].piles.hand.length > 0 && s.play.includes(f.card)) return true;
    pop(s);
    return false;
  },
  asks: (_s, f) => [{ player: f.player, kind: 'play along', source: f.card }],
  options: (s, f) => [pass, ...list(s, f)],
  answer: (s, f, choice) => {
    if (choice.do !== 'play') pop(s);
    else start(s, 'play', { player: f.player, card: choice.card, way: choice.way, aim: choice.on, along: true });
  },
};
