import type { Aim } from '../english/aim.ts';
import type { Noun } from '../english/words.ts';
import type { Sampler } from '../sampler.ts';
import type { Say } from '../say.ts';
import type { Need } from '../need.ts';
import type { Who } from '../who/index.generated.ts';

/** An action or event that a response may refer to (B-12.17, B-12.18). */
export interface WindowWord<Node> {
  /** The moment the response belongs to: "in response to an interrupt being played". */
  readonly says: (node: Node, say: Say) => string;
  /** The cards it is about, and where they are then. */
  readonly aim?: (node: Node) => Aim | undefined;
  /** The same moment, once the text has said what it is about: "in response to an attack on it". */
  readonly ofIt?: (node: Node) => string | undefined;
  /** What there is one of each time: "battle". */
  readonly each?: string;
  /** What the text of the response calls what it refers to. */
  readonly noun: (node: Node, say: Say) => Noun;
  /** What is responded to, if it is not just "that action". */
  readonly answers?: string;
  /** What the acts of a response find there, besides the response itself. */
  readonly gives?: readonly Need[];
  /** The dilemmas it is about, if it is an encounter. */
  readonly meets?: (node: Node) => Who;
  readonly sample: (any: Sampler) => Node;
}
