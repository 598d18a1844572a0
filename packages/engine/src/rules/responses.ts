import type { Window } from '@spaceline/language';
import { asHalf, fitsFacts } from '../asking/facts.ts';
import type { CardId, Player } from '../contract/ids.ts';
import { locationId } from '../contract/ids.ts';
import { findFrame, push } from '../state/kernel.ts';
import { playedAs } from '../asking/played-as.ts';
import type { State } from '../state/state.ts';
import { cardOf } from '../asking/values.ts';
import { isPlanet } from '../asking/where.ts';
import { locationAt } from '../state/locations.ts';
import { battleConcerns } from './battle/windows.ts';
import { couldSuspend } from './special-downloads.ts';

/** Where responses are possible at all (B-12.17). */

/** Whether a card that responds this way could refer to that subject, by what both players can see. */
export const concerns = (s: State, window: Window, subject: CardId): boolean => {
  switch (window.to) {
    case 'card played':
      return fitsFacts(cardOf(s, subject), window.card, playedAs(s, subject));
    case 'dilemma':
      return fitsFacts(asHalf(cardOf(s, subject), findFrame(s, 'encounter')?.half ?? 0), window.card);
    case 'killed':
      return fitsFacts(cardOf(s, subject), window.who);
    case 'attempt begun':
    case 'mission completed':
      return (
        window.kind === undefined || isPlanet(s, locationAt(s, locationId(subject))) === (window.kind === 'planet')
      );
    case 'ship destroyed':
    case 'draw':
      return true;
    case 'battle initiated':
    case 'battle step':
    case 'battle ended':
      return battleConcerns(s, window, subject);
  }
};

const couldBeAnswered = (s: State, to: Window['to'], subject: CardId): boolean =>
  s.fixed.pool.responders[to].some((r) => concerns(s, r.window, subject)) &&
  (s.players[0].hand.length > 0 || s.players[1].hand.length > 0);

/**
 * Opens a window only where some card of the pool could respond, or play could be suspended (B-12.23); whether anyone
 * holds such a card plays no part. At an assisted table any card might.
 */
export const openWindow = (s: State, to: Window['to'], subject: CardId, first: Player): boolean => {
  if (!couldBeAnswered(s, to, subject) && !couldSuspend(s, 0) && !couldSuspend(s, 1) && !s.fixed.assisted) return false;
  push(s, { kind: 'window', to, card: subject, next: first, passes: 0, spent: [] });
  return true;
};
