import type { Clause, Ending, MissionFacts, Player, Standing, State } from '@spaceline/engine/format';
import { clause, completedBy, ground, opponentOf, scoreOf } from '@spaceline/engine/format';
import { planetAndSpace } from '../mission-kinds.ts';

/** Winning in Warp Speed: WS-5. */

export const ws51: Clause = clause('WS-5.1', 'a round', 'A round lasts 30 minutes, then the game is over.', {
  settles: ['the time for a game', '30 minutes'],
  conduct: { roundMinutes: 30 },
});

const own = (s: State, player: Player): readonly MissionFacts[] =>
  completedBy(s, player).filter(({ card }) => s.fixed.owner[card] === player);

/** Victory points of a tournament for the winner and the loser, or for both of a tie (F-4). */
const degrees = {
  'Full Win': [4, 0],
  'Modified Win': [3, 1],
  'True Tie': [2, 2],
} as const;

/** What the two have, given as the winner's and the loser's; of a draw the order does not matter. */
const inSeats = ({ winner }: Ending, [won, lost]: readonly [number, number]): readonly [number, number] =>
  winner === 1 ? [lost, won] : [won, lost];

const scored = (clauseId: string, name: keyof typeof degrees, ending: Ending): Standing => ({
  clause: clauseId,
  name,
  victoryPoints: inSeats(ending, degrees[name]),
  differential: [0, 0],
});

/** A game that somebody gave up is won fully. */
const isFullWin = ({ winner, reason }: Ending): boolean => winner !== undefined && fullWins.has(reason);

const fullWins: ReadonlySet<Ending['reason']> = new Set<Ending['reason']>(['missions', 'conceded', 'clock', 'absence']);

const notByPoints = ground(
  'not-by-points',
  'WS-5.2',
  'this game is not won by points',
  'one of your planet missions and one of your space missions are solved',
);
const solved = (s: State, player: Player): string => {
  const titles = own(s, player).map(({ title }) => title);
  return titles.length === 0 ? 'none yet' : titles.join(' and ');
};
export const ws52: Clause = clause(
  'WS-5.2',
  'Full Win',
  'You have a Full Win as soon as you have solved one of your planet missions and one of your space missions.',
  {
    settles: ['points to win', 'none: a planet and a space mission of your own'],
    alsoSettles: [['planet and space missions', 'win at once']],
    answers: {
      pointsNeeded: () => 0,
      mayWin: () => notByPoints,
      winsByMissions: (s, player) => (planetAndSpace(own(s, player)) ? true : undefined),
      standing: (_s, before, ending) => (isFullWin(ending) ? scored('WS-5.2', 'Full Win', ending) : before),
      requirement: (s, player) => [
        {
          clause: 'WS-5.2',
          what: `a planet mission and a space mission of your own solved (${solved(s, player)})`,
          met: planetAndSpace(own(s, player)),
          adds: 0,
        },
      ],
    },
  },
);

export const ws53: Clause = clause(
  'WS-5.3',
  'Modified Win',
  'Without a Full Win when the time is up, or when both draw decks are spent again after they were made anew, whoever solved more missions has a Modified Win; of equal numbers, whoever has more points; and if these are equal, too, it is a True Tie.',
  {
    settles: ['the end without a victory', 'more missions, then more points, then a tie'],
    answers: {
      ahead: (s, byPoints) => {
        const [a, b] = [completedBy(s, 0).length, completedBy(s, 1).length];
        if (a === b) return byPoints;
        return a > b ? 0 : 1;
      },
      standing: (_s, before, ending) => {
        if (isFullWin(ending) || ending.reason === 'lapsed') return before;
        return scored('WS-5.3', ending.winner === undefined ? 'True Tie' : 'Modified Win', ending);
      },
    },
  },
);

const mostDifferential = 100;

/** The winner's and the loser's (F-4). */
const differentialOf = (s: State, ending: Ending): readonly [number, number] => {
  const { winner } = ending;
  if (winner === undefined) return [0, 0];
  const ahead = Math.min(mostDifferential, scoreOf(s, winner) - scoreOf(s, opponentOf(winner)));
  const counted = isFullWin(ending) ? Math.max(1, ahead) : ahead;
  return [counted, 0 - counted];
};

export const ws61: Clause = clause(
  'WS-6.1',
  'differential',
  "The winner's differential is the score less the loser's. A Full Win with a score that is not higher counts +1, and -1 for the other player.",
  {
    settles: ['differential', 'at least 1 for a Full Win'],
    answers: {
      standing: (s, before, ending) =>
        before && { ...before, differential: inSeats(ending, differentialOf(s, ending)) },
    },
  },
);
