import type { CardId, Player, State } from '@spaceline/engine';
import type { Ref } from '../text/cursor.ts';

interface Copy {
  readonly id: CardId;
  readonly owner: Player;
}

/** Tells copies of a title apart: the first one written down is #1. */
export class Copies {
  private readonly byDef = new Map<string, Copy[]>();

  add(def: string, id: CardId, owner: Player): void {
    const list = this.byDef.get(def) ?? [];
    list.push({ id, owner });
    this.byDef.set(def, list);
  }

  /** The cards a name may mean, first written first. */
  named(ref: Ref): CardId[] {
    const all = this.byDef.get(ref.def) ?? [];
    const found = ref.copy === undefined ? all : all.slice(ref.copy - 1, ref.copy);
    return found.filter((copy) => ref.player === undefined || copy.owner === ref.player).map((copy) => copy.id);
  }

  /** 1 for the first copy written down; 0 where there is no other. */
  numberOf(def: string, id: CardId): number {
    const all = this.byDef.get(def) ?? [];
    return all.length < 2 ? 0 : all.findIndex((copy) => copy.id === id) + 1;
  }
}

/** Copies by the numbers of their cards, for tables that come from a game and not from a text. */
export const copiesOf = (s: State): Copies => {
  const copies = new Copies();
  s.fixed.cards.forEach((card, id) => copies.add(card.def.id, id, s.fixed.owner[id]));
  return copies;
};
