import { option } from '../contract/decision.ts';
import type { Handler } from '../contract/handler.ts';
import type { CardId, Player } from '../contract/ids.ts';
import { opponentOf } from '../contract/ids.ts';
import { emit, pop, push } from '../state/kernel.ts';
import { discardFromPlay } from '../state/zones.ts';
import { concede } from '../rules/winning.ts';
import type { ActRunner } from './parts/runner.ts';

/** A player accepts an ante or forfeits the game. */
export interface StakesFrame {
  readonly kind: 'stakes';
  readonly player: Player;
  readonly card: CardId;
}

/** An ante that the opponent accepts or forfeits the game for (B-26.11, D-36). */
export const raiseStakes: ActRunner<'raise stakes'> = {
  run: (s, f) => {
    push(s, { kind: 'stakes', player: opponentOf(f.you), card: f.card });
    return true;
  },
};

export const stakesHandler: Handler<StakesFrame> = {
  run: () => true,
  asks: (_s, f) => [{ player: f.player, kind: 'accept or forfeit', source: f.card }],
  options: (_s, f) => [option('accept', f.card), option('forfeit', f.card)],
  answer: (s, f, choice) => {
    pop(s);
    if (choice.do === 'accept') {
      emit(s, 'accepted', { player: f.player, card: f.card });
      return;
    }
    // What was not agreed to is not claimed.
    if (s.play.includes(f.card)) discardFromPlay(s, f.card);
    concede(s, f.player);
  },
};
