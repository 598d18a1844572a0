import type { ActWord } from './word.ts';

/** Single card: only a ship that nobody controls moves by its own text, along the spaceline and off its end (B-22.19). */
export interface FlyOn {
  readonly act: 'fly on';
}

export const flyOn: FlyOn = { act: 'fly on' };

export const flyOnWord: ActWord<FlyOn> = {
  says: (_, frame) =>
    `${frame.self} flies as far as its RANGE allows toward the other end of the spaceline, or, if it is there already, is discarded`,
  sample: () => flyOn,
};
