import type { Who } from '@spaceline/language';
import type { Option } from '../contract/decision.ts';
import { mayFit } from '../asking/fits.ts';
import { isHidden } from '../asking/hidden.ts';
import { isPersonnel, isVessel } from '../asking/kinds.ts';
import { couldBeMeant } from '../asking/meant.ts';
import { pass } from '../contract/decision.ts';
import type { StartFrame } from '../state/card-frame.ts';
import type { Handler } from '../contract/handler.ts';
import type { CardId } from '../contract/ids.ts';
import { none, opponentOf } from '../contract/ids.ts';
import { beginAction, pop, push } from '../state/kernel.ts';
import { at } from '../state/placed.ts';
import type { Prepared } from '../state/pool.ts';
import { ground } from '../contract/refusal.ts';
import type { State } from '../state/state.ts';
import { inSight } from '../asking/sight.ts';
import { couldExchange } from './exchange.ts';
import type { OfferVerb } from './offer.ts';
import { offerAmong } from './offer.ts';

/** The start of a turn: cards that say so are played, personas exchanged, and nothing else is started (B-11.4). */

const atStart: readonly OfferVerb[] = ['play', 'exchange'];

const onlyAtStart = ground('only-at-start', 'B-11.4', 'at the start of a turn only cards that say so are played');

/** What a look would show has to be there: how many cards lie where is public. */
const hasSight = (s: State, card: Prepared, on: CardId): boolean =>
  card.texts[card.ownText].every((act) => act.act !== 'look' || inSight(s, s.active, act.at, on).length > 0);

/** Who or what is aboard only their player knows, but a ship without a crew is seen to have none. */
const isManned = (s: State, id: CardId): boolean =>
  !isVessel(s, id) || at(s, id).some((one) => isPersonnel(s, one) || isHidden(s, one, opponentOf(s.active)));

/** Whether a card that both players see could be the target, by what they can see of it. */
const couldTarget = (s: State, who: Who, id: CardId): boolean =>
  !isHidden(s, id, opponentOf(s.active)) && mayFit(s, who, id, s.active) && isManned(s, id);

/** Whether a hidden card could be it: whichever it is, if there are such targets at all. */
const couldTargetHidden = (s: State, card: Prepared): boolean =>
  s.play.some((id) => isHidden(s, id, opponentOf(s.active)) && hasSight(s, card, id));

/** Whether some card of the pool could be played now, by what both players can see. */
const couldPlay = (s: State): boolean =>
  s.players[s.active].piles.hand.length > 0 &&
  s.fixed.pool.startOfTurn.some(({ card, play: { on }, onHidden }) => {
    if (on.target !== 'card') return true;
    if (onHidden && couldTargetHidden(s, card)) return true;
    return couldBeMeant(s, on.who).some((id) => couldTarget(s, on.who, id) && hasSight(s, card, id));
  });

export const beginStart = (s: State): void => push(s, { kind: 'start of turn' });

export const startHandler: Handler<StartFrame> = {
  run: (s) => {
    if (couldPlay(s) || couldExchange(s, s.active)) return true;
    pop(s);
    return false;
  },
  asks: (s) => [{ player: s.active, kind: 'action', source: none }],
  options: (s, _f, player) => {
    const options: Option[] = [pass];
    for (const verb of atStart) s.fixed.machinery.offers[verb].list(s, player, (o) => options.push(o));
    return options;
  },
  refuses: (s, _f, c) => {
    if (c.do === 'pass') return undefined;
    const offer = offerAmong(s, atStart, c.do);
    return offer ? offer.why(s, c.player, c) : onlyAtStart;
  },
  answer: (s, _f, c) => {
    if (c.do === 'pass') {
      pop(s);
      return;
    }
    beginAction(s, c.player, c.do);
    offerAmong(s, atStart, c.do)?.begin(s, c.player, c);
  },
};
