import { typeNouns } from '../english/terms.ts';
import type { WindowWord } from './word.ts';

/** Single card: a ship is about to be destroyed; the only loss that a card of Premiere answers before it happens. */
export interface ShipDestroyed {
  readonly to: 'ship destroyed';
}

export const shipDestroyed: ShipDestroyed = { to: 'ship destroyed' };

export const shipDestroyedWord: WindowWord<ShipDestroyed> = {
  says: () => 'as a ship is destroyed',
  noun: () => typeNouns.Ship,
  gives: ['ship', 'destroyed ship'],
  sample: () => ({ to: 'ship destroyed' }),
};
