import type { Selection } from '../selections/index.generated.ts';
import type { ActWord } from './word.ts';

/** A ship is yours while this card is in play, with its crew unless it says otherwise (B-10.2 to B-10.7). */
export interface TakeControl {
  readonly act: 'take control';
  readonly what: Selection;
  readonly only?: 'ship';
}

export const takeControl = (what: Selection, only?: 'ship'): TakeControl => ({
  act: 'take control',
  what,
  ...(only ? { only } : {}),
});

export const takeControlWord: ActWord<TakeControl> = {
  says: ({ what, only }, frame, say) => {
    const crew = only ? ', not of its crew,' : ' and its crew';
    const long = frame.forTheTurn ? 'this turn' : `for as long as ${frame.self} is in play`;
    return `take control of ${say.selection(what, frame)}${crew} ${long}`;
  },
  sample: (any) => takeControl(any.selection(), any.oneOf('ship', undefined)),
};
