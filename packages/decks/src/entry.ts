import type { Card } from './deck.ts';

/** A title as decks and the judge know it. */
export interface Entry {
  readonly id: string;
  readonly title: string;
  /** What tells cards of one title apart: a set, or the subtitle of a Second Edition card. */
  readonly version?: string;
  readonly edition: 1 | 2;
  readonly type: string;
  /** Several copies may be in play; of written cards their programs say so. */
  readonly universal?: boolean;
  /** The sets it was printed in. */
  readonly sets?: readonly string[];
  /** Its program, or the card its facts make of it; without one the title is played by hand. */
  readonly card?: Card;
  /** It says nothing beyond its facts. */
  readonly plain?: true;
  /** Why it is played by hand. */
  readonly why?: string;
}
