import type { Choice, DecisionKind, Option, Stack } from './decision.ts';
import type { Frame } from '../state/frame.ts';
import type { CardId, None, Player } from './ids.ts';
import type { Seer } from './event.ts';
import type { Ground } from './refusal.ts';
import type { UnderWay } from './under-way.ts';
import type { View } from './view.ts';
import type { State } from '../state/state.ts';

/** Who is asked what, before the options are listed. */
export interface Asked {
  readonly player: Player;
  readonly kind: DecisionKind;
  readonly source: CardId | None;
  /** Names the question where it stays open while the other player answers theirs; else the number of choices does. */
  readonly id?: number;
}

/** How a frame goes on, and what it asks when it waits. */
export interface Handler<F extends Frame> {
  /** Goes on until it waits (true) or has changed the stack (false). */
  readonly run: (s: State, f: F) => boolean;
  readonly asks?: (s: State, f: F) => readonly Asked[];
  readonly options?: (s: State, f: F, player: Player) => Option[];
  /** Whoever is asked may always pass: that need not be looked up among the options. */
  readonly passes?: true;
  /** The exact ground for refusing a choice; without it a choice is refused for not being among the options. */
  readonly refuses?: (s: State, f: F, choice: Choice) => Ground | undefined;
  /** Why a player is not asked who wants to choose something, where there is more to say than that. */
  readonly unasked?: (s: State, f: F, player: Player) => Ground;
  /** Whether cards go with this choice: `refuses` has judged which. */
  readonly picks?: (s: State, f: F, choice: Choice) => boolean;
  /** Why these stacks may not be built. */
  readonly judges?: (s: State, f: F, stacks: readonly Stack[]) => Ground | undefined;
  /** Why an intended action is not legal now, its own rule first and whose opportunity it is last. */
  readonly intends?: (s: State, f: F, choice: Choice) => Ground | undefined;
  /** Takes the cards that somebody selected for it. */
  readonly takes?: (s: State, f: F, cards: readonly CardId[]) => void;
  /** Cards that a recipient sees because of it, wherever they are. */
  readonly shows?: (s: State, f: F, seer: Seer) => readonly CardId[];
  /** Says more about a choice that is not among the options. */
  readonly explains?: (s: State, f: F, choice: Choice) => Ground | undefined;
  /** The correction that waits for an answer. */
  readonly proposes?: (s: State, f: F) => View['correction'];
  /** What goes on, for the view of one recipient. */
  readonly tells?: (s: State, f: F, seer: Seer) => UnderWay | undefined;
  readonly answer?: (s: State, f: F, choice: Choice) => void;
}
