import type { Selection } from '../selections/index.generated.ts';
import type { ActWord } from './word.ts';

/**
 * They may act again at once; RANGE used is not given back unless the text says so (B-19.13). Single card: the opposite
 * of `stop`, over any selection.
 */
export interface Unstop {
  readonly act: 'unstop';
  readonly what: Selection;
  readonly range?: true;
}

export const unstop = (what: Selection, more?: 'with RANGE'): Unstop => ({
  act: 'unstop',
  what,
  ...(more ? { range: true } : {}),
});

export const unstopWord: ActWord<Unstop> = {
  says: ({ what, range }, frame, say) =>
    `unstop ${say.selection(what, frame)}${range ? ', and give back the RANGE it used this turn' : ''}`,
  sample: (any) => unstop(any.selection(), any.oneOf('with RANGE', undefined)),
};
