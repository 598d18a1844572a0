import type { Affiliation, CardType, Sight } from '@spaceline/language';
import type { Correction, Fix, Outcome } from './correction.ts';
import type { CardId, LocationId, None, Player } from './ids.ts';
import { none } from './ids.ts';
import type { Judgement, Share } from './judgement.ts';
import type { Phase, Result, Segment } from './view.ts';

/** Observable happenings by name, with the group of chapter 32 of the base game, or our own clause. */
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
  'double-sided missions told': 'E-3',
  'top mission told': 'E-3',
  'missions cut': 'E-3',
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

/** Why a card left play for the discard pile, or the game. */
export type DiscardReason =
  | ''
  | 'destroyed'
  | 'end of turn'
  | 'expired'
  | 'hand'
  | 'its location is gone'
  | 'killed'
  | 'no projectors'
  | 'off the spaceline'
  | 'payment'
  | 'rescue'
  | 'used';

/** What of a seeding has begun: a phase, or a step of one where players build stacks. */
export type PhaseWord =
  Exclude<Phase, 'over'> | "opponent's missions" | 'shared missions' | 'own missions' | 'missions' | 'everything else';

/** What ended an attempt. */
export type AttemptEnd =
  | 'completed'
  | 'nullified'
  | 'ended by a dilemma'
  | 'nobody takes part any more'
  | 'the ship cannot go on'
  | 'nobody matches the mission any more'
  | 'nobody matches the ship any more'
  | 'the requirements are not met'
  /** Whatever they brought, its player may not complete the mission: by which clause, and why. */
  | `barred by ${string}`;

interface Corrected {
  readonly player: Player;
  readonly correction: Correction;
  /** The cards it names. */
  readonly cards: readonly CardId[];
  /** The place it names. */
  readonly on: CardId | None;
  readonly word: Fix;
}
type About = { readonly card: CardId };
type AboutOwners = About & { readonly player: Player };
type Roster = { readonly cards: readonly CardId[]; readonly n: number };
type BattleEnd = { readonly player: Player | -1; readonly on: CardId; readonly word: 'ship' | 'personnel' };
/** How a team stood when it was judged. Others than its player are told what the outcome alone tells. */
type Judged = { readonly judged?: Judgement | undefined };
/** Who brings how much of a number that both players reckon with. */
type Shared = { readonly by: readonly Share[] };
type Hitting = { readonly on: CardId; /** DEFENSE. */ readonly n: number };
type Moved = Roster & {
  readonly player: Player;
  /** From where: a vessel, or the location of a surface. */
  readonly card: CardId;
  /** To where, likewise. */
  readonly on: CardId;
};

/** What each happening tells. `n` counts the cards of a list, also for those who do not see it. */
export interface Events {
  'game created': object;
  'first player chosen': { readonly player: Player };
  'phase begun': { readonly word: PhaseWord };
  'game won': { readonly player: Player; readonly word: Result['reason'] };
  'game drawn': { readonly word: Result['reason'] };
  conceded: { readonly player: Player };
  shuffled: { readonly player: Player };
  'draw deck regenerated': { readonly player: Player; readonly n: number };
  drew: { readonly player: Player; readonly card: CardId };
  'draw impossible': { readonly player: Player };
  'put under deck': { readonly player: Player; readonly n: number };
  'took from deck': Roster & { readonly player: Player };
  /** Whose draw deck, and by which card. */
  'order changed': AboutOwners;
  guessed: AboutOwners & { readonly word: CardType };
  'number named': AboutOwners & { /** The number. */ readonly n: number };
  accepted: AboutOwners;
  'ante drawn': Roster & { readonly player: Player };
  flipped: About & { readonly word: 'face down' | 'face up' };
  /** Behind `on`, seen from the first end of the spaceline. */
  'location made': AboutOwners & { readonly on: LocationId };
  'location closed': { readonly card: LocationId };
  'location destroyed': About & { readonly on: LocationId };
  'double-sided missions told': { readonly player: Player };
  'top mission told': { readonly player: Player; readonly word: 'double-sided' | 'one-sided' };
  'missions cut': { readonly player: Player };
  'mission placed': AboutOwners & { readonly on: LocationId | None; readonly word: 'left' | 'right' | 'shared' };
  /** Under a mission, or on the table. */
  seeded: AboutOwners & { readonly on?: LocationId };
  'facility seeded': AboutOwners & { readonly on: CardId };
  passed: { readonly player: Player };
  'leftover seeds removed': { readonly player: Player; readonly n: number };
  'stacks ready': { readonly player: Player };
  'seeds announced': {
    readonly player: Player;
    readonly n: number;
    readonly cards?: readonly CardId[];
    readonly word: 'face down' | Phase;
  };
  'turn begun': { readonly player: Player; /** Its number. */ readonly n: number };
  'segment begun': { readonly player: Player; readonly word: Segment };
  'card play used': { readonly player: Player };
  'turn ended': { readonly player: Player; /** Its number. */ readonly n: number };
  /** On a card or location, on a player, or on nothing. */
  played: AboutOwners & {
    readonly on?: CardId | None;
    readonly whom?: Player;
    readonly word?: 'beside' | 'in response to' | '';
  };
  'result begun': AboutOwners;
  reported: AboutOwners & { readonly on: CardId };
  'placed on': AboutOwners & { readonly on: CardId | None };
  beamed: Moved;
  walked: Moved;
  discarded: AboutOwners & { readonly word?: DiscardReason };
  'out of play': AboutOwners;
  'removed from game': AboutOwners & { readonly word?: DiscardReason };
  'returned to hand': AboutOwners;
  'returned aboard': AboutOwners & { readonly on: CardId };
  /** One card of a hand, or several cards from anywhere. */
  revealed: {
    readonly player: Player;
    readonly card?: CardId;
    readonly cards?: readonly CardId[];
    readonly n?: number;
    readonly word?: 'hand';
  };
  stopped: Roster;
  unstopped: Roster & { readonly player: Player };
  disabled: About & { /** By what. */ readonly on: CardId };
  enabled: About;
  killed: AboutOwners;
  saved: About & { /** By what. */ readonly on: CardId };
  relocated: About & { readonly player?: Player; readonly on: CardId | None };
  held: About & { /** By what. */ readonly on: CardId };
  activated: AboutOwners;
  deactivated: About;
  'under house arrest': About;
  /** From where it was held, to a vessel; or from house arrest. */
  released: About & { readonly player?: Player; readonly on?: CardId };
  docked: AboutOwners & { readonly on: CardId };
  undocked: About & { readonly player?: Player; readonly on: CardId | None };
  /** A self-controlling ship is nobody's. */
  flew: About & { readonly player?: Player; readonly on: LocationId; /** The RANGE used. */ readonly n: number };
  towed: AboutOwners & { readonly on: LocationId };
  'control changed': AboutOwners;
  cloaked: AboutOwners;
  decloaked: About & { readonly player?: Player };
  damaged: About & { /** The hull that is left. */ readonly n: number };
  repaired: About;
  destroyed: AboutOwners;
  disappeared: About & { /** With what. */ readonly on: CardId; readonly n: number };
  reappeared: About & { readonly on: LocationId; readonly n: number };
  built: AboutOwners & { readonly on: LocationId };
  /** `card` is the ship, if a crew makes the attempt. */
  'attempt begun': Roster & { readonly player: Player; readonly on: LocationId; readonly card: CardId | None };
  'seed card revealed': AboutOwners & { readonly on: LocationId };
  'artifact found': AboutOwners & { readonly on: LocationId };
  'mission completed': AboutOwners & Judged & { readonly on: LocationId; readonly cards: readonly CardId[] };
  'mission flipped': AboutOwners;
  'attempt failed': { readonly player: Player; readonly on: LocationId };
  'attempt ended': Judged & { readonly player: Player; readonly on: LocationId; readonly word: AttemptEnd };
  /** By whom: those who take part. */
  encountered: AboutOwners & Roster & { readonly on: LocationId };
  'trigger absent': About;
  nullified: About;
  'conditions met': AboutOwners & Judged;
  'conditions failed': AboutOwners & Judged;
  'placed in play': About & { readonly player?: Player; readonly on: CardId | None };
  cured: About;
  expired: About;
  'returned under mission': About & { readonly on: LocationId };
  'mis-seed': About & { readonly on: LocationId };
  'half spent': About;
  acquired: AboutOwners;
  'battle initiated': {
    readonly player: Player | -1;
    /** The first ship attacked, or the place of a personnel battle. */
    readonly on: CardId;
    readonly cards: readonly CardId[];
    readonly n?: number;
    readonly word: 'ship' | 'personnel';
  };
  'battle cancelled': BattleEnd;
  fired: Shared & {
    readonly cards: readonly CardId[];
    readonly player: Player | -1;
    readonly on: CardId;
    /** ATTACK. */ readonly n: number;
  };
  hit: Hitting;
  'direct hit': Hitting;
  missed: Hitting;
  'pair revealed': Roster & Shared & { readonly on: CardId };
  stunned: About;
  'mortally wounded': About;
  'strength totaled': Shared & {
    readonly player: Player | -1;
    readonly on: CardId;
    /** The STRENGTH. */ readonly n: number;
  };
  'battle won': { readonly player: Player | -1; readonly on: CardId };
  'battle undecided': { readonly on: CardId };
  'battle ended': BattleEnd;
  scored: {
    readonly player: Player;
    readonly card: CardId | None;
    /** The points. */
    readonly n: number;
    readonly word: 'bonus' | 'mission';
  };
  /** From among `n` cards, for a card's text. */
  selected: Roster & {
    readonly player?: Player;
    readonly card?: CardId;
    readonly word: 'choice' | 'random';
  };
  'affiliation changed': AboutOwners & { readonly word: Affiliation | '' };
  'countdown reduced': About & { /** What is left. */ readonly n: number };
  'journey begun': AboutOwners & { readonly on: LocationId };
  'journey ended': AboutOwners & { readonly on: LocationId };
  /** By which card. */
  downloaded: AboutOwners & { readonly on: CardId };
  looked: {
    readonly player: Player;
    readonly card?: CardId;
    readonly on: CardId | None;
    readonly n: number;
    readonly word: Sight | 'hand' | 'deck' | 'seeds';
  };
  'correction proposed': Corrected;
  corrected: Corrected;
  'correction declined': Corrected;
  'carried out by hand': AboutOwners & { readonly word: Outcome | '' };
}

type Part<N extends EventName, Name extends string, Otherwise> = Name extends keyof Events[N]
  ? Events[N] extends Readonly<Record<Name, infer Said>>
    ? Said
    : Exclude<Events[N][Name], undefined> | Otherwise
  : Otherwise;

/** One happening as it is kept: all have the same parts, and what an event has nothing to say for is -1 or empty. */
interface Happening<N extends EventName> {
  readonly e: N;
  readonly player: Part<N, 'player', -1>;
  readonly card: Part<N, 'card', None>;
  readonly on: Part<N, 'on', None>;
  readonly n: Part<N, 'n', -1>;
  readonly cards: Part<N, 'cards', readonly CardId[]>;
  readonly word: Part<N, 'word', ''>;
  readonly whom?: Part<N, 'whom', undefined>;
  readonly correction?: Part<N, 'correction', undefined>;
  readonly judged?: Part<N, 'judged', undefined>;
  readonly by?: Part<N, 'by', undefined>;
  /** The number of the action it belongs to. */
  readonly action: number;
  /** The player who alone sees `card` and `cards`; -1: both see them. */
  readonly only: Player | -1;
}
export type EventOf<N extends EventName> = { [E in N]: Happening<E> }[N];
export type GameEvent = EventOf<EventName>;

/** What is said of a happening: its own parts, and who alone may see its cards. */
export type Said<N extends EventName> = Events[N] & { readonly only?: Player | -1 };

const noCards: readonly CardId[] = [];

/** The happening with all its parts. */
export const happening = <N extends EventName>(e: N, said: Said<N>, action: number): GameEvent => {
  const { player, card, on, n, cards, word, only, whom, correction, judged, by }: Partial<GameEvent> = said;
  const all = {
    e,
    player: player ?? -1,
    card: card ?? none,
    on: on ?? none,
    n: n ?? -1,
    cards: cards ?? noCards,
    word: word ?? '',
    action,
    only: only ?? -1,
  };
  if (judged) return { ...all, judged } as GameEvent;
  if (by) return { ...all, by } as GameEvent;
  return (whom !== undefined ? { ...all, whom } : correction ? { ...all, correction } : all) as GameEvent;
};

/** An event as one recipient may see it, with the names of the cards it shows. */
interface Seen<N extends EventName> extends Omit<Happening<N>, 'only' | 'card'> {
  readonly card: Happening<N>['card'] | None;
  readonly names: Readonly<Record<number, string>>;
}
export type SeenEvent = { [N in EventName]: Seen<N> }[EventName];

export type Seer = Player | 'spectator';
