import type { Condition } from '@spaceline/language';
import { englishCondition } from '@spaceline/language';
import { type Team, missing } from './team.ts';

/** What a team still lacks, in English: of alternatives the nearest. */
export const missingWords = (condition: Condition, team: Team): string => {
  if (condition.if === 'all')
    return condition.of
      .filter((part) => missing(part, team) > 0)
      .map((part) => missingWords(part, team))
      .join(' and ');
  if (condition.if === 'any') {
    const [nearest] = condition.of.toSorted((a, b) => missing(a, team) - missing(b, team));
    return nearest ? missingWords(nearest, team) : '';
  }
  return englishCondition(condition);
};
