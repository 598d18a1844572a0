import { group } from '../english/phrase.ts';
import type { TargetWord } from './word.ts';

/** The crew of a ship or an Away Team, either player's. */
export interface Group {
  readonly target: 'group';
  readonly only?: 'Away Team';
}

export const onGroup = (only?: 'Away Team'): Group => (only ? { target: 'group', only } : { target: 'group' });

export const groupWord: TargetWord<Group> = {
  says: ({ only }) => (only ? `on any ${only}` : "on any ship's crew or any Away Team"),
  noun: () => group,
  sample: (any) => ({ target: 'group', ...any.maybe('only', () => 'Away Team' as const) }),
};
