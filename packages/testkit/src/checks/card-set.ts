import type { CardId } from '@spaceline/engine';
import { cardId } from '@spaceline/engine';

/** A set of the cards of one table. The checks make several after every choice of every game: a list of marks is quick. */
export class CardSet {
  private readonly marks: Uint8Array;
  constructor(cards: number) {
    this.marks = new Uint8Array(cards);
  }
  has(id: CardId): boolean {
    return this.marks[id] === 1;
  }
  add(ids: readonly CardId[]): void {
    for (const id of ids) this.marks[id] = 1;
  }
  delete(ids: readonly CardId[]): void {
    for (const id of ids) this.marks[id] = 0;
  }
  list(): readonly CardId[] {
    return Array.from(this.marks.keys(), cardId).filter((id) => this.has(id));
  }
}
