import { list } from '../english/words.ts';
import type { Skill } from '../facts.ts';
import type { SelectionWord } from './word.ts';

/** Personnel of yours aboard who have these skills between them, of your choice. */
export interface BetweenThem {
  readonly select: 'between them';
  readonly skills: readonly Skill[];
}

export const thoseAboardWith = (...skills: readonly Skill[]): BetweenThem => ({ select: 'between them', skills });

export const betweenThemWord: SelectionWord<BetweenThem> = {
  says: ({ skills }) => `your ${list(skills, 'and')} aboard`,
  refers: () => 'those personnel',
  needs: () => ['target'],
  sample: (any) => thoseAboardWith(...any.several(() => any.skill(), 1, 3)),
};
