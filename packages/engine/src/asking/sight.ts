import type { Sight } from '@spaceline/language';
import type { CardId, Player } from '../contract/ids.ts';
import { opponentOf } from '../contract/ids.ts';
import { at } from '../state/placed.ts';
import type { State } from '../state/state.ts';
import { locationAt, locationOf } from '../state/locations.ts';

/** The cards a look shows. A hand is shown in the order of the decks, so that it tells nothing about drawing. */
export const inSight = (s: State, player: Player, sight: Sight, target: CardId): readonly CardId[] => {
  switch (sight) {
    case "opponent's hand":
      return s.players[opponentOf(player)].piles.hand.toSorted((a, b) => a - b);
    case "opponent's draw deck":
      return s.players[opponentOf(player)].piles['draw deck'].toReversed();
    case 'cards aboard':
      return at(s, target);
    case 'bottom seed card':
      return locationAt(s, locationOf(s, target)).seeds.slice(0, 1);
  }
};
