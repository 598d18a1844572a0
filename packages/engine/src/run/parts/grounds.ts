import { ground } from '../../contract/refusal.ts';

/** Plays that could have no effect at all, as far as their player can know, are not made (B-13.8). */
export const nothingToDo = ground('no-effect', 'B-13.8', 'it could have no effect now');
