import type { CardId, Player } from '../contract/ids.ts';

/** What the processes that are started by name are given to begin with. */
export interface Given {
  /** `literally`: even holograms and those held by a card. */
  kill: { readonly cards: readonly CardId[]; readonly literally?: boolean | undefined };
  /** `by`: the player whose text or shot destroys it. */
  destroy: { readonly card: CardId; readonly by?: number };
  draw: { readonly player: Player; readonly count: number };
}
