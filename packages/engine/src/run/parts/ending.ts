import type { TextFrame } from '../../state/frame.ts';

/** The text goes no further: what it was about is no longer there (B-12.15). */
export const endText = (f: TextFrame): void => {
  f.at = Infinity;
};
