import { one } from '../english/reading.ts';
import type { Who } from '../who/index.generated.ts';
import type { ConditionWord, SayCondition } from './word.ts';

/** Those counted are aboard such a vessel or, if the text says so, aboard a ship docked at one, or only there (B-14.30). */
export interface Aboard {
  readonly if: 'aboard';
  readonly what: Who;
  readonly docked?: 'too' | 'only';
}

export const beingAboard = (what: Who, how: Pick<Aboard, 'docked'> = {}): Aboard => ({
  if: 'aboard',
  what,
  ...how,
});

const vessel = ({ what }: Aboard, say: SayCondition): string => say.who(what, 'a');

export const aboardWord: ConditionWord<Aboard> = {
  reading: (condition, say) => {
    const { docked } = condition;
    if (docked === 'only') return one(`docking at ${vessel(condition, say)}`);
    return one(`being aboard ${vessel(condition, say)}${docked ? ' (or a ship docked there)' : ''}`);
  },
  opposite: (condition, say) => {
    const { docked } = condition;
    if (docked === 'only') return one(`not docking at ${vessel(condition, say)}`);
    return one(
      docked
        ? `being aboard neither ${vessel(condition, say)} nor a ship docked there`
        : `not being aboard ${vessel(condition, say)}`,
    );
  },
  sample: (any) => ({ if: 'aboard', what: any.who(), ...any.maybe('docked', () => any.oneOf('too', 'only')) }),
};
