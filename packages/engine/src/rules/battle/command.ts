import type { CardId } from '../../contract/ids.ts';
import { combatantsAt } from '../../asking/groups.ts';
import { none } from '../../contract/ids.ts';
import { setAffiliation, setController } from '../../state/allegiance.ts';
import { emit } from '../../state/kernel.ts';
import { speakersOf } from '../../state/memory.ts';
import type { State } from '../../state/state.ts';
import { discardFromPlay } from '../../state/zones.ts';

/** Ships that combatants have taken over (B-22.31). */

const take = (s: State, ship: CardId, card: CardId): void => {
  const c = s.cards[ship];
  c.commandedBy = card;
  setController(s, ship, s.cards[card].controller);
  setAffiliation(s, ship, 'Non-Aligned');
  emit(s, 'control changed', { card: ship, player: c.controller });
};

/** A card that gives command works as long as its player's combatants are aboard; then the owner has the ship again. */
export const settleCommand = (s: State): void => {
  for (const card of speakersOf(s, 'commanded')) {
    const { host, controller } = s.cards[card];
    if (host === none) continue;
    if (combatantsAt(s, controller, host).length === 0) {
      discardFromPlay(s, card);
      s.unsettled = true;
      return;
    }
    if (s.cards[host].commandedBy !== card) take(s, host, card);
  }
};
