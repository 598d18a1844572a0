import type { Frame } from '../english/frame.ts';
import type { Sampler } from '../sampler.ts';
import type { Say } from '../say.ts';

/** One or more. */
export type Several<T> = readonly [T, ...T[]];

/** What a card does for as long as it is in play. Never an action, never responded to (B-12.2). */
export interface RuleWord<Node> {
  /** As a clause that can end a sentence. */
  readonly says: (node: Node, frame: Frame, say: Say) => string;
  /** What it does is said elsewhere in the text: by the act that it completes. */
  readonly silent?: (node: Node) => boolean;
  /** Several that differ only in what they are about, as one clause. */
  readonly together?: (nodes: Several<Node>, frame: Frame, say: Say) => string;
  /** It is about the card its own is on, which therefore must be put on one. */
  readonly ofHost?: (node: Node) => boolean;
  /** It reads the number kept on the card, which an act of the card must change. */
  readonly readsCount?: (node: Node) => boolean;
  /** Titles it depends on, and what they are to it. Those it `nullifies` are met by a team, and so dilemmas. */
  readonly names?: (node: Node) => readonly { readonly title: string; readonly where: string }[];
  readonly sample: (any: Sampler) => Node;
}
