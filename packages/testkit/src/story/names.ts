import type { CardId, State } from '@spaceline/engine';
import { cardId } from '@spaceline/engine';
import { titlesOf } from '../text/titles.ts';
import type { Copies } from '../position/copies.ts';

/** Names of cards as a story says them: the title, with the copy's number where several are about. */
export class CardNames {
  private readonly s: State;
  private readonly copies: Copies;
  private every: ReadonlySet<string> | undefined;
  constructor(s: State, copies: Copies) {
    this.s = s;
    this.copies = copies;
  }

  of(id: CardId): string {
    const card = this.s.fixed.cards[id];
    if (!card) return 'nothing';
    const copy = this.copies.numberOf(card.def.id, id);
    return copy > 1 ? `${this.called(card.def.id)} #${copy}` : this.called(card.def.id);
  }

  /** Every name a card of this game may be called by, with the numbers of the copies and without. */
  all(): ReadonlySet<string> {
    this.every ??= new Set(this.s.fixed.cards.flatMap((card, id) => [this.of(cardId(id)), this.called(card.def.id)]));
    return this.every;
  }

  /** What a card of the pool is called. */
  called(id: string): string {
    const { pool } = this.s.fixed;
    const def = pool.byId.get(id)?.def;
    return def ? titlesOf(pool).nameOf(def) : id;
  }
}
