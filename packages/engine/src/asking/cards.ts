import type { CardDef } from '@spaceline/language';
import type { CardId } from '../contract/ids.ts';
import type { Prepared } from '../state/pool.ts';
import type { State } from '../state/state.ts';

/** The card behind a number. */

export const cardOf = (s: State, id: CardId): Prepared => s.fixed.cards[id];

export const individuals = (card: Prepared): number => card.persons;

const noHalves: readonly string[] = [];

const comboOf = (def: CardDef): readonly string[] =>
  def.type === 'Dilemma' && def.combo ? def.combo.halves.map((half) => half.title) : noHalves;

/** Copies of one card; a combo dilemma counts as a copy of each dilemma it is made of, and they of it (B-8.30). */
export const sameDilemma = (a: CardDef, b: CardDef): boolean =>
  a.id === b.id || comboOf(a).includes(b.title) || comboOf(b).includes(a.title);

/** The card as the half being faced shows it (B-27.30). */
export const asHalf = (def: CardDef, half: 0 | 1): CardDef => {
  if (def.type !== 'Dilemma' || !def.combo) return def;
  const { title, characteristics = [] } = def.combo.halves[half];
  return { ...def, title, characteristics };
};
