import type { Act } from './act.ts';
import type { Condition } from './condition.ts';
import type { Affiliation, CardType } from './facts.ts';
import type { Who } from './who.ts';

/** An action or event that a response may refer to (B-12.17, B-12.18). */
export type Window =
  /** A card is being played; `as` includes cards played as that type. */
  | { readonly to: 'card played'; readonly card: Who; readonly by?: 'opponent' }
  | { readonly to: 'dilemma'; readonly card: Who }
  | { readonly to: 'ship destroyed' }
  /** A mission attempt has been announced (B-16.13). */
  | { readonly to: 'attempt begun'; readonly kind?: 'planet' | 'space' }
  | { readonly to: 'killed'; readonly who: Who }
  | {
      readonly to: 'mission completed';
      readonly kind?: 'planet' | 'space';
      readonly by?: 'you';
      /** What those who completed it have among them. */
      readonly team?: Condition;
    }
  | { readonly to: 'draw' }
  /** With such a card attacking or attacked, and one of your own that fits taking part (B-20.11). */
  | {
      readonly to: 'battle initiated';
      readonly kind?: BattleKind;
      readonly by?: Who;
      readonly against?: Who;
      readonly yours?: Who;
    }
  /** Inside a personnel battle, up to the comparison that names the winner (B-20.37). */
  | { readonly to: 'battle step' }
  /** In which such a card was killed, and one of your own that fits is left (B-20.53). */
  | { readonly to: 'battle ended'; readonly kind?: BattleKind; readonly killed?: Who; readonly yours?: Who };

export type BattleKind = 'ship' | 'personnel';

export type Target =
  | { readonly target: 'table' }
  | { readonly target: 'player' }
  /** A card in play that fits. */
  | {
      readonly target: 'card';
      readonly who: Who;
      /** Another card at the same location that must fit. */
      readonly beside?: Who;
    }
  /** The crew of a ship or an Away Team, either player's. */
  | { readonly target: 'group'; readonly only?: 'Away Team' }
  | { readonly target: 'discarded'; readonly who: Who }
  /** A location: any, or one whose mission is of that kind or shows that icon. */
  | {
      readonly target: 'location';
      readonly kind?: 'planet' | 'space';
      readonly icon?: Affiliation;
      /** One that has a mission. */
      readonly mission?: true;
    }
  /** The boundary of two adjacent locations (B-2.9). */
  | { readonly target: 'between' }
  /** The card or action responded to. */
  | {
      readonly target: 'response';
      /** It stays on that card; otherwise at its location. */
      readonly host?: true;
    };

/** One way of playing a card from the hand. */
export interface Play {
  /**
   * `card play` uses the normal card play (B-13.1); `any time` is any of its owner's opportunities (B-12.8, B-12.9);
   * `start of turn` is the first segment of its owner's turn (B-11.4); `your turn` is between actions on it (B-3.18).
   */
  readonly when: 'card play' | 'any time' | 'start of turn' | 'your turn' | Window;
  /** What it counts as while being played and in play (B-3.7). */
  readonly as?: CardType;
  readonly on: Target;
  /** A card of yours that must lie on your table since an earlier turn; playing this one discards it. */
  readonly spends?: string;
  /** A card play that does not use the normal one (B-13.3). */
  readonly free?: true;
  /** Played this way the card does not stay in play. */
  readonly leaves?: true;
  /**
   * `location`: another copy is played with it, on another location (B-29.40). `wormhole`: the card alone goes to a
   * location, and a wormhole side of your mission is the other end (B-27.41).
   */
  readonly second?: 'location' | 'wormhole';
  /** What its player must have in play. */
  readonly youHave?: { readonly who: Who; readonly atLeast: number };
  /** One copy for each thing it responds to. */
  readonly once?: true;
  /** The text of another card gives this way; the card itself does not say it (B-27.39, B-27.42). */
  readonly given?: true;
  /** What this way does, where it is not the text of the card. */
  readonly does?: readonly Act[];
}

/** "Plays on table" (B-29.1). */
export const onTable: Target = { target: 'table' };
export const onPlayer: Target = { target: 'player' };
/** "Plays on ship" (B-29.4); without `yours` it is either player's, "any ship" (B-29.37). */
export const onCard = (who: Who): Target => ({ target: 'card', who });
export const onCardBeside = (who: Who, beside: Who): Target => ({ target: 'card', who, beside });
export const onGroup: Target = { target: 'group' };
export const onDiscarded = (who: Who): Target => ({ target: 'discarded', who });
/** "Place atop", "plays crosswise on a location" (B-29.2). */
export const onLocation = (
  which: { readonly kind?: 'planet' | 'space'; readonly icon?: Affiliation; readonly mission?: true } = {},
): Target => ({ target: 'location', ...which });
/** "Plays between two adjacent locations" (B-29.3). */
export const betweenLocations: Target = { target: 'between' };
export const onAwayTeam: Target = { target: 'group', only: 'Away Team' };
/** Played as an event or an interrupt (B-3.7). */
export const asEvent = (play: Play): Play => ({ ...play, as: 'Event' });
export const asInterrupt = (play: Play): Play => ({ ...play, as: 'Interrupt' });
export const spending = (title: string, play: Play): Play => ({ ...play, spends: title });
/** In the card play segment, without using the normal card play. */
export const freePlay = (on: Target): Play => ({ when: 'card play', on, free: true });
export const leaving = (play: Play): Play => ({ ...play, leaves: true });
export const cardPlay = (on: Target): Play => ({ when: 'card play', on });
/** "At any time" (B-29.18). */
export const anyTime = (on: Target): Play => ({ when: 'any time', on });
export const onYourTurn = (on: Target): Play => ({ when: 'your turn', on });
export const atStartOfTurn = (on: Target): Play => ({ when: 'start of turn', on });
/** "Just …" (B-29.17). */
export const inResponse = (to: Window): Play => ({ when: to, on: { target: 'response' } });
/** A response that is put on the card it responds to. */
export const inResponseOn = (to: Window): Play => ({ when: to, on: { target: 'response', host: true } });
export const cardPlayed = (card: Who, by?: 'opponent'): Window =>
  by ? { to: 'card played', card, by } : { to: 'card played', card };
export const dilemmaMet = (card: Who): Window => ({ to: 'dilemma', card });
export const shipDestroyed: Window = { to: 'ship destroyed' };
export const attemptBegun = (kind?: 'planet' | 'space'): Window =>
  kind ? { to: 'attempt begun', kind } : { to: 'attempt begun' };
export const killed = (who: Who): Window => ({ to: 'killed', who });
export const cardDrawn: Window = { to: 'draw' };
export const missionCompleted = (
  kind: 'planet' | 'space',
  more: { readonly by?: 'you'; readonly team?: Condition } = {},
): Window => ({ to: 'mission completed', kind, ...more });
export const battleInitiated = (about: Omit<Extract<Window, { to: 'battle initiated' }>, 'to'> = {}): Window => ({
  to: 'battle initiated',
  ...about,
});
export const battleStep: Window = { to: 'battle step' };
export const battleEnded = (about: Omit<Extract<Window, { to: 'battle ended' }>, 'to'> = {}): Window => ({
  to: 'battle ended',
  ...about,
});
/** A way of playing that does something of its own. */
export const playedFor = (play: Play, ...does: readonly Act[]): Play => ({ ...play, does });
/** Another copy goes with it, to another location. */
export const withSecond = (play: Play): Play => ({ ...play, second: 'location' });
/** To another location, by a wormhole side of your mission at one of the two ends. */
export const byWormhole = (play: Play): Play => ({ ...play, second: 'wormhole' });
export const givenElsewhere = (play: Play): Play => ({ ...play, given: true });
export const ifYouHave = (atLeast: number, who: Who, play: Play): Play => ({ ...play, youHave: { who, atLeast } });
/** One copy for each thing it responds to. */
export const onceEach = (play: Play): Play => ({ ...play, once: true });
