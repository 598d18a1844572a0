import type { Team } from '../contract/aim.ts';
import type { CardId } from '../contract/ids.ts';
import type { State } from '../state/state.ts';
import { unusable } from './kinds.ts';

/** Whether a card on the surface belongs to an Away Team. */
export const isOfTeam = (s: State, id: CardId, { location, player, number, stopped }: Team): boolean => {
  const c = s.cards[id];
  return (
    c.zone === 'surface' &&
    c.loc === location &&
    !unusable(c) &&
    c.controller === player &&
    c.team === number &&
    c.stopped === stopped
  );
};
