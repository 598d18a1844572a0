import type { Refusal } from '@spaceline/engine';
import { given } from '@spaceline/testkit';
import { describe, expect, test } from 'vitest';
import type { Conditions } from './conditions/condition.ts';
import { conditions } from './conditions/index.ts';

/** One situation for each single condition of each action: the exact ground is told, and no other. */

const tried = ({ position, options = {}, after = [] }: Conditions, line: string): Refusal | undefined => {
  const { table } = given(position.trim().replaceAll(/\n */g, '\n'), options);
  const act = (words: string): Refusal | undefined => table.act(words.startsWith('P1 ') ? 0 : 1, words.slice(3), 0);
  for (const done of after) expect(act(done)).toBeUndefined();
  const told = act(line);
  table.refusal = undefined;
  act('P1 concedes');
  return told;
};

describe.each(conditions.map((each) => [each.about, each] as const))('%s', (_about, each) => {
  for (const [line, clause, code] of each.refused)
    test(`${clause}: ${line} (${code})`, () => {
      const told = tried(each, line);
      expect(told && [told.clause, told.code, told.why]).toEqual([clause, `refused/${code}`, expect.any(String)]);
    });
  for (const line of each.legal)
    test(`legal: ${line}`, () => {
      expect(tried(each, line)).toBeUndefined();
    });
});
