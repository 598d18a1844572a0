import type { Reach } from '@spaceline/language';
import type { CardId } from '../contract/ids.ts';
import { none } from '../contract/ids.ts';
import { present, vesselOf } from './groups.ts';
import { locationOf } from '../state/locations.ts';
import type { State } from '../state/state.ts';

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
      return from.host !== none && vesselOf(to) === from.host;
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
