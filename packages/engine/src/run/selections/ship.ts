import { none } from '../../contract/ids.ts';
import { findFrame } from '../../state/kernel.ts';
import { isShip } from '../../asking/where.ts';
import { askFor } from '../parts/asking.ts';
import type { SelectionRunner } from '../parts/runner.ts';
import { companyOf, shipOf } from '../parts/ship-company.ts';

/**
 * The ship a text speaks of. A dilemma met on a planet takes one of the encountering player's ships at the location, of
 * that player's choice; with none, that part does not happen (B-17.25).
 */
export const ship: SelectionRunner<'ship'> = {
  pick: (s, f, what) => {
    const about = shipOf(s, f);
    if (about !== none) return companyOf(s, about, what.with);
    const met = findFrame(s, 'encounter');
    if (met?.card !== f.card || met.ship !== none) return [];
    const from = s.play.filter((id) => {
      const c = s.cards[id];
      return isShip(s, id) && c.zone === 'space' && c.loc === met.loc && c.controller === f.you;
    });
    if (from.length < 2) return from.flatMap((id) => companyOf(s, id, what.with));
    askFor(s, f, { from, min: 1, max: 1 });
    return undefined;
  },
  goesOn: (s, f, what) => f.picked.flatMap((id) => companyOf(s, id, what.with)),
};
