import type { Lesson } from './lesson.ts';
import { act, boards, bystander, crewOf, isAt, isDocked, isStaffed, read } from './steps.ts';

const ship = 'uss-nebula';
const home = 'federation-outpost';

/** What a ship needs before it flies. */
export const staffingAndFlying: Lesson = {
  id: 'staffing-and-flying',
  title: 'Staffing and flying',
  about: 'Why a ship does not move, and how far it goes when it does.',
  minutes: 3,
  opponent: bystander,
  steps: [
    read(
      'Staffing icons',
      'Every ship shows the icons it asks for: a star is command, a circle is staff. A command icon counts as staff, too. And one of the crew must be of the ship’s affiliation.',
    ),
    act({
      title: 'A crew',
      words: 'Nobody is aboard U.S.S. Nebula: it says what it lacks. Bring people whose icons match.',
      order: 'Bring everybody from the outpost to U.S.S. Nebula.',
      wants: boards(home, ship),
      done: (table) => isStaffed(table, ship) && crewOf(table, ship).length >= 3,
    }),
    act({
      title: 'Undock',
      words: 'The ship is staffed now. It leaves its place at the outpost before it flies.',
      order: 'Undock U.S.S. Nebula.',
      wants: (one, { defOf }) => one.do === 'undock' && defOf(one.card) === ship,
      done: (table) => !isDocked(table, ship),
    }),
    act({
      title: 'RANGE',
      words:
        'Touch the ship: the places it can reach are lit, each with the RANGE that would be left. What it has used comes back at the start of your next turn.',
      order: 'Fly U.S.S. Nebula to Study Nebula.',
      wants: (one, { defOf, at }) => one.do === 'fly' && defOf(one.card) === ship && one.on === at('study-nebula')?.id,
      done: (table) => isAt(table, ship, 'study-nebula'),
    }),
    read(
      'There',
      'A space mission is attempted by the crew, without beaming anywhere. This crew lacks some of what Study Nebula asks, and the table says so beside the order.',
    ),
  ],
};
