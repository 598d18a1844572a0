import type { Act } from './acts/index.generated.ts';
import type { CardType } from './facts.ts';
import type { Target } from './targets/index.generated.ts';
import type { Term } from './terms/index.generated.ts';
import type { Window } from './windows/index.generated.ts';

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
  /** What must be so, and what it costs. */
  readonly terms?: readonly Term[];
  /** A card play that does not use the normal one (B-13.3). */
  readonly free?: true;
  /** Played this way the card does not stay in play. */
  readonly leaves?: true;
  /**
   * `location`: another copy is played with it, on another location (B-29.40). `wormhole`: the card alone goes to a
   * location, and a wormhole side of your mission is the other end (B-27.41).
   */
  readonly second?: 'location' | 'wormhole';
  /** One copy for each thing it responds to. */
  readonly once?: true;
  /** The text of another card gives this way; the card itself does not say it (B-27.39, B-27.42). */
  readonly given?: true;
  /** What this way does, where it is not the text of the card. */
  readonly does?: readonly Act[];
}

/** Played as an event or an interrupt (B-3.7). */
export const asEvent = (play: Play): Play => ({ ...play, as: 'Event' });
export const asInterrupt = (play: Play): Play => ({ ...play, as: 'Interrupt' });
/** Only on these terms. */
export const onTerms = (play: Play, ...terms: readonly Term[]): Play => ({ ...play, terms });
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
/** The card stays on the one it responds to. */
export const onItsCard = (play: Play): Play => ({ ...play, on: { target: 'response', host: true } });
/** A way of playing that does something of its own. */
export const playedFor = (play: Play, ...does: readonly Act[]): Play => ({ ...play, does });
/** To another location, with another copy of the card or by a wormhole side of your mission at one of the two ends. */
export const withExit = (second: NonNullable<Play['second']>, play: Play): Play => ({ ...play, second });
export const givenElsewhere = (play: Play): Play => ({ ...play, given: true });
/** One copy for each thing it responds to. */
export const onceEach = (play: Play): Play => ({ ...play, once: true });
