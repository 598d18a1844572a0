import type { RuleWord } from './word.ts';

/**
 * A ship that nobody controls (B-22.10). Single card: Premiere has one; the numbers are parameters for those of the
 * next sets.
 */
export interface SelfControllingShip {
  readonly rule: 'self-controlling ship';
  readonly range: number;
  readonly weapons: number;
  readonly shields: number;
}

export const selfControllingShip = (numbers: Omit<SelfControllingShip, 'rule'>): SelfControllingShip => ({
  rule: 'self-controlling ship',
  ...numbers,
});

export const selfControllingShipWord: RuleWord<SelfControllingShip> = {
  says: (rule, frame) =>
    `${frame.self} is a self-controlling ship (RANGE ${rule.range}, WEAPONS ${rule.weapons}, SHIELDS ${rule.shields})`,
  sample: (any) => ({
    rule: 'self-controlling ship',
    range: any.number(),
    weapons: any.number(),
    shields: any.number(),
  }),
};
