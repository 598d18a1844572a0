import { having, lacking } from '../english/phrase.ts';
import { equipmentWords, typeNouns } from '../english/terms.ts';
import type { SpecialEquipment } from '../facts.ts';
import type { WhoWord } from './word.ts';

export interface Equipped {
  readonly who: 'equipped';
  readonly is: SpecialEquipment;
}

export const equippedWith = (is: SpecialEquipment): Equipped => ({ who: 'equipped', is });

export const equippedWord: WhoWord<Equipped> = {
  phrase: ({ is }) => having(equipmentWords[is]),
  opposite: ({ is }) => lacking(equipmentWords[is]),
  noun: () => typeNouns.Ship,
  printed: ({ is }, { card }) => card.type === 'Ship' && card.equipment.includes(is),
  sample: (any) => equippedWith(any.oneOf('Cloaking Device', 'Tractor Beam', 'Holodeck', 'Long-Range Scan Shielding')),
};
