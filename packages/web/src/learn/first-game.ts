import type { Lesson } from './lesson.ts';
import { act, boards, crewOf, endsTurn, isAt, isAtOutpost, isSolved, read, scripted, teamAt } from './steps.ts';

const ship = 'uss-oberth';
const home = 'federation-outpost';
const base = 'excavation';
const goal = 'first-contact';
const theirs = 'fever-emergency';

/** From the first card on the table to a solved mission: a whole short game, with the other player's turn in it. */
export const firstGame: Lesson = {
  id: 'first-game',
  title: 'Your first mission',
  about: 'Seed, report, fly, beam down, face a dilemma, solve a mission, win.',
  minutes: 10,
  opponent: scripted(
    (one, { defOf, at }) => one.do === 'seed' && defOf(one.card) === 'archer' && one.on === at(goal)?.id,
    (one, { at }) => one.do === 'seed facility' && one.on === at('krios-suppression')?.id,
    (one, { defOf, view }) => one.do === 'report' && defOf(one.card) === 'vekma' && view.turn === 2,
  ),
  steps: [
    read(
      'The spaceline',
      'Worlds in a row are the spaceline: yours and your opponent’s. Each is a mission worth points. The first player with 100 points wins. This is a short game: you begin with 70.',
    ),
    act({
      title: 'Place a mission',
      words:
        'Before the first turn the table is laid. First both place their missions, in turns, at the ends of the row. First Contact is worth 30 points: all that you need.',
      order: 'Place First Contact beside Excavation.',
      wants: (one, { at }) => one.do === 'place mission' && one.on === at(base)?.id,
      done: ({ at }) => at(goal) !== undefined,
    }),
    act({
      title: 'Hide a dilemma',
      words:
        'Then you seed dilemmas face down under the missions that your opponent wants, and your opponent does so under yours. Whoever attempts a mission meets what lies there first.',
      order: 'Seed Nausicaans under Fever Emergency.',
      wants: (one, { defOf, at }) => one.do === 'seed' && defOf(one.card) === 'nausicaans' && one.on === at(theirs)?.id,
      done: ({ at }) => (at(theirs)?.seeds ?? 0) > 0,
    }),
    act({
      title: 'An outpost',
      words:
        'Last comes the house of your people. U.S.S. Oberth waits at Excavation already, with three of them aboard; in longer games all of them come from your hand.',
      order: 'Seed the Federation Outpost at Excavation.',
      wants: (one, { defOf, at }) => one.do === 'seed facility' && defOf(one.card) === home && one.on === at(base)?.id,
      done: ({ at, defOf }) => at(base)?.facilities.some(({ card }) => defOf(card) === home) ?? false,
    }),
    act({
      title: 'Report for duty',
      words:
        'You both draw seven cards, and your turn begins. Once a turn you play a card. First Contact asks for Diplomacy and Empathy, and Deanna Troi has both. People report for duty at an outpost of their affiliation.',
      order: 'Touch Deanna Troi in your hand, then the Federation Outpost.',
      wants: (one, { defOf }) => one.do === 'report' && defOf(one.card) === 'deanna-troi',
      done: (table) => isAtOutpost(table, base, 'deanna-troi'),
    }),
    act({
      title: 'End your turn',
      words:
        'After the card you give orders; we keep them for your next turn. When you end a turn you draw a card, and your opponent does the same: a card, orders, a draw.',
      order: 'End your turn.',
      wants: endsTurn,
      done: ({ view }) => view.turn > 2,
    }),
    read(
      'Their turn',
      'Your opponent has reported somebody, too. What they did stands by the table until you give your first order, and in the log as long as the game lasts. Now it is your turn again.',
    ),
    act({
      title: 'Another card',
      words:
        'A new turn, a new card, and you have drawn one, too. More people mean more skills, and spare ones if somebody is lost.',
      order: 'Report whom you like at the Federation Outpost.',
      wants: (one) => one.do === 'report',
      done: ({ view }) => view.turn > 2 && view.segment === 'orders',
    }),
    act({
      title: 'Go aboard',
      words:
        'Now you give orders, as many as you like. The mission is another world, so your people need the ship. Whoever is at one place can beam: from the outpost to the ship, from the ship to a surface.',
      order: 'Beam everybody from the outpost to U.S.S. Oberth.',
      wants: boards(home, ship),
      done: (table) => crewOf(table, ship).includes('deanna-troi'),
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
