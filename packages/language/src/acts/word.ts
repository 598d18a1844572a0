import type { Frame } from '../english/frame.ts';
import type { Need } from '../need.ts';
import type { Sampler } from '../sampler.ts';
import type { Say } from '../say.ts';

/** One thing that a card text can do. */
export interface ActWord<Node> {
  /** As a clause that may follow "Unless …," or begin a sentence. */
  readonly says: (node: Node, frame: Frame, say: Say) => string;
  /** What it does is said elsewhere in the text: by the rule that it prepares, or by the act that it completes. */
  readonly silent?: (node: Node) => boolean;
  /** Besides what its selection needs. */
  readonly needs?: (node: Node) => readonly Need[];
  /**
   * What it leaves of a team that has failed a dilemma: nobody, or nobody who is still to be stopped. Unmet conditions
   * stop whoever is left (B-17.10), which is said only if somebody is, and once (B-17.27).
   */
  readonly leaves?: (node: Node) => 'nobody' | 'nobody to stop' | undefined;
  readonly sample: (any: Sampler) => Node;
}
