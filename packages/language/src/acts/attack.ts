import type { ActWord } from './word.ts';

/**
 * This card attacks by itself where it is: with its fellows everyone there (B-22.26), or, as a self-controlling ship, every
 * ship there (B-22.19).
 */
export interface Attack {
  readonly act: 'attack';
  readonly whom: 'everyone' | 'ships';
}

export const attack = (whom: Attack['whom']): Attack => ({ act: 'attack', whom });

export const attackWord: ActWord<Attack> = {
  says: ({ whom }, { self }) =>
    whom === 'everyone' ? 'they battle everyone here' : `${self} attacks every ship there`,
  sample: (any) => attack(any.oneOf('everyone', 'ships')),
};
