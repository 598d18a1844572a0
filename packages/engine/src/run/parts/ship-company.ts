import type { SelectionOf } from '@spaceline/language';
import type { TextFrame } from '../../state/frame.ts';
import { placeOf } from '../../asking/groups.ts';
import type { CardId } from '../../contract/ids.ts';
import { none } from '../../contract/ids.ts';
import { findFrame } from '../../state/kernel.ts';
import type { State } from '../../state/state.ts';
import { isShip } from '../../asking/where.ts';
import { currentTeam } from '../../asking/taking-part.ts';

/** A ship that is on the spaceline and can be reached there. */
export const isHere = (s: State, ship: CardId): boolean => s.play.includes(ship) && s.cards[ship].zone === 'space';

/** The ship a text is about: the one it is on or was played on, or the one making the attempt (B-17.25). */
export const shipOf = (s: State, f: TextFrame): CardId => {
  const { host } = s.cards[f.card];
  if (host !== none && isShip(s, host)) return host;
  if (findFrame(s, 'encounter')?.card === f.card) return currentTeam(s).ship;
  return f.target !== none && isHere(s, f.target) && isShip(s, f.target) ? f.target : none;
};

/** A ship alone, with its controller's cards aboard, or with the controller's Away Teams at its location as well. */
export const companyOf = (s: State, ship: CardId, company: SelectionOf<'ship'>['with']): readonly CardId[] => {
  if (company === undefined) return [ship];
  const { controller, loc } = s.cards[ship];
  return s.play.filter((id) => {
    const c = s.cards[id];
    if (id === ship) return true;
    if (c.controller !== controller) return false;
    return placeOf(c) === ship || (company !== 'crew' && placeOf(c) === loc);
  });
};
