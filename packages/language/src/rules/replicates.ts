import type { RuleWord } from './word.ts';

/** A personnel of yours who would be killed may return to hand for two levels of MEDICAL stopped (B-19.22). Single card: it takes the place of a death and asks its player for a payment meanwhile. */
export interface Replicates {
  readonly rule: 'replicates';
}

export const replicates: Replicates = { rule: 'replicates' };

export const replicatesWord: RuleWord<Replicates> = {
  says: () =>
    'when a personnel of yours would be killed, you may stop one or two of your personnel present who have 2 MEDICAL between them and would not be killed as well; then return that personnel to hand instead',

  sample: () => ({ rule: 'replicates' }),
};
