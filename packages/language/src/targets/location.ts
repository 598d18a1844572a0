import { typeNouns } from '../english/terms.ts';
import type { Affiliation } from '../facts.ts';
import type { TargetWord } from './word.ts';

/** A location: any, or one whose mission is of that kind or shows that icon. */
export interface Location {
  readonly target: 'location';
  readonly kind?: 'planet' | 'space';
  readonly icon?: Affiliation;
  /** One that has a mission. */
  readonly mission?: true;
}

/** "Place atop", "plays crosswise on a location" (B-29.2). */
export const onLocation = (which: Omit<Location, 'target'> = {}): Location => ({ target: 'location', ...which });

export const locationWord: TargetWord<Location> = {
  says: ({ icon, kind, mission }) =>
    `on any ${[icon, kind, icon || kind || mission ? 'mission' : 'location'].filter(Boolean).join(' ')}`,
  noun: () => typeNouns.Mission,
  sample: (any) => ({
    target: 'location',
    ...any.maybe('kind', () => any.oneOf('planet', 'space')),
    ...any.maybe('icon', any.affiliation),
    ...any.maybe('mission', () => true as const),
  }),
};
