import { personnel } from './english/phrase.ts';
import { possessive } from './english/words.ts';
import type { Frame } from './english/frame.ts';

/** Of the card it is on. */
const theirs = ({ hosted, host }: Frame): string => (host === personnel ? 'their' : possessive(hosted));

/** When the text of a card in play acts, and how that is said: "each turn", "every turn", "full turn" (B-29.21). */
export const moments = {
  'start of your turn': () => 'at the start of each of your turns',
  'start of every turn': () => 'at the start of every turn',
  'end of your turn': (_frame: Frame, once?: boolean) => `at the end of ${once ? 'your turn' : 'each of your turns'}`,
  "end of opponent's turn": () => "at the end of each of your opponent's turns",
  'end of every turn': () => 'at the end of every turn',
  /** Of the turn after the one in which the card came into play, whoever's it is (B-25.3). */
  'end of next turn': () => 'at the end of the next turn',
  /** Of a turn that began after the card came into play (B-25.4). */
  'end of your full turn': () => 'at the end of each of your full turns',
  /** Of a turn of the player who controls the card this one is on (B-25.2). */
  "end of host's turn": (frame: Frame) => `at the end of each turn of ${theirs(frame)} controller`,
  "end of host's full turn": (frame: Frame) => `at the end of each full turn of ${theirs(frame)} controller`,
  /** Of the owner of the card it is on; the turn in which it was put there does not count. */
  "end of its owner's next turn": (frame: Frame) => `at the end of ${theirs(frame)} owner's next turn`,
  /** A ship has come to rest at the location of the card (B-14.39). */
  'ship stops here': () => 'when a ship stops here',
  'countdown expires': () => 'when the countdown expires',
} as const;
export type Moment = keyof typeof moments;
