import type { Player } from '@spaceline/engine';
import type { Moment } from './recording.ts';

/** What a player has, from so many choices on. */
export interface Score {
  readonly at: number;
  readonly points: number;
}

/** How a player's points grew: a step at each moment that changed them. */
export function scoresOf(moments: readonly Moment[], player: Player): readonly Score[] {
  const steps: Score[] = [];
  let points = 0;
  for (const moment of moments) {
    if (moment.kind !== 'points' || moment.player !== player) continue;
    points += moment.n;
    steps.push({ at: moment.at, points });
  }
  return steps;
}

/** The same as an area over a line of that length; `high` for a hundred points. */
export function areaOf(scores: readonly Score[], length: number, high: number): string {
  const height = ({ points }: Score): number => (Math.max(0, Math.min(points, 140)) / 100) * high;
  return `M0 0${scores.map((score) => `H${score.at}V${height(score)}`).join('')}H${length}V0Z`;
}

/** Which turns have their number written: all, or so many that they stand apart. */
export const numbered = (moments: readonly Moment[], most: number): readonly Moment[] => {
  const turns = moments.filter(({ kind }) => kind === 'turn');
  const each = Math.ceil(turns.length / most);
  return turns.filter(({ n }) => n === 1 || n % Math.max(1, each) === 0);
};
