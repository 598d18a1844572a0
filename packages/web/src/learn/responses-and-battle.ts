import { cardAimedAt } from '@spaceline/engine';
import type { Lesson } from './lesson.ts';
import { act, endsTurn, isAnswering, isInHand, isStopped, lies, read, scripted } from './steps.ts';

const ship = 'ikc-vorcha';
const fire = 'plasma-fire';
const scan = 'life-form-scan';

/** An event of one's own, one of theirs that is answered, an interrupt that is not, and a battle that it pays to begin. */
export const responsesAndBattle: Lesson = {
  id: 'responses-and-battle',
  title: 'Responses and battle',
  about: 'Events that stay, interrupts that answer, and ships that fire.',
  minutes: 4,
  opponent: scripted(
    (one, { defOf, view }) =>
      one.do === 'play' && defOf(one.card) === fire && view.active === 1 && defOf(cardAimedAt(one.on)) === ship,
    (one, { defOf, view }) =>
      one.do === 'play' && defOf(one.card) === scan && view.active === 1 && view.segment === 'orders',
  ),
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
    act({
      title: 'Cards that wait',
      words:
        'Two interrupts stay in your hand: Kevin Uxbridge nullifies an event, Amanda Rogers an interrupt. Their moment is your opponent’s turn.',
      order: 'End your turn.',
      wants: endsTurn,
      done: (table) => isAnswering(table, fire),
    }),
    act({
      title: 'Answer',
      words:
        'Plasma Fire on I.K.C. Vor’Cha would damage it at the end of each of your turns. It has not taken effect yet: whoever is asked may answer first.',
      order: 'Play Kevin Uxbridge on Plasma Fire.',
      wants: (one, { defOf }) =>
        one.do === 'play' && defOf(one.card) === 'kevin-uxbridge' && defOf(cardAimedAt(one.on)) === fire,
      done: (table) => lies(table, 1, fire),
    }),
    act({
      title: 'Let it happen',
      words:
        'Your opponent plays Life-form Scan to see your hand. Amanda Rogers could nullify it, but one who has seen your cards does them no harm. Keep her for something that hurts.',
      order: 'Let it happen.',
      wants: (one, table) =>
        isAnswering(table, scan) &&
        (one.do === 'pass' || (one.do === 'play' && table.defOf(one.card) === 'amanda-rogers')),
      done: (table) => lies(table, 1, scan),
    }),
    act({
      title: 'Battle',
      words:
        'Klingons attack whom they like, if a leader is aboard. WEAPONS against SHIELDS: more is a hit, twice as much a direct hit, which destroys.',
      order: 'Attack the Runabout with I.K.C. Vor’Cha.',
      wants: (one) => one.do === 'battle',
      done: (table) => isStopped(table, ship),
    }),
    read(
      'The sums',
      'Both numbers were shown before the shot and after it. Ships that fought are stopped. You know now what the table can ask: the rest is in the rules, one click from every refusal.',
    ),
  ],
};
