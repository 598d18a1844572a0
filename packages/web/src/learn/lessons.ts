import { dilemmasAndTeams } from './dilemmas-and-teams.ts';
import { firstGame } from './first-game.ts';
import type { Lesson } from './lesson.ts';
import { responsesAndBattle } from './responses-and-battle.ts';
import { staffingAndFlying } from './staffing-and-flying.ts';

/** In the order in which they are learnt. */
export const lessons: readonly Lesson[] = [firstGame, staffingAndFlying, dilemmasAndTeams, responsesAndBattle];

export const lessonById = (id: string): Lesson | undefined => lessons.find((each) => each.id === id);
