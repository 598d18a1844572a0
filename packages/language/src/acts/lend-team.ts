import type { ActWord } from './word.ts';

/** Single card: the opponent acts with the team and its ship inside the turn, a play within a play (B-29.33). */
export interface LendTeam {
  readonly act: 'lend team';
}

export const lendTeam: LendTeam = { act: 'lend team' };

export const lendTeamWord: ActWord<LendTeam> = {
  says: (_, frame) =>
    `beam ${frame.everyone} to one ship or facility of yours here if you can; your opponent may then act with that ship, your cards aboard it, and the team, inside your turn, until all of them are stopped or your opponent is done`,
  sample: () => lendTeam,
};
