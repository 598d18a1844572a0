import type { Expectation } from '../reading/index.ts';
import type { Chosen } from './choose-team.ts';
import type { Group, Mission, Person } from './situation.ts';

/** What a body of our people sets out to do. */
export interface Task {
  readonly aim: 'attempt' | 'clear' | 'cure' | 'go home' | 'hunt' | 'rescue' | 'tow';
  /** Where the people are now. */
  readonly at: number;
  /** Where they do it. */
  readonly to: number;
  readonly mission?: Mission;
  readonly ship?: Group;
  readonly chosen?: Chosen;
  /** What the attempt may bring. */
  readonly prospect?: Expectation;
  /** Who comes along. */
  readonly crew: readonly Person[];
  /** Whom they bring a cure. */
  readonly patients?: Group;
  /** Turns until they are there; 0: this turn. */
  readonly turns: number;
  readonly worth: number;
}
