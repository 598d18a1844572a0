import type { Frame } from '../english/frame.ts';
import type { Sampler } from '../sampler.ts';
import type { Say } from '../say.ts';

/** One way of changing a number (B-23.1). */
export interface AmountWord<Node> {
  /** What the number is then: "+2", "doubled", "set to 0". */
  readonly says: (node: Node, frame: Frame, say: Say) => string;
  readonly sample: (any: Sampler) => Node;
}
