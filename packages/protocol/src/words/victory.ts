import type { PlayerView, VictoryView } from '@spaceline/engine';

const points = (n: number): string => `${n} ${Math.abs(n) === 1 ? 'point' : 'points'}`;

/** What a player has, what of it counts, and what is missing. */
export function pointWords({
  score,
  missionPoints,
  bonusPoints,
  victory,
}: Pick<PlayerView, 'score' | 'missionPoints' | 'bonusPoints' | 'victory'>): readonly string[] {
  const { counting, needed, missing } = victory;
  return [
    `${points(score)}: ${missionPoints} from missions, ${bonusPoints} bonus.`,
    ...(counting === score ? [] : [`Of these, ${counting} count towards winning.`]),
    missing === 0
      ? `${points(needed)} are needed: they are there.`
      : `${points(needed)} are needed: ${missing} are missing.`,
  ];
}

/** A condition, and what it costs while it is not met. */
export const requirementWords = ({ what, met, adds }: VictoryView['requirements'][number]): string =>
  `${what.charAt(0).toUpperCase()}${what.slice(1)}${met || adds === 0 ? '' : `; until then ${points(adds)} more are needed`}.`;
