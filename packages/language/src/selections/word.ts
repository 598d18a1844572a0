import type { Frame } from '../english/frame.ts';
import type { Need } from '../need.ts';
import type { Sampler } from '../sampler.ts';
import type { Say } from '../say.ts';

/** Whose decision a selection is (B-29.29). `opponent` is the opponent of the affected player (B-17.29). */
export type Chooser = 'random' | 'you' | 'opponent';

/** One way of picking cards (chapter 18). */
export interface SelectionWord<Node> {
  /** Which cards: "one team member at random". */
  readonly says: (node: Node, frame: Frame, say: Say) => string;
  /** What has to be said before the act itself: "for each personnel with Honor on your side". */
  readonly leads?: (node: Node, frame: Frame, say: Say) => string | undefined;
  /** How a later act of the same text speaks of them: "that team member". */
  readonly refers: (node: Node, frame: Frame, say: Say) => string;
  readonly needs?: (node: Node) => readonly Need[];
  /** Names cards that are known already; every other selection picks some that later acts may call "those". */
  readonly known?: true;
  readonly sample: (any: Sampler) => Node;
}
