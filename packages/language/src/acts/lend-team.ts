import type { ActWord } from './word.ts';

/** Single card: the opponent acts with the team and its ship inside the turn, a play within a play (B-29.33). */
export interface LendTeam {
  readonly act: 'lend team';
}

export const lendTeam: LendTeam = { act: 'lend team' };

export const lendTeamWord: ActWord<LendTeam> = {
  says: (_, frame) =>
    `beam ${frame.everyone} to your ship or facility here if possible; your opponent then acts with that ship, your cards aboard, and the team until done or all are stopped`,
  sample: () => lendTeam,
};
