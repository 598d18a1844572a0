import type { CardId, Player } from '../contract/ids.ts';
import { fits } from '../asking/fits.ts';
import { rulesOn } from '../state/topics.ts';
import { speakersOf } from '../state/memory.ts';
import type { State } from '../state/state.ts';
import { cardOf } from '../asking/cards.ts';

/** Plays that a text makes free: in the card play segment, without the normal card play (B-13.3). */

/** A card of the player lets that card report for free. */
export const reportsFree = (s: State, player: Player, card: CardId): boolean =>
  speakersOf(s, 'allows free reports').some(
    (id) =>
      s.cards[id].controller === player &&
      rulesOn(cardOf(s, id), 'allows free reports').some((rule) => fits(s, rule.who, card, player)),
  );
