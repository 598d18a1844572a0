import type { Clock } from '@spaceline/engine/arrange';
import type { Description, Player } from '@spaceline/engine';
import type { Pile } from '@spaceline/language';
import type { Ref } from '../text/cursor.ts';

/** A position as it is written down: cards by title, before they have numbers. */

/** What a card is besides being there. */
export interface Marks {
  readonly plain: readonly PlainMark[];
  readonly numbers: Readonly<Partial<Record<NumberMark, number>>>;
  readonly affiliation?: string;
  readonly dockedAt?: Ref;
  readonly disabledBy?: Ref;
  readonly heldBy?: Ref;
  readonly takenBy?: Ref;
  /** The player a card is about. */
  readonly chosen?: Player;
  readonly formerly?: string;
  /** The end of the spaceline its ship must travel to. */
  readonly boundFor?: Ref;
  readonly controller?: Player;
  readonly metBy: readonly Ref[];
  /** Fields of the card without words of their own. */
  readonly others: Readonly<Record<string, unknown>>;
}

export const plainMarks = [
  'stopped',
  'cloaked',
  'damaged',
  'changed',
  'docked',
  'deactivated',
  'under house arrest',
  'held',
  'revealed',
  /** Turned over: its rules do not work. */
  'face down',
  /** Came into play in this turn. */
  'new',
  /** Came to its location in this turn. */
  'arrived',
  /** A double-sided mission with its back up. */
  'other side',
] as const;
export type PlainMark = (typeof plainMarks)[number];

export const numberMarks = [
  'range used',
  'countdown',
  'counter',
  'hull',
  'team',
  'turns docked',
  'turns mended',
] as const;
export type NumberMark = (typeof numberMarks)[number];

export interface Said {
  readonly ref: Ref;
  readonly owner: Player;
  readonly marks: Marks;
  /** Cards on this one. */
  readonly on: readonly Said[];
  readonly line: number;
}

export interface Place {
  readonly missions: readonly Said[];
  /** The card that makes a location without a mission. */
  readonly gap?: Said;
  readonly seeds: readonly Said[];
  readonly found: readonly Said[];
  /** Revealed here before and elsewhere now. */
  readonly revealed: readonly Said[];
  readonly barred: readonly Player[];
  readonly completedBy: Player | -1;
  readonly husk: boolean;
}

/** A line of cards in play. */
export interface Group {
  readonly player: Player;
  readonly zone: 'surface' | 'on location' | 'between' | 'table' | 'with team';
  readonly at?: Ref;
  readonly cards: readonly Said[];
}

export interface Vessel {
  readonly player: Player;
  readonly card: Said;
  /** Nowhere: it has disappeared. */
  readonly at?: Ref;
  readonly aboard: readonly Said[];
}

export interface Picture {
  /** Opened as an assisted table. */
  assisted: boolean;
  /** What the players agreed on about titles that are not written. */
  readonly described: Description[];
  clock: Clock | undefined;
  first: Player;
  readonly places: Place[];
  /** Lines of cards in play, in the order in which they came there. */
  readonly inPlay: (Group | Vessel)[];
  readonly piles: { readonly player: Player; readonly pile: Pile; readonly cards: readonly Said[] }[];
  readonly points: [readonly [number, number] | undefined, readonly [number, number] | undefined];
  readonly playsUsed: [number, number];
  readonly drawsNone: [boolean, boolean];
  readonly regenerated: [boolean, boolean];
  readonly personnelDownloads: [number, number];
  readonly downloads: [readonly string[], readonly string[]];
  readonly chance: Ref[];
  /** Combo dilemmas whose first half is spent. */
  readonly spent: Ref[];
  /** Artifacts that were acquired although they do not look it, and the other way round. */
  readonly acquired: { readonly ref: Ref; readonly is: boolean }[];
  /** Battles of the last turns. */
  readonly attacks: Attacked[];
}

/** `P2 attacked U.S.S. Hood at Excavation in turn 2`. */
export interface Attacked {
  readonly player: Player;
  readonly target: Ref;
  readonly at: Ref;
  readonly turn: number;
  readonly calledOff: boolean;
}

export const emptyPicture = (): Picture => ({
  assisted: false,
  described: [],
  clock: undefined,
  first: 0,
  places: [],
  inPlay: [],
  piles: [],
  points: [undefined, undefined],
  playsUsed: [0, 0],
  drawsNone: [false, false],
  regenerated: [false, false],
  personnelDownloads: [0, 0],
  downloads: [[], []],
  spent: [],
  acquired: [],
  chance: [],
  attacks: [],
});
