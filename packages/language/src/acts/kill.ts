import type { Selection } from '../selections/index.generated.ts';
import type { ActWord } from './word.ts';

/** Kills personnel. `literally`: holograms and those held die, too. */
export interface Kill {
  readonly act: 'kill';
  readonly what: Selection;
  readonly literally?: true;
}

export const kill = (what: Selection, how?: 'literally'): Kill => ({
  act: 'kill',
  what,
  ...(how ? { literally: true } : {}),
});

export const killWord: ActWord<Kill> = {
  says: ({ what, literally }, frame, say) =>
    `kill ${say.selection(what, frame)}${literally ? ', even holograms and those held by a card' : ''}`,
  leaves: ({ what }) => (what.select === 'everyone' && what.who.who === 'anyone' ? 'nobody' : undefined),
  sample: (any) => kill(any.selection(), any.oneOf('literally', undefined)),
};
