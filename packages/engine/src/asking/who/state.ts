import type { CardStateWord } from '@spaceline/language';
import type { CardId } from '../../contract/ids.ts';
import { occupied } from '../groups.ts';
import { none } from '../../contract/ids.ts';
import type { State } from '../../state/state.ts';
import { isExposed, isPlanet } from '../where.ts';
import { locationAt } from '../../state/locations.ts';
import type { TableWord } from './word.ts';

const isIn: { readonly [K in CardStateWord]: (s: State, id: CardId) => boolean } = {
  cloaked: (s, id) => s.cards[id].cloaked,
  docked: (s, id) => s.cards[id].docked !== none,
  // B-14.29: some cards ask for it.
  undocked: (s, id) => s.cards[id].docked === none,
  damaged: (s, id) => s.cards[id].hull < 100,
  stopped: (s, id) => s.cards[id].stopped,
  disabled: (s, id) => s.cards[id].disabledBy !== none,
  empty: (s, id) => !occupied(s, id),
  occupied,
  // B-10.13: a ship in space at a planet location, not docked.
  'in orbit': (s, id) => {
    const { zone, docked, loc } = s.cards[id];
    return zone === 'space' && docked === none && isPlanet(s, locationAt(s, loc));
  },
  exposed: (s, id) => s.cards[id].zone === 'space' && isExposed(s, id),
};

/** What is aboard only their player sees. */
const isInside = (is: CardStateWord): boolean => is === 'empty' || is === 'occupied';

export const state: TableWord<'state'> = {
  fits: (s, { is }, id) => isIn[is](s, id),
  seen: (s, { is }, _face, id) => (isInside(is) ? undefined : isIn[is](s, id)),
};
