import { one } from '../english/reading.ts';
import type { ConditionWord } from './word.ts';

/** They are aboard your outpost, or aboard a ship docked at it. */
export interface AtYourOutpost {
  readonly if: 'at your outpost';
}

export const atYourOutpost: AtYourOutpost = { if: 'at your outpost' };

export const atYourOutpostWord: ConditionWord<AtYourOutpost> = {
  reading: () => one('being aboard your outpost or a ship docked at it'),
  opposite: () => one('being aboard neither your outpost nor a ship docked at it'),
  sample: () => atYourOutpost,
};
