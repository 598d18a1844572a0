import type { Affiliation } from '../facts.ts';
import { points } from '../english/words.ts';
import type { RuleWord } from './word.ts';

/** Where a ship is bound to go: the end of the spaceline fixed when the card met it, or its player's nearest outpost. */
export type Destination = 'far end' | { readonly outpost: Affiliation };

/** Its host is bound to a destination; `only`: and may do nothing else meanwhile (B-22.1 to B-22.4). */
export interface MustTravel {
  readonly rule: 'must travel';
  readonly to: Destination;
  readonly only?: true;
}

export const mustTravel = (to: Destination, more: { readonly only?: true } = {}): MustTravel => ({
  rule: 'must travel',
  to,
  ...more,
});

const destination = (to: Destination): string =>
  to === 'far end' ? 'the far end of the spaceline' : `its player's nearest ${to.outpost} outpost`;

export const mustTravelWord: RuleWord<MustTravel> = {
  says: (rule, frame) =>
    `${frame.hosted} must ${rule.only ? 'do nothing but ' : ''}travel to ${destination(rule.to)}; when it arrives, ` +
    `${frame.worth === undefined ? '' : `score ${points(frame.worth)} and `}discard ${frame.kind}`,
  ofHost: () => true,
  sample: (any) => ({
    rule: 'must travel',
    to: any.oneOf<Destination>('far end', { outpost: any.affiliation() }),
    ...any.maybe('only', () => true as const),
  }),
};
