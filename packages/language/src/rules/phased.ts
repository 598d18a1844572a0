import type { RuleWord } from './word.ts';

/** The ship it is on is phased (B-15.14). */
export interface Phased {
  readonly rule: 'phased';
}

export const phased: Phased = { rule: 'phased' };

export const phasedWord: RuleWord<Phased> = {
  says: (_rule, frame) =>
    `${frame.hosted} is phased: nothing is beamed to or from it, and it neither attacks nor is attacked`,
  ofHost: () => true,
  sample: () => ({ rule: 'phased' }),
};
