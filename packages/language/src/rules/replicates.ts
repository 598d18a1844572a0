import type { RuleWord } from './word.ts';

/** A personnel of yours who would be killed may return to hand for two levels of MEDICAL stopped (B-19.22). Single card: it takes the place of a death and asks its player for a payment meanwhile. */
export interface Replicates {
  readonly rule: 'replicates';
}

export const replicates: Replicates = { rule: 'replicates' };

export const replicatesWord: RuleWord<Replicates> = {
  says: () =>
    'when your personnel would be killed, you may stop 2 MEDICAL present (not being killed too) to return that personnel to hand instead',

  sample: () => ({ rule: 'replicates' }),
};
