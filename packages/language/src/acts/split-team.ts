import type { ActWord } from './word.ts';

/** Single card: its player divides the team in two, and this card holds the larger part (B-10.22). */
export interface SplitTeam {
  readonly act: 'split team';
}

export const splitTeam: SplitTeam = { act: 'split team' };

export const splitTeamWord: ActWord<SplitTeam> = {
  says: (_, frame) =>
    `divide ${frame.group} and its equipment into two groups; the larger (you choose if equal) is phased: held and not present`,
  sample: () => splitTeam,
};
