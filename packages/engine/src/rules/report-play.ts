import type { ReportFrame } from '../state/frame.ts';
import type { Given } from '../state/given.ts';
import type { Handler } from '../contract/handler.ts';
import { none, opponentOf } from '../contract/ids.ts';
import { pop, push, start } from '../state/kernel.ts';
import type { State } from '../state/state.ts';
import { beingPlayed } from '../asking/hidden.ts';
import { isLocation } from '../state/locations.ts';
import { rest } from '../state/zones.ts';
import { reportsFree } from './free-plays.ts';
import { putFacility, report, whyNotBuild, whyNotReport } from './reporting.ts';
import { dispose, makeUp } from './taken-back.ts';

/** Reporting and building can be responded to like any play (B-13.17). */

export const beginReport = (s: State, { player, card, place, affiliation }: Given['report']): void => {
  rest(s, card, 'being played');
  push(s, {
    kind: 'report',
    player,
    card,
    place,
    affiliation,
    step: 'announced',
    calledOff: false,
    takenBack: none,
  });
};

/** B-12.15: a place that has gone meanwhile leaves the card without any. */
const carryOut = (s: State, { player, card, place, affiliation }: ReportFrame): void => {
  if (isLocation(s, place)) {
    if (!whyNotBuild(s, player, card, place)) putFacility(s, player, card, place, 'built');
  } else if (!whyNotReport(s, player, card, place, affiliation)) report(s, player, card, place, affiliation);
};

export const reportHandler: Handler<ReportFrame> = {
  shows: beingPlayed,
  tells: (_s, f) => ({ is: 'report', player: f.player, card: f.card, answers: none, calledOff: f.calledOff }),
  run: (s, f) => {
    switch (f.step) {
      case 'announced':
        f.step = 'answered';
        start(s, 'window', { to: 'card played', card: f.card, first: opponentOf(f.player) });
        return false;
      case 'answered':
        f.step = 'done';
        if (f.calledOff) {
          dispose(s, f);
          pop(s);
          makeUp(s, f, reportsFree(s, f.player, f.card));
        } else carryOut(s, f);
        return false;
      case 'done':
        dispose(s, f);
        pop(s);
        return false;
    }
  },
};
