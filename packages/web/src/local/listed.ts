import type { ListedMatch } from '../people/api.ts';
import { runningLocalGames } from './game.ts';
import type { LocalGame } from './game.ts';

/** A game of this browser as a server would list it. */
function listed({ match, format, formatName, names, created = '', moved = '', stands }: LocalGame): ListedMatch {
  const [own, other] = names;
  return {
    match,
    format,
    formatName: formatName ?? format,
    assisted: false,
    rated: false,
    seats: [
      { name: own, bot: false },
      { name: other, bot: true },
    ],
    seat: 0,
    // It stands still while nobody looks at it: whoever opens it goes on at once.
    stands: { ...(stands ?? { phase: 'missions', turn: 0, scores: [0, 0] }), asked: [0] },
    created,
    moved,
  };
}

/** The games of this browser that are not over, the one played last first. */
export const localListed = (): readonly ListedMatch[] => runningLocalGames().map(listed);
