import { deciding } from '@spaceline/engine';
import type { State } from '@spaceline/engine';
import type { Stands } from '@spaceline/protocol';

/** Where a match stands, for lists: only what both players and all who watch see on the table. */
export const standsOf = (state: State): Stands => {
  const scoreOf = (player: 0 | 1) => state.players[player].missionPoints + state.players[player].bonusPoints;
  return {
    asked: [...deciding(state)],
    phase: state.phase,
    turn: state.turn,
    scores: [scoreOf(0), scoreOf(1)],
    // Missions lie open from the moment they are placed.
    line: state.locations.flatMap(({ id }) => state.fixed.cards[id]?.def.id ?? []),
  };
};
