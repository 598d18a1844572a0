import type { Lesson } from './lesson.ts';
import { act, bystander, isSolved, read, teamAt } from './steps.ts';

const ship = 'uss-oberth';
const goal = 'first-contact';

/** A wall, and the key to it. */
export const dilemmasAndTeams: Lesson = {
  id: 'dilemmas-and-teams',
  title: 'Dilemmas and teams',
  about: 'A team that is stopped, a second one that knows better.',
  minutes: 4,
  opponent: bystander,
  steps: [
    read(
      'Walls',
      'Some dilemmas kill, some are walls: they stop a team and go back under the mission until somebody has the key. Everybody of a team takes part in an attempt, so who goes down is the decision.',
    ),
    act({
      title: 'A first try',
      words: 'First Contact asks for Diplomacy and Empathy. Deanna Troi has both.',
      order: 'Beam Deanna Troi down, alone.',
      who: ['deanna-troi'],
      wants: (one, { defOf, at }) => one.do === 'beam' && defOf(one.on) === ship && one.to === at(goal)?.id,
      done: (table) => teamAt(table, goal).includes('deanna-troi'),
    }),
    act({
      title: 'What lies there?',
      words: 'She has what the mission asks. What the card under it asks, nobody knows.',
      order: 'Attempt First Contact.',
      wants: (one) => one.do === 'attempt',
      done: (table) =>
        table.view.cards.some(({ stopped }) => stopped) || (table.at(goal)?.seeds ?? 0) === 0 || isSolved(table, goal),
    }),
    read(
      'Stopped',
      'An Impassable Door: it wants Computer Skill. Whoever is stopped does nothing more this turn. But now you know the wall, and a second team may try in the same turn.',
    ),
    act({
      title: 'The key',
      words: 'Geordi La Forge has Computer Skill, Jean-Luc Picard brings Diplomacy.',
      order: 'Beam Geordi La Forge and Jean-Luc Picard down.',
      who: ['geordi-la-forge', 'jean-luc-picard'],
      wants: (one, { defOf, at }) => one.do === 'beam' && defOf(one.on) === ship && one.to === at(goal)?.id,
      done: (table) => teamAt(table, goal).includes('geordi-la-forge') || isSolved(table, goal),
    }),
    act({
      title: 'Through the door',
      words:
        'The new team opens the door. Whether the mission is solved, its own requirements say: Empathy is with Deanna Troi, and she is stopped.',
      order: 'Attempt First Contact with the second team.',
      wants: (one) => one.do === 'attempt',
      done: (table) => isSolved(table, goal) || (table.at(goal)?.seeds ?? 0) === 0,
    }),
    read(
      'Worth the turn',
      'The door is gone for good, though the points must wait: next turn Deanna Troi is well again, and the whole team solves First Contact. Clearing the way is often a turn well spent.',
    ),
  ],
};
