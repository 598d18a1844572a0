import type { Condition } from '../conditions/index.generated.ts';
import { typeNouns } from '../english/terms.ts';
import { withArticle } from '../english/words.ts';
import type { WindowWord } from './word.ts';

export interface MissionCompleted {
  readonly to: 'mission completed';
  readonly kind?: 'planet' | 'space';
  readonly by?: 'you';
  /** What those who completed it have among them. */
  readonly team?: Condition;
  /** Its title; a Mission II is meant with the original (EP-4.5). */
  readonly mission?: string;
}

export const missionCompleted = (
  kind: 'planet' | 'space',
  more: Pick<MissionCompleted, 'by' | 'team' | 'mission'> = {},
): MissionCompleted => ({ to: 'mission completed', kind, ...more });

export const missionCompletedWord: WindowWord<MissionCompleted> = {
  says: ({ kind, by, team, mission: title }, say) => {
    const mission = title ?? withArticle(kind ? `${kind} mission` : 'mission');
    if (!by && !team) return `just after ${mission} is completed`;
    const who = `${by ? 'your' : 'an'} Away Team${team ? ` with ${say.condition(team)}` : ''}`;
    return `just after ${who} completes ${mission}`;
  },
  each: 'mission',
  noun: () => typeNouns.Mission,
  sample: (any) => ({
    to: 'mission completed',
    ...any.maybe('kind', () => any.oneOf('planet', 'space')),
    ...any.maybe('by', () => 'you' as const),
    ...any.maybe('team', any.condition),
    ...any.maybe('mission', any.title),
  }),
};
