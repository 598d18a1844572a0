import type { TargetWord } from './word.ts';

/** The boundary of two adjacent locations (B-2.9). */
export interface Between {
  readonly target: 'between';
}

/** "Plays between two adjacent locations" (B-29.3). */
export const betweenLocations: Between = { target: 'between' };

export const betweenWord: TargetWord<Between> = {
  says: () => 'between two adjacent locations',
  sample: () => ({ target: 'between' }),
};
