import { option, pass } from '../contract/decision.ts';
import type { ExtraDrawFrame } from '../state/event-frame.ts';
import type { Handler } from '../contract/handler.ts';
import type { CardId, Player } from '../contract/ids.ts';
import { none } from '../contract/ids.ts';
import { pop, push, start } from '../state/kernel.ts';
import type { State } from '../state/state.ts';
import { cardOf } from '../asking/cards.ts';
import { mayRegenerate } from '../asking/regenerating.ts';
import { beginEvenUp } from './even-up.ts';
import { rulesOn } from '../state/topics.ts';
import { speakersOf } from '../state/memory.ts';

/** Card plays and draws that cards in play add to a turn (B-11.11). */

/** The card that gives a player one more card play or one more draw in their turn (B-11.16); copies give it once (B-23.17). */
const giver = (s: State, player: Player): CardId =>
  speakersOf(s, 'extra play or draw').find((id) => s.cards[id].controller === player) ?? none;

/** Normal card plays that the rules and the format give. The hook of B-28.21. */
const ordinaryPlays = (s: State, player: Player): number => s.fixed.format.ask.cardPlays(s, 1, player);

/** Normal card plays of a player's turn. */
export const normalPlays = (s: State, player: Player): number =>
  ordinaryPlays(s, player) + (giver(s, player) === none ? 0 : 1);

/** Cards that must be drawn besides the one of the rules; copies beside one deck do not add up. */
const forcedDraws = (s: State, player: Player): number => {
  let most = 0;
  for (const id of speakersOf(s, 'extra draws'))
    if (s.cards[id].chosen === player)
      for (const rule of rulesOn(cardOf(s, id), 'extra draws')) most = Math.max(most, rule.count);
  return most;
};

/** B-11.10, B-11.11: the card of the turn, those that must be drawn besides, then one that may be. */
export const beginDraws = (s: State): void => {
  const player = s.active;
  beginEvenUp(s, player);
  const card = giver(s, player);
  if (card !== none && s.players[player].playsUsed <= ordinaryPlays(s, player))
    push(s, { kind: 'extra draw', player, card });
  start(s, 'draw', { player, count: 1 + forcedDraws(s, player) });
};

export const extraDrawHandler: Handler<ExtraDrawFrame> = {
  run: (s, f) => {
    const { piles, drawsNone } = s.players[f.player];
    if ((piles['draw deck'].length > 0 || mayRegenerate(s, f.player)) && !drawsNone) return true;
    pop(s);
    return false;
  },
  asks: (_s, f) => [{ player: f.player, kind: 'extra draw', source: f.card }],
  options: (_s, f) => [pass, option('draw', f.card)],
  answer: (s, f, choice) => {
    pop(s);
    if (choice.do === 'draw') start(s, 'draw', { player: f.player, count: 1 });
  },
};
