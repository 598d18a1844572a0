import type { CardId, Judgement, LocationId, None, Player, SeenEvent } from '@spaceline/engine';

/** Pieces of a game worth a look of their own, made of what was seen to happen. */

interface Told {
  /** Its number among all acts of the game. */
  readonly id: number;
  /** The turn it belongs to; 0 before the first. */
  readonly turn: number;
  /** The action it belongs to. */
  readonly action: number;
  /** Whoever does it; -1: nobody, it happens. */
  readonly player: Player | -1;
  readonly events: readonly SeenEvent[];
  /** The titles of the cards it names, by their ids in the pool. */
  readonly names: Readonly<Record<number, string>>;
  /** The choice after which it was as it is told here. */
  readonly seq: number;
  /** More of it is still to come. */
  readonly isOpen: boolean;
}

/** The seed cards of an attempt: those that were met, and how many still lie face down. */
export interface Steps {
  readonly met: readonly { readonly card: CardId; readonly overcome: boolean }[];
  /** Unknown where the game was come back to later. */
  readonly left: number | undefined;
}

/** Those who take part: whoever is seen, and how many more there are. */
export interface Team {
  readonly cards: readonly CardId[];
  readonly hidden: number;
}

interface AtMission extends Told {
  readonly at: LocationId;
  /** The ship whose crew makes the attempt. */
  readonly ship: CardId | None;
  readonly steps: Steps;
  readonly team: Team;
}

/** A seed card is met. */
export interface EncounterAct extends AtMission {
  readonly kind: 'encounter';
  readonly card: CardId;
  /** How the team stands before its conditions, as long as they have not been tested. */
  readonly foreseen?: Judgement | undefined;
}

/** An artifact comes to light. */
export interface FindAct extends AtMission {
  readonly kind: 'find';
  readonly card: CardId;
}

/** Nothing lies before the mission any more: its requirements decide. */
export interface SolveAct extends AtMission {
  readonly kind: 'solve';
  readonly isSolved: boolean;
  /** The score before. */
  readonly before: number;
}

export interface BattleAct extends Told {
  readonly kind: 'battle';
  readonly fought: 'ship' | 'personnel';
  /** The location, or the vessel a personnel battle is aboard. */
  readonly at: CardId;
}

/** Something a player does, or that happens by itself, with what comes of it. */
export interface DeedAct extends Told {
  readonly kind: 'deed';
}

/** Where a turn begins. */
export interface TurnAct extends Told {
  readonly kind: 'turn';
}

export interface EndAct extends Told {
  readonly kind: 'end';
}

export type Act = EncounterAct | FindAct | SolveAct | BattleAct | DeedAct | TurnAct | EndAct;

type WithoutTold<A> = A extends Act ? Omit<A, 'id' | 'turn' | 'seq' | 'action' | 'events' | 'names'> : never;
/** What an act has besides what is told of every act. */
export type Beginning = WithoutTold<Act>;

/** An attempt as far as it has come. */
export interface AttemptSoFar {
  readonly player: Player;
  readonly at: LocationId;
  readonly ship: CardId | None;
  readonly steps: Steps;
  readonly team: Team;
}

/** The whole of a game as acts. */
export interface Story {
  readonly acts: readonly Act[];
  readonly attempt?: AttemptSoFar | undefined;
  readonly turn: number;
}

export const noStory: Story = { acts: [], turn: 0 };

export const judgedIn = (act: Act): Judgement | undefined =>
  act.events.findLast(({ judged }) => judged !== undefined)?.judged ??
  (act.kind === 'encounter' ? act.foreseen : undefined);
