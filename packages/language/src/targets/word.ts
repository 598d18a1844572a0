import type { Noun } from '../english/words.ts';
import type { Sampler } from '../sampler.ts';
import type { Say } from '../say.ts';
import type { Need } from '../need.ts';

/** What a card is played on (B-13.5 to B-13.7). */
export interface TargetWord<Node> {
  /** "on any ship"; nothing, if the way of playing says it already. */
  readonly says: (node: Node, say: Say) => string;
  /** What the text of the card calls it; nothing, if there is nothing it could speak of. */
  readonly noun?: (node: Node, say: Say) => Noun;
  /** How it goes on, if the card stays: "and stays there". */
  readonly stays?: string;
  /** It goes without saying that a card which does not stay is played on it. */
  readonly unsaid?: true;
  /** It is what the card responds to. */
  readonly answered?: true;
  /** The card that stays is on a card then. */
  readonly hosts?: (node: Node) => boolean;
  /** What the acts of the card find there. */
  readonly gives?: readonly Need[];
  readonly sample: (any: Sampler) => Node;
}
