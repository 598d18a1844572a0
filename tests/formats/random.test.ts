import { create } from '@spaceline/engine';
import { formats } from '@spaceline/formats';
import { describe, test } from 'vitest';
import { playersOf, setupOf } from '../property/games.ts';
import { watch } from '../property/watch.ts';

/** A few random games of each format, watched at every choice; `spaceline simulate` plays thousands. */
describe.each(formats.filter((format) => format.id !== 'open'))('$id', (format) => {
  test.each([1, 2, 3])('game %i', (seed) => {
    const setup = { ...setupOf(seed), format };
    watch({ seed, setup, state: create(setup), choices: [] }, playersOf(seed));
  });
});
