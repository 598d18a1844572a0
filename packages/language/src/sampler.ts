import type { Act } from './acts/index.generated.ts';
import type { Amount } from './amounts/index.generated.ts';
import type { Reach } from './reach.ts';
import type { Rule } from './rules/index.generated.ts';
import type { Condition } from './conditions/index.generated.ts';
import type { Affiliation, Attribute, CardType, Classification, ShipAttribute, Skill } from './facts.ts';
import type { Selection } from './selections/index.generated.ts';
import type { Target } from './targets/index.generated.ts';
import type { Term } from './terms/index.generated.ts';
import type { Window } from './windows/index.generated.ts';
import type { Who } from './who/index.generated.ts';

/**
 * Where a word gets the parts of a made-up node from. Each word says with it what any of its nodes may look like; the
 * property tests hand in one that draws by chance and ends after a few levels.
 */
export interface QuestionSampler {
  /** A whole number; a word whose number may be anything says no bounds. */
  readonly number: (min?: number, max?: number) => number;
  readonly oneOf: <T>(...of: readonly T[]) => T;
  /** An optional field, there or not: `...any.maybe('among', () => …)`. */
  readonly maybe: <K extends string, T>(field: K, value: () => T) => { readonly [N in K]?: T };
  /** So many parts at least and at most. */
  readonly several: <T>(part: () => T, min?: number, max?: number) => readonly T[];
  readonly skill: () => Skill;
  readonly classification: () => Classification;
  readonly affiliation: () => Affiliation;
  readonly attribute: () => Attribute;
  readonly shipAttribute: () => ShipAttribute;
  readonly cardType: () => CardType;
  readonly title: () => string;
  readonly who: () => Who;
  readonly condition: () => Condition;
}

/** The same with everything that is not asked but done. */
export interface Sampler extends QuestionSampler {
  readonly selection: () => Selection;
  readonly target: () => Target;
  readonly window: () => Window;
  readonly term: () => Term;
  readonly amount: () => Amount;
  readonly reach: () => Reach;
  readonly rule: () => Rule;
  readonly act: () => Act;
  readonly acts: () => readonly Act[];
}
