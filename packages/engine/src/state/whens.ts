import type { Play } from '@spaceline/language';

/**
 * When cards may be played without anything to respond to, as a set in one number: every card of a hand is asked at every
 * opportunity, and most are not to be played then.
 */
export type Whens = number;

type When = Extract<Play['when'], string>;

const bits: Readonly<Record<When, Whens>> = {
  'any time': 1,
  'start of turn': 2,
  'your turn': 4,
  'card play': 8,
};

/** A set of them. */
export const whens = (...all: readonly When[]): Whens => all.reduce((set, when) => set | bits[when], 0);

/** When some of these ways may be open. */
export const whensOf = (plays: readonly Play[]): Whens =>
  plays.reduce((set, { when }) => (typeof when === 'string' ? set | bits[when] : set), 0);
