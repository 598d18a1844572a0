import type { Lesson } from './lesson.ts';
import { act, bystander, isInHand, isStopped, read } from './steps.ts';

/** An event, and a battle that it pays to begin. */
export const responsesAndBattle: Lesson = {
  id: 'responses-and-battle',
  title: 'Responses and battle',
  about: 'Events that stay, interrupts that answer, and ships that fire.',
  minutes: 4,
  opponent: bystander,
  steps: [
    read(
      'Events and interrupts',
      'An event is your card play of the turn, and many stay on the table. An interrupt costs no card play: it answers something that is just happening, also in your opponent’s turn. Then the table asks you, and you may always let it happen.',
    ),
    act({
      title: 'An event',
      words: 'Red Alert! lets you report as many cards as you like, in place of your one card play.',
      order: 'Play Red Alert!',
      wants: (one, { defOf }) => one.do === 'play' && defOf(one.card) === 'red-alert',
      done: (table) => !isInHand(table, 'red-alert'),
    }),
    read(
      'An interrupt in hand',
      'Kevin Uxbridge stays in your hand: he nullifies an event, and is best kept for one of your opponent’s.',
    ),
    act({
      title: 'Battle',
      words:
        'Klingons attack whom they like, if a leader is aboard. WEAPONS against SHIELDS: more is a hit, twice as much a direct hit, which destroys.',
      order: 'Attack the Runabout with I.K.C. Vor’Cha.',
      wants: (one) => one.do === 'battle',
      done: (table) => isStopped(table, 'ikc-vorcha'),
    }),
    read(
      'The sums',
      'Both numbers were shown before the shot and after it. Ships that fought are stopped. You know now what the table can ask: the rest is in the rules, one click from every refusal.',
    ),
  ],
};
