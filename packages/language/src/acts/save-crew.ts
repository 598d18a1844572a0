import type { ActWord } from './word.ts';

/** Single card: the crew of a ship being destroyed goes under this card instead (B-19.17, B-19.22). */
export interface SaveCrew {
  readonly act: 'save crew';
}

export const saveCrew: SaveCrew = { act: 'save crew' };

export const saveCrewWord: ActWord<SaveCrew> = {
  says: () => 'save its crew under this card here',
  needs: () => ['destroyed ship'],
  sample: () => saveCrew,
};
