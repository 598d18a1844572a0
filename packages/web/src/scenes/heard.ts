import type { EventName, Player, Seer } from '@spaceline/engine';
import type { Act } from './act.ts';
import { battleRank, encounterRank, findRank, solveRank } from './beats.ts';
import type { Sound } from './sounds.ts';

/** What a beat of an act sounds like. */

const has = ({ events }: Act, e: EventName): boolean => events.some((event) => event.e === e);

const deeds: Readonly<Partial<Record<EventName, Sound>>> = {
  flew: 'fly',
  towed: 'fly',
  beamed: 'beam',
  played: 'lay down',
  reported: 'lay down',
  killed: 'killed',
  destroyed: 'killed',
  scored: 'points',
};

export function soundOf(act: Act, rank: number): Sound | undefined {
  switch (act.kind) {
    case 'encounter':
      if (rank === encounterRank.turn) return 'turns';
      if (rank === encounterRank.verdict) return has(act, 'conditions failed') ? 'not met' : 'met';
      return rank === encounterRank.fate && has(act, 'killed') ? 'killed' : undefined;
    case 'find':
      return rank === findRank.turn ? 'turns' : undefined;
    case 'solve':
      if (rank === solveRank.verdict) return act.isSolved ? 'met' : 'not met';
      return rank === solveRank.points ? 'points' : undefined;
    case 'battle':
      if (rank === battleRank.fire) return act.fought === 'ship' ? 'fire' : undefined;
      return rank === battleRank.fate ? 'killed' : undefined;
    case 'deed': {
      const [head] = act.events;
      return rank === 0 && head ? deeds[head.e] : undefined;
    }
    case 'turn':
    case 'end':
      return undefined;
  }
}

/** The end of a game, as whoever looks at it hears it: a draw, and a game of others, end in silence. */
export function endSound(winner: Player | undefined, seer: Seer): Sound | undefined {
  if (winner === undefined || seer === 'spectator') return undefined;
  return winner === seer ? 'win' : 'not met';
}
