import type { Option } from '../decision.ts';
import { pass } from '../decision.ts';
import { fits } from '../condition.ts';
import type { StartFrame } from '../frame.ts';
import type { Handler } from '../handler.ts';
import { none } from '../ids.ts';
import { pop } from '../kernel.ts';
import { ground } from '../refusal.ts';
import type { State } from '../state.ts';
import { play } from '../offers/plays.ts';

/** The start of a turn: cards that say so are played, and nothing else is started (B-11.4). */

const onlyAtStart = ground('only-at-start', 'B-11.4', 'at the start of a turn only cards that say so are played');

/** Whether some card of the pool could be played now, by what both players can see. */
const couldPlay = (s: State): boolean =>
  s.players[s.active].hand.length > 0 &&
  s.fixed.pool.startOfTurn.some(({ on }) => {
    if (on.target !== 'card') return true;
    return s.play.some((id) => fits(s, on.who, id, s.active));
  });

export const startHandler: Handler<StartFrame> = {
  run: (s) => {
    if (couldPlay(s)) return true;
    pop(s);
    return false;
  },
  asks: (s) => [{ player: s.active, kind: 'action', source: none }],
  options: (s, _f, player) => {
    const options: Option[] = [pass];
    play.list(s, player, (o) => options.push(o));
    return options;
  },
  refuses: (s, _f, c) => {
    if (c.do === 'pass') return undefined;
    return c.do === 'play' ? play.why(s, c.player, c) : onlyAtStart;
  },
  answer: (s, _f, c) => {
    if (c.do === 'pass') pop(s);
    else play.begin(s, c.player, c);
  },
};
