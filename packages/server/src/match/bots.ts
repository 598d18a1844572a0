import type { Choice, Decision } from '@spaceline/engine';
import { concession } from '@spaceline/engine';

/** Choices a bot may make in a row. Beyond that it is going in circles, and concedes. */
export const longestStreak = 3_000;

export const concede = ({ id, player }: Decision): Choice => concession(id, player);
