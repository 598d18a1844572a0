import type { Sampler } from '../sampler.ts';
import type { Say } from '../say.ts';

/** What must be so for playing a card in one way, or what that costs (B-12.10, B-12.11). */
export interface TermWord<Node> {
  /** Behind the way of playing, with what parts them: ", if you have at least two ships in play". */
  readonly says: (node: Node, say: Say) => string;
  /** It is a sentence of its own, behind all ways of playing. */
  readonly apart?: true;
  readonly sample: (any: Sampler) => Node;
}
