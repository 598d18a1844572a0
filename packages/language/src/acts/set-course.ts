import type { ActWord } from './word.ts';

/** Fixes the far end that the ship is bound for (B-9.9); where it must go the rule says. */
export interface SetCourse {
  readonly act: 'set course';
}

export const setCourse: SetCourse = { act: 'set course' };

export const setCourseWord: ActWord<SetCourse> = {
  says: () => 'the end of the spaceline that is far from here becomes its destination',
  silent: () => true,
  needs: () => ['ship'],
  sample: () => setCourse,
};
