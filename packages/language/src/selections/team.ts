import type { SelectionWord } from './word.ts';

/** All who take part in the attempt, with their equipment and, in space, their ship (B-17.10). */
export interface Team {
  readonly select: 'team';
}

export const theTeam: Team = { select: 'team' };

export const teamWord: SelectionWord<Team> = {
  says: (_, frame) => frame.team,
  refers: (_, frame) => frame.team,
  known: true,
  sample: () => theTeam,
};
