import type { RuleWord } from './word.ts';

/** A ship that passes here is damaged. Single card: it happens inside a flight, where no text can run. */
export interface DamagesPassingShips {
  readonly rule: 'damages passing ships';
}

export const damagesPassingShips: DamagesPassingShips = { rule: 'damages passing ships' };

export const damagesPassingShipsWord: RuleWord<DamagesPassingShips> = {
  says: () => 'a ship that passes here, or arrives and flies on in the same turn, is damaged',

  sample: () => ({ rule: 'damages passing ships' }),
};
