import { option } from '../contract/decision.ts';
import type { Handler } from '../contract/handler.ts';
import type { CardId, Player } from '../contract/ids.ts';
import { none } from '../contract/ids.ts';
import { emit, pop, push } from '../state/kernel.ts';
import { forgetPlaces } from '../state/placed.ts';
import { shift } from '../state/zones.ts';
import { disappear as vanish } from '../rules/away.ts';
import type { ActRunner } from './parts/runner.ts';
import { isHere } from './parts/ship-company.ts';

/** A player names the number of turns a ship will be away. */
export interface NameTurnsFrame {
  readonly kind: 'name turns';
  readonly player: Player;
  readonly card: CardId;
  readonly most: number;
}

/** A ship leaves the game for a time, or for a number of turns said in advance (B-19.29, B-25.14, D-29). */
export const disappear: ActRunner<'disappear'> = {
  run: (s, f, { turns }) => {
    if (turns !== undefined) {
      if (s.play.includes(f.target)) push(s, { kind: 'name turns', player: f.you, card: f.card, most: turns });
      return true;
    }
    if (!isHere(s, f.target) || !s.play.includes(f.card)) return true;
    // The card waits where the ship was, or it would go with it.
    shift(s, f.card, 'table', none, none);
    vanish(s, f.target, f.card);
    return true;
  },
};

/** The card waits on the table: what lies on the ship goes with it. */
export const nameTurnsHandler: Handler<NameTurnsFrame> = {
  run: () => true,
  asks: (_s, f) => [{ player: f.player, kind: 'name number', source: f.card }],
  options: (_s, f) => Array.from({ length: f.most }, (_, i) => option('name', f.card, none, none, i + 1)),
  answer: (s, f, choice) => {
    if (choice.do !== 'name') return;
    pop(s);
    const c = s.cards[f.card];
    const ship = c.host;
    forgetPlaces(s);
    c.zone = 'table';
    c.host = none;
    c.mark = { is: 'away', turns: choice.way };
    emit(s, 'number named', { player: f.player, card: f.card, n: choice.way });
    vanish(s, ship, f.card);
  },
};
