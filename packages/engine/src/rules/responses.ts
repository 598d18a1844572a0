import type { CardDef, Window } from '@spaceline/language';
import { mayFit } from '../asking/fits.ts';
import type { Responder } from '../state/pool.ts';
import { asHalf } from '../asking/cards.ts';
import type { CardId, Player } from '../contract/ids.ts';
import { locationId } from '../contract/ids.ts';
import { findFrame } from '../state/kernel.ts';
import type { State } from '../state/state.ts';
import { cardOf } from '../asking/values.ts';
import { isPlanet } from '../asking/where.ts';
import { locationAt } from '../state/locations.ts';
import { battleConcerns } from './battle/windows.ts';

/** Where responses are possible at all (B-12.17). */

/** The dilemma being met, as the half that is faced shows it. */
export const facedDef = (s: State, dilemma: CardId): CardDef =>
  asHalf(cardOf(s, dilemma).def, findFrame(s, 'encounter')?.half ?? 0);

/** Whether a card that responds this way could refer to that subject, by what both players can see. */
export const concerns = (s: State, { card, window }: Responder, subject: CardId, player: Player): boolean => {
  switch (window.to) {
    case 'card played':
      return mayFit(s, window.card, subject, player);
    case 'dilemma':
      return mayFit(s, window.card, subject, player, facedDef(s, subject));
    case 'killed':
      return findFrame(s, 'kill')?.mourners[0]?.seen[player].includes(card.index) ?? false;
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
      return battleConcerns(s, window, subject, player);
  }
};

const couldAnswer = (s: State, to: Window['to'], subject: CardId, player: Player): boolean =>
  s.players[player].piles.hand.length > 0 && s.fixed.pool.responders[to].some((r) => concerns(s, r, subject, player));

/** Whether some card of the pool could respond, as far as both players can see. */
export const couldBeAnswered = (s: State, to: Window['to'], subject: CardId): boolean =>
  couldAnswer(s, to, subject, 0) || couldAnswer(s, to, subject, 1);
