import type { ActWord } from './word.ts';

/** Single card: its player divides the team in two, and this card holds the larger part (B-10.22). */
export interface SplitTeam {
  readonly act: 'split team';
}

export const splitTeam: SplitTeam = { act: 'split team' };

export const splitTeamWord: ActWord<SplitTeam> = {
  says: (_, frame) =>
    `divide ${frame.everyone} and its equipment into two groups of your choice, then hold the larger group (of equal groups, the one you choose)`,
  sample: () => splitTeam,
};
