import { one } from '../english/reading.ts';
import type { Who } from '../who/index.generated.ts';
import type { ConditionWord, SayCondition } from './word.ts';

/** Those counted are aboard such a vessel or, if the text says so, aboard a ship docked at one. */
export interface Aboard {
  readonly if: 'aboard';
  readonly what: Who;
  readonly orDocked?: true;
}

export const beingAboard = (what: Who, how: { readonly orDocked?: true } = {}): Aboard => ({
  if: 'aboard',
  what,
  ...how,
});

const vessel = ({ what }: Aboard, say: SayCondition): string => say.who(what, 'a');

export const aboardWord: ConditionWord<Aboard> = {
  reading: (condition, say) =>
    one(`being aboard ${vessel(condition, say)}${condition.orDocked ? ' (or a ship docked there)' : ''}`),
  opposite: (condition, say) =>
    one(
      condition.orDocked
        ? `being aboard neither ${vessel(condition, say)} nor a ship docked there`
        : `not being aboard ${vessel(condition, say)}`,
    ),
  sample: (any) => ({ if: 'aboard', what: any.who(), ...any.maybe('orDocked', () => true as const) }),
};
