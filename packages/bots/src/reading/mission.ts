import type { Affiliation, MissionCard, MissionKind } from '@spaceline/language';
import { missionIcons } from '@spaceline/language';
import { type Alternative, alternatives } from './condition.ts';

/** What a mission asks and gives. */
export interface MissionReading {
  readonly points: number;
  readonly span: number;
  readonly kind: MissionKind;
  /** Affiliations whose icons it shows; empty: it names in words who may attempt it. */
  readonly icons: readonly Affiliation[];
  readonly alternatives: readonly Alternative[];
  /** The alternative that takes the fewest people, and about how many. */
  readonly easiest: Alternative;
  readonly effort: number;
}

/** Levels beyond the first come from further people; seven points of an attribute from one; people serve several terms. */
const effortOf = (alternative: Alternative): number => {
  let skills = 0;
  let sums = 0;
  for (const term of alternative) {
    if (term.if === 'skill') skills += 0.5 + 0.5 * term.levels;
    else if (term.if === 'sum') sums = Math.max(sums, term.over / 6.5);
    else if (term.if === 'members') skills += term.atLeast;
    else if (term.if === 'named') skills += 4;
    else skills += 2;
  }
  return Math.max(skills, sums) + Math.min(skills, sums) / 4;
};

export const readMission = (card: MissionCard): MissionReading => {
  const ways = alternatives(card.requires);
  let easiest: Alternative = [];
  let effort = Infinity;
  for (const way of ways) {
    const takes = effortOf(way);
    if (takes < effort) [easiest, effort] = [way, takes];
  }
  return {
    points: card.points,
    span: card.span,
    kind: card.kind,
    icons: missionIcons(card),
    alternatives: ways,
    easiest,
    effort,
  };
};
