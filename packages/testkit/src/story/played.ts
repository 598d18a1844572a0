import { type Choice, type Pool, type State, clone } from '@spaceline/engine';
import type { Setup } from '@spaceline/engine/arrange';
import { lay } from '../position/lay.ts';
import { linesOf } from '../text/lines.ts';
import { saysAssisted, splitStory } from './parse.ts';
import { runAction } from './run.ts';
import { Table } from './table.ts';

/** A written position, and the choices that what was done from there consists of. */
export interface Played {
  readonly state: State;
  readonly setup: Setup;
  readonly choices: readonly Choice[];
}

/** Reads a position and the actions after it, as in a story that expects nothing. */
export const readPlayed = (text: string, pool: Pool, format: Setup['format']): Played => {
  const lines = linesOf(text);
  const { picture, steps } = splitStory(
    { title: '', line: 1, format: format.id, assisted: saysAssisted(lines), lines },
    pool,
  );
  const laid = lay(picture, pool, format);
  const state = clone(laid.state);
  const table = new Table(laid, picture.clock === undefined);
  for (const step of steps) runAction(table, step);
  table.settle();
  return { state, setup: laid.setup, choices: table.made };
};
