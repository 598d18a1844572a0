import type { CardId, Player } from '../contract/ids.ts';
import { isYourShip } from '../rules/flying.ts';
import { craftInPlay } from '../state/memory.ts';
import type { State } from '../state/state.ts';

/** A player's ships in space: what orders are given to. */
export const yourShips = (s: State, player: Player): readonly CardId[] => {
  const ships: CardId[] = [];
  for (const id of craftInPlay(s)) if (isYourShip(s, player, id)) ships.push(id);
  return ships;
};
