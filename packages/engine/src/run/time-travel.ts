import { option } from '../contract/decision.ts';
import type { NameTurnsFrame } from '../state/event-frame.ts';
import type { Handler } from '../contract/handler.ts';
import { none } from '../contract/ids.ts';
import { emit, pop, push } from '../state/kernel.ts';
import { forget } from '../state/memory.ts';
import { disappear, reappear } from '../rules/away.ts';
import { discardFromPlay } from '../state/zones.ts';
import type { Runner } from './acts.ts';

/** A ship sent into the future for a number of turns said in advance (B-25.14, D-29). */

export const sendAhead: Runner<'send ahead'> = (s, f, act) => {
  if (s.play.includes(f.target)) push(s, { kind: 'name turns', player: f.you, card: f.card, most: act.turns });
  return true;
};

/** The card waits on the table: what lies on the ship goes with it. */
export const nameTurnsHandler: Handler<NameTurnsFrame> = {
  run: () => true,
  asks: (_s, f) => [{ player: f.player, kind: 'name number', source: f.card }],
  options: (_s, f) => Array.from({ length: f.most }, (_, i) => option('name', f.card, -1, -1, i + 1)),
  answer: (s, f, choice) => {
    pop(s);
    const c = s.cards[f.card];
    const ship = c.host;
    forget(s);
    c.zone = 'table';
    c.host = none;
    c.mark = { is: 'away', turns: choice.way };
    emit(s, 'number named', { player: f.player, card: f.card, n: choice.way });
    disappear(s, ship, f.card);
  },
};

export const returnFromAhead: Runner<'return from ahead'> = (s, f) => {
  const c = s.cards[f.card];
  const turns = c.mark.is === 'away' ? c.mark.turns - 1 : 0;
  c.mark = { is: 'away', turns };
  emit(s, 'countdown reduced', { card: f.card, n: turns });
  if (turns > 0) return true;
  reappear(s, f.card);
  discardFromPlay(s, f.card, 'expired');
  return true;
};
