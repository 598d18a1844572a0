import type { Attribute, Face, Skill, Verdict, Who, WhoOf } from '@spaceline/language';
import type { CardId, Player } from '../../contract/ids.ts';
import type { State } from '../../state/state.ts';

/** Current numbers of one individual. */
export interface Numbers {
  levelsOf(s: State, id: CardId, individual: number, skill: Skill): number;
  attributeOf(s: State, id: CardId, individual: number, attribute: Attribute): number;
}

/** What a word may ask besides the state: numbers and other questions, so that it imports neither. */
export interface Asking extends Numbers {
  fits(s: State, who: Who, id: CardId, you: Player): boolean;
}

/** What the table says to a question that print leaves open. A word that print always answers needs none. */
export interface TableReading<Node> {
  /** Of one individual, or of a card that is no personnel (B-24.7). `you` is the player the text speaks to. */
  fits(s: State, who: Node, id: CardId, individual: number, you: Player, asking: Asking): boolean;
  /** What both players know of a card whose face they see; left out where that is always the whole answer. */
  seen?(s: State, who: Node, face: Face, id: CardId, individual: number, you: Player): Verdict;
  /** What holds until a card enters or leaves play; left out where the answer may change before. */
  steady?(s: State, who: Node, id: CardId, individual: number): Verdict;
}

export type TableWord<K extends Who['who']> = TableReading<WhoOf<K>>;
