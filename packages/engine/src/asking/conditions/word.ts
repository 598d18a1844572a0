import type { Condition, ConditionOf } from '@spaceline/language';
import type { CardId, Player } from '../../contract/ids.ts';
import type { Judgement } from '../../contract/judgement.ts';
import type { State } from '../../state/state.ts';

/** Who is counted: a player's personnel with their equipment, and the ship the text is about. */
export interface Counted {
  readonly you: Player;
  readonly members: readonly CardId[];
  readonly gear: readonly CardId[];
  readonly ship: CardId;
  /** Whom the text has picked, where it asks about them. */
  readonly those?: readonly CardId[];
  /** The vessel all of them are aboard, where that is asked. */
  readonly aboard?: CardId;
  /** What their player could show from the hand (B-5.17). */
  readonly hand?: readonly CardId[];
}

export type Holds = (s: State, condition: Condition, c: Counted) => boolean;
export type Judge = (s: State, condition: Condition, c: Counted) => Judgement;

/** What a term comes to, apart from what it says. */
export type Finding = Omit<Judgement, 'term' | 'says'>;

/** A condition asked of those who are counted; those inside it are asked by the functions handed in. */
export interface ConditionReading<Node> {
  holds(s: State, condition: Node, c: Counted, holds: Holds): boolean;
  /** The same with its reasons: who contributes, and what is missing. */
  judge(s: State, condition: Node, c: Counted, judge: Judge): Finding;
}

export type ConditionRunner<K extends Condition['if']> = ConditionReading<ConditionOf<K>>;
