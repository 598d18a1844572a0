import type { Selection } from '../selections/index.generated.ts';
import type { ActWord } from './word.ts';

/** Single card: the host has their skills as they are now, whatever becomes of them. */
export interface CopySkills {
  readonly act: 'copy skills';
  readonly what: Selection;
}

export const copySkills = (what: Selection): CopySkills => ({ act: 'copy skills', what });

export const copySkillsWord: ActWord<CopySkills> = {
  says: ({ what }, frame, say) =>
    `${frame.hosted} also has the skills of ${say.selection(what, frame)}${frame.forTheTurn ? ' this turn' : ''}`,
  needs: () => ['target'],
  sample: (any) => copySkills(any.selection()),
};
