import type { PoolPeople } from '../check/people.ts';
import type { Determiner } from '../english/phrase.ts';
import type { Noun } from '../english/words.ts';
import type { QuestionSampler } from '../sampler.ts';
import type { Who } from '../who/index.generated.ts';
import type { Condition } from './index.generated.ts';

/**
 * Where a condition counts its personnel. `team`: those taking part in the attempt, with their equipment (B-10.27);
 * `those`: whom the text has picked.
 */
export const scopes = ['team', 'aboard', 'here', 'present', 'those'] as const;
export type Scope = (typeof scopes)[number];

/** How tightly a reading holds together: what stands inside a longer list must not be mistaken for a part of it. */
export interface Reading {
  readonly words: string;
  readonly shape: 'one' | 'and' | 'or';
}

/** How a condition reads what is inside it, of the personnel it counts. */
export interface SayCondition {
  readonly scope: Scope;
  /** What one of those counted is called. */
  readonly noun: Noun;
  read(condition: Condition): Reading;
  /** Pushes a negation down to the single facts, where English has a word for it. */
  opposite(condition: Condition): Reading;
  who(who: Who, by: Determiner, usual?: Noun): string;
  within(scope: Scope): SayCondition;
}

/** Whom a clause is about: those who are counted, and whom the text has picked. */
export interface Subjects {
  readonly group: string;
  readonly those: string;
}

/** Something that must be there. */
export interface ConditionWord<Node> {
  reading(condition: Node, say: SayCondition): Reading;
  opposite(condition: Node, say: SayCondition): Reading;
  /** As a clause, where it has a subject of its own: "the ship has SHIELDS over 5". */
  clause?(condition: Node, say: SayCondition, subjects: Subjects): string | undefined;
  /** The conditions inside it. */
  parts?(condition: Node): readonly Condition[];
  /** It looks at others than the team. */
  looksElsewhere?(condition: Node): boolean;
  /** Whether the people of a pool can ever meet it. */
  needs?(condition: Node, pool: PoolPeople): boolean;
  /** It asks that its parts are not met: what is only to be absent need not exist. */
  readonly denies?: true;
  /** Titles and personas it depends on. */
  names?(condition: Node): readonly string[];
  sample(any: QuestionSampler): Node;
}
