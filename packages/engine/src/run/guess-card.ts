import type { CardType } from '@spaceline/language';
import { drawLots } from '../state/chance.ts';
import { guessable, option } from '../contract/decision.ts';
import type { Handler } from '../contract/handler.ts';
import type { CardId, Player } from '../contract/ids.ts';
import { none, opponentOf } from '../contract/ids.ts';
import { emit, pop, push } from '../state/kernel.ts';
import { handsOpen } from '../rules/open-hands.ts';
import type { State } from '../state/state.ts';
import { cardOf } from '../asking/cards.ts';
import { rest } from '../state/zones.ts';
import type { ActRunner } from './parts/runner.ts';

/** A player guesses the type of a card in the other's hand. */
export interface GuessFrame {
  readonly kind: 'guess';
  readonly player: Player;
  readonly card: CardId;
}

/** A card that is used or played as another type is of both (B-3.7). */
const isOfType = (s: State, id: CardId, type: CardType): boolean => {
  const { def, plays } = cardOf(s, id);
  if (def.type === type || plays.some((play) => play.as === type)) return true;
  return type === 'Equipment' && def.type === 'Artifact' && def.acquired === 'team';
};

export const guessCard: ActRunner<'guess card'> = {
  run: (s, f) => {
    if (s.players[opponentOf(f.you)].piles.hand.length > 0) push(s, { kind: 'guess', player: f.you, card: f.card });
    return true;
  },
};

export const guessHandler: Handler<GuessFrame> = {
  run: () => true,
  asks: (_s, f) => [{ player: f.player, kind: 'guess card', source: f.card }],
  // The places of a closed hand tell nothing, so that pointing at one of them is drawing a lot.
  options: (s, f) => {
    const pointed = handsOpen(s) ? s.players[opponentOf(f.player)].piles.hand : [none];
    return pointed.flatMap((card) => guessable.map((type) => option('guess', card, none, none, type)));
  },
  answer: (s, f, choice) => {
    if (choice.do !== 'guess') return;
    pop(s);
    const whose = opponentOf(f.player);
    const { hand } = s.players[whose].piles;
    const [card] = choice.card === none ? drawLots(s, 'selection', hand, 1) : [choice.card];
    const type = choice.way;
    emit(s, 'guessed', { player: f.player, card: f.card, word: type });
    emit(s, 'revealed', { player: whose, card, word: 'hand' });
    if (!isOfType(s, card, type)) return;
    rest(s, card, 'discard pile');
    emit(s, 'discarded', { card, player: s.fixed.owner[card], word: 'hand' });
  },
};
