import type { Refusal } from '@spaceline/engine';
import { given } from '@spaceline/testkit';
import { describe, expect, test } from 'vitest';
import type { Conditions } from './conditions/condition.ts';
import { conditions } from './conditions/index.ts';
import { leave, tries } from './trying.ts';

/** One situation for each single condition of each action: the exact ground is told, and no other. */

const tried = ({ position, options = {}, after = [] }: Conditions, line: string): Refusal | undefined => {
  const at = given(position.trim().replaceAll(/\n */g, '\n'), options);
  for (const done of after) expect(tries(at, done)).toBeUndefined();
  const told = tries(at, line);
  leave(at);
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
