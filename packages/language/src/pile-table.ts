/**
 * The piles a player's cards rest in (B-2.1 to B-2.6), and what the whole house has to know of each: where its cards
 * come from, who sees them, whether their order matters, what it is called. A side deck is one more row here. Piles are
 * written down in this order.
 */
export interface PileRow {
  /** The part of a deck list it is made of; empty: it fills in the course of the game. */
  readonly part: string;
  /** The heading of that part in a deck list. */
  readonly heading: string;
  /** When its part is laid down before a game: the cards of a game are numbered in this order. */
  readonly laid: number;
  /** Who may look at the faces of its cards at any time. */
  readonly seenBy: 'nobody' | 'owner' | 'everybody';
  /** Whether the order is part of what is said of it, and which end is named first. */
  readonly order: 'none' | 'top first' | 'bottom first';
  /** What it is called after its player's name. */
  readonly title: string;
  /** What it is called on a badge beside a number. */
  readonly badge: string;
  /** How its cards are announced in a list. */
  readonly label: string;
  /** How its cards are counted, the noun first. */
  readonly tally?: { readonly noun: string; readonly how: string; readonly evenNone: boolean };
}

export const pileTable = {
  hand: {
    part: '',
    heading: '',
    laid: 0,
    seenBy: 'owner',
    order: 'none',
    title: 'hand',
    badge: 'hand',
    label: 'hand',
    tally: { noun: 'card', how: 'in hand', evenNone: true },
  },
  'draw deck': {
    part: 'draw',
    heading: 'Draw deck',
    laid: 3,
    seenBy: 'nobody',
    order: 'top first',
    title: 'draw deck',
    badge: 'draw deck',
    label: 'draw deck',
    tally: { noun: '', how: 'to draw', evenNone: true },
  },
  'discard pile': {
    part: '',
    heading: '',
    laid: 0,
    seenBy: 'everybody',
    order: 'bottom first',
    title: 'discard pile',
    badge: 'discard',
    label: 'discard pile',
  },
  'seed deck': {
    part: 'seeds',
    heading: 'Seed deck',
    laid: 2,
    seenBy: 'owner',
    order: 'none',
    title: 'seed deck',
    badge: 'seed deck',
    label: 'seed deck',
    tally: { noun: 'card', how: 'to seed', evenNone: false },
  },
  'mission pile': {
    part: 'missions',
    heading: 'Missions',
    laid: 1,
    seenBy: 'nobody',
    order: 'top first',
    title: 'mission pile',
    badge: 'missions',
    label: 'missions to place',
    tally: { noun: 'mission', how: 'to place', evenNone: false },
  },
  'out of play': {
    part: '',
    heading: '',
    laid: 0,
    seenBy: 'everybody',
    order: 'none',
    title: 'cards out of play',
    badge: 'out of play',
    label: 'out of play',
  },
  removed: {
    part: '',
    heading: '',
    laid: 0,
    seenBy: 'everybody',
    order: 'none',
    title: 'cards removed from the game',
    badge: 'removed',
    label: 'removed from the game',
  },
  bonus: {
    part: '',
    heading: '',
    laid: 0,
    seenBy: 'everybody',
    order: 'none',
    title: 'bonus point area',
    badge: 'bonus',
    label: 'points from',
  },
} as const satisfies Readonly<Record<string, PileRow>>;
