import type { CardId, Player } from '@spaceline/engine';
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
