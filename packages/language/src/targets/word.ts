import type { Aim } from '../english/aim.ts';
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
  /** The cards it is aimed at, and where they are. */
  readonly aim?: (node: Node) => Aim | undefined;
  /** The same without what leads to it: "any ship". */
  readonly named?: (node: Node, say: Say) => string;
  /** It is a sentence of its own: "choose a player". */
  readonly chooses?: true;
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
