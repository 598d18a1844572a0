/** What the rules or its own text keep on a card in play, besides where and how it is. */
export type Mark =
  | { readonly is: 'none' }
  /** A double-sided mission that lies with its back up (B-27.34). */
  | { readonly is: 'turned over' }
  /** What its own text counts: the RANGE its ship has lost, say. */
  | { readonly is: 'count'; readonly n: number }
  /** Personnel beamed in this turn past a card that limits them. */
  | { readonly is: 'beamed'; readonly heads: number }
  /** Which way a self-controlling ship flies along the row of locations (B-22.18). */
  | { readonly is: 'course'; readonly way: -1 | 1 }
  /** A combatant whose last fight has left nobody there (B-22.30). */
  | { readonly is: 'cleared' }
  /** A ship has disappeared for so many more turns (B-25.14). */
  | { readonly is: 'away'; readonly turns: number };

/** Marks without a number of their own are shared by all cards that bear them. */
export const unmarked: Mark = Object.freeze({ is: 'none' });
export const turnedOver: Mark = Object.freeze({ is: 'turned over' });
export const cleared: Mark = Object.freeze({ is: 'cleared' });
export const leftward: Mark = Object.freeze({ is: 'course', way: -1 });
export const rightward: Mark = Object.freeze({ is: 'course', way: 1 });

export const countOf = (mark: Mark): number => (mark.is === 'count' ? mark.n : 0);

/** What a card has done in a turn and does not do again before the next. */
export type ThisTurn =
  | 'nothing'
  /** A ship that has cloaked or decloaked (B-15.2). */
  | 'cloak switched'
  /** A hologram that was deactivated (B-27.8). */
  | 'switched off'
  /** A combatant that fought at the start of the turn (B-22.26). */
  | 'fought'
  /** A self-controlling ship whose attack is nullified (B-22.22). */
  | 'pacified';
