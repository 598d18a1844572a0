import type { ActWord } from './word.ts';

/** Single card: takes the attack of a ship that nobody controls for the rest of the turn, before or in its battle (B-22.22). */
export interface NoAttack {
  readonly act: 'no attack';
}

export const noAttack: NoAttack = { act: 'no attack' };

export const noAttackWord: ActWord<NoAttack> = {
  says: (_, { target }) => `${target} does not attack this turn`,
  sample: () => noAttack,
};
