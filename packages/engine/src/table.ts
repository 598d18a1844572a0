import { advance } from './engine.ts';
import { machinery } from './machinery.ts';
import { begin } from './rules/beginning.ts';
import type { Setup } from './state/create.ts';
import { layDown as layDownWith } from './state/create.ts';
import type { State } from './state/state.ts';
import { restore } from './state/store.ts';

/** Games come to be here: each gets the machinery that runs it. */

export const layDown = (setup: Setup): State => layDownWith(setup, machinery);

export const create = (setup: Setup): State => {
  const s = layDown(setup);
  begin(s);
  advance(s);
  return s;
};

export const deserialize = (setup: Setup, text: string): State => restore(layDown(setup), text);
