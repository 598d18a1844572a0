import type { Lesson } from './lesson.ts';
import { act, boards, bystander, crewOf, isAt, isDocked, isInHand, isSolved, read, teamAt } from './steps.ts';

const ship = 'uss-oberth';
const home = 'federation-outpost';
const goal = 'first-contact';

/** From a card in the hand to a solved mission, one turn of a real game. */
export const firstGame: Lesson = {
  id: 'first-game',
  title: 'Your first mission',
  about: 'Report, board, fly, beam down, face a dilemma, solve a mission, win.',
  minutes: 10,
  opponent: bystander,
  steps: [
    read(
      'The spaceline',
      'These worlds in a row are the spaceline. Each is a mission worth points: yours and your opponent’s. The first player with 100 points wins. You have 70, and First Contact is worth 30.',
    ),
    act({
      title: 'Report for duty',
      words:
        'Once a turn you play a card. First Contact asks for Diplomacy and Empathy, and Deanna Troi has both. People report for duty at an outpost of their affiliation.',
      order: 'Touch Deanna Troi in your hand, then the Federation Outpost.',
      wants: (one, { defOf }) => one.do === 'report' && defOf(one.card) === 'deanna-troi',
      done: (table) => !isInHand(table, 'deanna-troi'),
    }),
    act({
      title: 'Go aboard',
      words:
        'Now you give orders, as many as you like. The mission is another world, so your people need the ship that is docked at the outpost. Some must stay aboard to fly it home: U.S.S. Oberth asks for one staff icon.',
      order: 'Bring everybody from the outpost to U.S.S. Oberth.',
      wants: boards(home, ship),
      done: (table) => crewOf(table, ship).length >= 4,
    }),
    act({
      title: 'Undock',
      words: 'A docked ship is protected by its outpost, and goes nowhere.',
      order: 'Undock U.S.S. Oberth.',
      wants: (one, { defOf }) => one.do === 'undock' && defOf(one.card) === ship,
      done: (table) => !isDocked(table, ship),
    }),
    act({
      title: 'Fly',
      words:
        'Every world has a span. Flying there costs as much RANGE as the spans you pass, the last one included. First Contact has span 2, and the ship has RANGE 6.',
      order: 'Fly U.S.S. Oberth to First Contact.',
      wants: (one, { defOf, at }) => one.do === 'fly' && defOf(one.card) === ship && one.on === at(goal)?.id,
      done: (table) => isAt(table, ship, goal),
    }),
    act({
      title: 'Beam down',
      words:
        'A planet is solved by an Away Team on its surface. Under the mission lies a card that your opponent seeded: nobody knows what it asks. SECURITY and MEDICAL are good company. Leave Taitt aboard: she keeps the ship staffed.',
      order: 'Beam Deanna Troi, Tasha Yar and Beverly Crusher down.',
      who: ['deanna-troi', 'tasha-yar', 'beverly-crusher'],
      wants: (one, { defOf, at }) => one.do === 'beam' && defOf(one.on) === ship && one.to === at(goal)?.id,
      done: (table) =>
        ['deanna-troi', 'tasha-yar', 'beverly-crusher'].every((one) => teamAt(table, goal).includes(one)),
    }),
    act({
      title: 'Attempt the mission',
      words:
        'Now the card under the mission turns over. If your team meets its conditions the dilemma is overcome; if not, somebody pays for it and the attempt is over for this turn. Then the mission’s own requirements count.',
      order: 'Attempt First Contact.',
      wants: (one) => one.do === 'attempt',
      done: (table) => isSolved(table, goal),
    }),
    read(
      'You won',
      'Tasha Yar’s SECURITY and Beverly Crusher’s MEDICAL stopped the archer, Deanna Troi made first contact: 30 points, 100 in all. That is the game: people, ships, dangers, missions.',
    ),
  ],
};
