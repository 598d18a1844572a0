import type { TextFrame } from '../state/frame.ts';
import type { CardId } from '../contract/ids.ts';
import { none } from '../contract/ids.ts';
import { findFrame, push } from '../state/kernel.ts';
import type { State } from '../state/state.ts';
import { isShip } from '../asking/where.ts';

/**
 * The ship that a dilemma speaks of. Met on a planet it is one of the encountering player's ships at the location, of
 * that player's choice; with none, that part does not happen (B-17.25). Undefined while the player chooses.
 */
export const chosenShip = (s: State, f: TextFrame, ship: CardId): CardId | undefined => {
  const met = findFrame(s, 'encounter');
  if (ship !== none || met?.card !== f.card || met.ship !== none) return ship;
  if (f.ready) return f.picked[0] ?? none;
  const from = s.play.filter((id) => {
    const c = s.cards[id];
    return isShip(s, id) && c.zone === 'space' && c.loc === met.loc && c.controller === f.you;
  });
  if (from.length < 2) return from[0] ?? none;
  push(s, { kind: 'select', player: f.you, source: f.card, from, min: 1, max: 1, sure: [], asked: 'choose cards' });
  return undefined;
};
