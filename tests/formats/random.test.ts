import { random } from '@spaceline/bots';
import type { Clause, Format } from '@spaceline/engine';
import { create } from '@spaceline/engine';
import { contradictionIn, format } from '@spaceline/engine/format';
import { constructedFormats, formats } from '@spaceline/formats';
import { describe, test } from 'vitest';
import { playersOf, setupIn, setupOf } from '../property/games.ts';
import { watch } from '../property/watch.ts';

/** A few random games of each format, watched at every choice; `spaceline simulate` plays thousands. */
describe.each(formats.filter(({ id }) => id !== 'open'))('$id', (one) => {
  test.each([1, 2, 3])('game %i', (seed) => {
    const setup = setupIn(seed, one);
    watch({ seed, setup, state: create(setup), choices: [] }, playersOf(seed));
  });
});

const clauses = [
  ...new Map(constructedFormats.flatMap((one) => one.clauses).map((clause) => [clause.id, clause])).values(),
];

/** Any clauses of any sheets that can hold together. */
const anyHouse = (seed: number): Format => {
  const dice = random(`house ${seed}`);
  const left = clauses.slice();
  const chosen: Clause[] = [];
  for (const size = 3 + dice.int(20); chosen.length < size;) {
    const [clause] = left.splice(dice.int(left.length), 1);
    if (!contradictionIn([...chosen, clause])) chosen.push(clause);
  }
  return format('house', 'House', chosen);
};

describe('house formats of any clauses', () => {
  test.each([1, 2, 3])('game %i', (seed) => {
    const setup = { ...setupOf(seed), format: anyHouse(seed) };
    watch({ seed, setup, state: create(setup), choices: [] }, playersOf(seed));
  });
});
