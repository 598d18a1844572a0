import type { PlayFrame, ReportFrame } from '../state/frame.ts';
import { start } from '../state/kernel.ts';
import { cardOf } from '../asking/cards.ts';
import { none } from '../contract/ids.ts';
import type { State } from '../state/state.ts';
import { discardFromPlay } from '../state/zones.ts';

/** The card of a play that became nothing, or whose text is done, unless it has gone somewhere else (B-3.16, B-3.17). */
export const dispose = (s: State, f: { readonly card: number }): void => {
  if (s.cards[f.card].zone === 'being played') discardFromPlay(s, f.card);
};

/** A play that was taken back is made up for by another card (D-39); what was free needs no making up (B-13.3). */
export const makeUp = (s: State, f: PlayFrame | ReportFrame, free: boolean): void => {
  if (f.takenBack === none || free) return;
  const inGroup = s.frames[s.frames.length - 1].kind === 'report group';
  if (!inGroup) s.players[f.player].playsUsed -= 1;
  start(s, 'replace play', { player: f.player, card: f.takenBack, not: cardOf(s, f.card).index, inGroup });
};
