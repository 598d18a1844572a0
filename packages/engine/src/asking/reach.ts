import type { Reach } from '@spaceline/language';
import type { CardId } from '../contract/ids.ts';
import { locationOf } from '../state/locations.ts';
import type { State } from '../state/state.ts';

/** Your cards in one crew or one Away Team (B-10.24). */
export const present = (s: State, a: CardId, b: CardId): boolean => {
  const x = s.cards[a];
  const y = s.cards[b];
  return (
    x.zone === y.zone &&
    x.host === y.host &&
    x.loc === y.loc &&
    x.team === y.team &&
    x.controller === y.controller &&
    x.stopped === y.stopped &&
    x.heldBy === y.heldBy
  );
};

/** Whether a rule of the source has to do with a card in play (B-23.10). */
export const isReached = (s: State, source: CardId, reach: Reach, id: CardId): boolean => {
  const from = s.cards[source];
  const to = s.cards[id];
  switch (reach) {
    case 'present':
      return present(s, source, id);
    case 'host':
      return from.host === id;
    case 'aboard':
      return to.zone === 'aboard' && to.host === from.host;
    case 'here':
      return locationOf(s, id) === locationOf(s, source);
    case 'met':
      return from.subjects.includes(id);
    case 'yours':
      // A self-controlling ship is nobody's.
      return from.controller === to.controller && !s.fixed.cards[id].selfShip;
    case 'everyone':
      return true;
  }
};
