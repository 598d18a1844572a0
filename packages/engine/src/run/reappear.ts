import { option } from '../contract/decision.ts';
import type { Handler } from '../contract/handler.ts';
import type { CardId, Player } from '../contract/ids.ts';
import { emit, pop, push } from '../state/kernel.ts';
import type { State } from '../state/state.ts';
import { discardFromPlay } from '../state/zones.ts';
import { reappear as comeBack, returnTo, returningTo } from '../rules/away.ts';
import type { ActRunner } from './parts/runner.ts';

/** The owner of a ship whose place is gone says beside which of its neighbours it comes back. */
export interface ReturnFrame {
  readonly kind: 'return';
  readonly player: Player;
  readonly card: CardId;
}

/** Lets the place be chosen, if there are several; says whether that has to be waited for. */
const letChoose = (s: State, card: CardId): boolean => {
  const { ship, places } = returningTo(s, card);
  if (places.length < 2) return false;
  push(s, { kind: 'return', player: s.fixed.owner[ship], card });
  return true;
};

export const reappear: ActRunner<'reappear'> = {
  run: (s, f, { counting }) => {
    const c = s.cards[f.card];
    const turns = counting && c.mark.is === 'away' ? c.mark.turns - 1 : 0;
    if (turns <= 0 && letChoose(s, f.card)) return false;
    if (counting) {
      c.mark = { is: 'away', turns };
      emit(s, 'countdown reduced', { card: f.card, n: turns });
      if (turns > 0) return true;
    }
    comeBack(s, f.card);
    if (counting) discardFromPlay(s, f.card, 'expired');
    return true;
  },
};

export const returnHandler: Handler<ReturnFrame> = {
  run: () => true,
  asks: (_s, f) => [{ player: f.player, kind: 'choose place', source: f.card }],
  options: (s, f) => {
    const { ship, places } = returningTo(s, f.card);
    return places.map((to) => option('move', ship, to));
  },
  answer: (s, f, choice) => {
    if (choice.do !== 'move') return;
    pop(s);
    returnTo(s, f.card, [choice.on]);
  },
};
