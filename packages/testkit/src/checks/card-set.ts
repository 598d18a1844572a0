import type { CardId } from '@spaceline/engine';
import { cardId } from '@spaceline/engine';

/**
 * A set of the cards of one table, a bit each. The checks make several after every choice of every game, and a few numbers
 * are made far quicker than a list as long as the table has cards.
 */
export class CardSet {
  private readonly words: Int32Array;
  constructor(cards: number) {
    this.words = new Int32Array((cards >> 5) + 1);
  }
  has(id: CardId): boolean {
    return ((this.words[id >> 5] ?? 0) & (1 << (id & 31))) !== 0;
  }
  add(ids: readonly CardId[]): void {
    for (const id of ids) this.put(id);
  }
  put(id: CardId): void {
    this.words[id >> 5]! |= 1 << (id & 31);
  }
  delete(ids: readonly CardId[]): void {
    for (const id of ids) this.words[id >> 5]! &= ~(1 << (id & 31));
  }
  list(): readonly CardId[] {
    return Array.from({ length: this.words.length << 5 }, (_, id) => cardId(id)).filter((id) => this.has(id));
  }
}
