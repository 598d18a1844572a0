import { constructedFormats as formats } from '@spaceline/formats';
import type { Outcome } from './outcomes.ts';

export interface Situation {
  readonly what: string;
  readonly outcome: Outcome;
  /** In the order of the formats. */
  readonly expected: readonly string[];
}

export interface Topic {
  readonly title: string;
  readonly clauses: string;
  readonly situations: readonly Situation[];
}

/** Expected outcomes by format, as a row of the table: open | otf-beta | otf | modern | rule-of-four. */
export const row = (what: string, outcome: Outcome, expected: string): Situation => {
  const cells = expected.split('|').map((cell) => cell.trim());
  if (cells.length !== formats.length)
    throw new Error(`${what}: ${cells.length} outcomes for ${formats.length} formats.`);
  return { what, outcome, expected: cells };
};
