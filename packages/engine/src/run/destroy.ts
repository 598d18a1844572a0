import type { Selection } from '@spaceline/language';
import type { TextFrame } from '../state/frame.ts';
import type { CardId } from '../contract/ids.ts';
import { emit } from '../state/kernel.ts';
import { locationIndex } from '../state/locations.ts';
import type { State } from '../state/state.ts';
import { discardFromPlay } from '../state/zones.ts';
import { shipAttribute } from '../asking/values.ts';
import { isShip } from '../asking/where.ts';
import { damage } from '../rules/damage.ts';
import { destroy as begin } from '../rules/destroying.ts';
import { destroyLocation } from './parts/location-destroyed.ts';
import type { ActRunner } from './parts/runner.ts';
import { select } from './parts/select.ts';
import { isHere } from './parts/ship-company.ts';

const destroyCard = (s: State, id: CardId): void => {
  if (isShip(s, id)) {
    begin(s, id);
    return;
  }
  emit(s, 'destroyed', { card: id, player: s.fixed.owner[id] });
  discardFromPlay(s, id, 'destroyed');
};

/** The ship first; when it is gone with all its responses, the others at the place are looked at. */
const blowUp = (s: State, f: TextFrame, [ship]: readonly CardId[]): boolean => {
  if (ship === undefined || !isHere(s, ship)) return true;
  f.picked = [s.cards[ship].loc];
  f.ready = true;
  begin(s, ship);
  return false;
};

const damageNear = (s: State, loc: CardId, under: number): void => {
  const near = s.play.filter(
    (id) => isShip(s, id) && isHere(s, id) && s.cards[id].loc === loc && shipAttribute(s, id, 'SHIELDS') < under,
  );
  for (const id of near) damage(s, id);
};

/** All that is where the card is aimed at. */
const isWholeLocation = (what: Selection): boolean =>
  what.select === 'everyone' && what.among === 'that location' && what.who.who === 'anyone';

export const destroy: ActRunner<'destroy'> = {
  run: (s, f, { what, blast }) => {
    if (blast !== undefined && f.ready && locationIndex(s, f.picked[0]) >= 0) {
      damageNear(s, f.picked[0], blast);
      return true;
    }
    if (isWholeLocation(what)) {
      destroyLocation(s, f.card, f.target);
      return true;
    }
    const cards = select(s, f, what);
    if (!cards) return false;
    if (blast !== undefined) return blowUp(s, f, cards);
    f.picked = cards;
    for (const id of cards) destroyCard(s, id);
    return true;
  },
};
