import type { Frame } from '../english/frame.ts';
import type { Sampler } from '../sampler.ts';
import type { Say } from '../say.ts';

/** One way of changing a number (B-23.1). */
export interface AmountWord<Node> {
  /** What it makes of whoever has the number: "is RANGE +2", "has double RANGE", "has no RANGE". */
  readonly says: (node: Node, number: string, frame: Frame, say: Say) => string;
  readonly sample: (any: Sampler) => Node;
}
