import type { SelectionWord } from './word.ts';

/** Your mission at the location of what the card was played on. */
export interface Mission {
  readonly select: 'mission';
}

export const yourMissionThere: Mission = { select: 'mission' };

export const missionWord: SelectionWord<Mission> = {
  says: () => 'your mission at its location',
  refers: () => 'that mission',
  needs: () => ['target'],
  known: true,
  sample: () => yourMissionThere,
};
