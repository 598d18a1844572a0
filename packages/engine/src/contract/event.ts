import type { Correction } from './correction.ts';
import type { CardId, LocationId, None, Player } from './ids.ts';

/** Observable happenings by name, with the group of chapter 32 of the rules digest, or our own clause. */
export const eventGroups = {
  'game created': 'E-1',
  'first player chosen': 'E-1',
  'phase begun': 'E-1',
  'game won': 'E-1',
  'game drawn': 'E-1',
  conceded: 'E-1',
  shuffled: 'E-2',
  'draw deck regenerated': 'E-2',
  drew: 'E-2',
  'draw impossible': 'E-2',
  'put under deck': 'E-2',
  'took from deck': 'E-2',
  'order changed': 'E-2',
  guessed: 'E-15',
  'number named': 'E-15',
  accepted: 'E-1',
  'ante drawn': 'E-1',
  flipped: 'E-6',
  'location made': 'E-6',
  'location closed': 'E-6',
  'location destroyed': 'E-6',
  'mission placed': 'E-3',
  seeded: 'E-3',
  'facility seeded': 'E-3',
  passed: 'E-3',
  'leftover seeds removed': 'E-3',
  'stacks ready': 'E-3',
  'seeds announced': 'E-3',
  'turn begun': 'E-4',
  'segment begun': 'E-4',
  'card play used': 'E-4',
  'turn ended': 'E-4',
  played: 'E-5',
  'result begun': 'E-5',
  reported: 'E-6',
  'placed on': 'E-6',
  beamed: 'E-6',
  walked: 'E-6',
  discarded: 'E-6',
  'out of play': 'E-6',
  'removed from game': 'E-6',
  'returned to hand': 'E-6',
  'returned aboard': 'E-6',
  revealed: 'E-6',
  stopped: 'E-7',
  unstopped: 'E-7',
  disabled: 'E-7',
  enabled: 'E-7',
  killed: 'E-7',
  saved: 'E-7',
  relocated: 'E-7',
  held: 'E-7',
  activated: 'E-7',
  deactivated: 'E-7',
  'under house arrest': 'E-7',
  released: 'E-7',
  docked: 'E-8',
  undocked: 'E-8',
  flew: 'E-8',
  towed: 'E-8',
  'control changed': 'E-8',
  cloaked: 'E-8',
  decloaked: 'E-8',
  damaged: 'E-8',
  repaired: 'E-8',
  destroyed: 'E-8',
  disappeared: 'E-8',
  reappeared: 'E-8',
  built: 'E-9',
  'attempt begun': 'E-10',
  'seed card revealed': 'E-10',
  'artifact found': 'E-10',
  'mission completed': 'E-10',
  'mission flipped': 'E-10',
  'attempt failed': 'E-10',
  'attempt ended': 'E-10',
  encountered: 'E-11',
  'trigger absent': 'E-11',
  nullified: 'E-11',
  'conditions met': 'E-11',
  'conditions failed': 'E-11',
  'placed in play': 'E-11',
  cured: 'E-11',
  expired: 'E-11',
  'returned under mission': 'E-11',
  'mis-seed': 'E-11',
  'half spent': 'E-11',
  acquired: 'E-12',
  'battle initiated': 'E-13',
  'battle cancelled': 'E-13',
  fired: 'E-13',
  hit: 'E-13',
  'direct hit': 'E-13',
  missed: 'E-13',
  'pair revealed': 'E-13',
  stunned: 'E-13',
  'mortally wounded': 'E-13',
  'strength totaled': 'E-13',
  'battle won': 'E-13',
  'battle undecided': 'E-13',
  'battle ended': 'E-13',
  scored: 'E-14',
  selected: 'E-15',
  'affiliation changed': 'E-16',
  'countdown reduced': 'E-17',
  'journey begun': 'E-18',
  'journey ended': 'E-18',
  downloaded: 'E-21',
  looked: 'E-20',
  'correction proposed': 'A-2',
  corrected: 'A-2',
  'correction declined': 'A-2',
  'carried out by hand': 'A-3',
} as const;
export type EventName = keyof typeof eventGroups;

/** One happening. Unused numbers are -1; a card only one player may know carries that player in `only`. */
export interface GameEvent {
  readonly e: EventName;
  readonly player: number;
  readonly card: CardId | None;
  readonly on: LocationId;
  readonly n: number;
  readonly cards: readonly CardId[];
  /** A word the sentence needs: a phase, a reason. */
  readonly word: string;
  /** Of corrections alone. */
  readonly correction?: Correction;
  /** The player who alone sees `card` and `cards`; -1: both see them. */
  readonly only: number;
}

/** An event as one recipient may see it, with the names of the cards it shows. */
export interface SeenEvent extends Omit<GameEvent, 'only'> {
  readonly names: Readonly<Record<number, string>>;
}

export type Seer = Player | 'spectator';
