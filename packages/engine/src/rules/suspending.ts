import type { Option } from '../contract/decision.ts';
import { pass } from '../contract/decision.ts';
import type { SuspendFrame } from '../state/frame.ts';
import type { Handler } from '../contract/handler.ts';
import { none, opponentOf } from '../contract/ids.ts';
import { pop, push } from '../state/kernel.ts';
import type { State } from '../state/state.ts';
import { download, listDownloads, offeredToFetch } from './downloads.ts';
import { couldSuspend } from './special-downloads.ts';

/** Suspending play inside an attempt or a battle (B-12.23, B-12.24). */

/** Asks before the next step if anybody in play could suspend it. */
export const beginSuspension = (s: State): void => {
  if (couldSuspend(s, 0) || couldSuspend(s, 1)) push(s, { kind: 'suspend', next: s.active, passes: 0 });
};

export const suspendHandler: Handler<SuspendFrame> = {
  run: (s, f) => {
    if (f.passes >= 2) {
      pop(s);
      return false;
    }
    if (couldSuspend(s, f.next)) return true;
    f.passes += 1;
    f.next = opponentOf(f.next);
    return false;
  },
  asks: (_s, f) => [{ player: f.next, kind: 'suspend play', source: none }],
  shows: (s, f, seer) => offeredToFetch(s, f, f.next, seer),
  options: (s, _f, player) => {
    const options: Option[] = [pass];
    listDownloads(s, player, (o) => options.push(o));
    return options;
  },
  answer: (s, f, choice) => {
    f.next = opponentOf(choice.player);
    if (choice.do === 'download') {
      f.passes = 0;
      download(s, choice.player, choice.card, choice.on, choice.way);
    } else f.passes += 1;
  },
};
