import type { Act } from '../acts/index.generated.ts';
import type { Condition } from '../conditions/index.generated.ts';
import type { Rule, RuleOf } from '../rules/index.generated.ts';
import { ruleWords } from '../rules/index.generated.ts';
import type { RuleWord } from '../rules/word.ts';
import type { Selection } from '../selections/index.generated.ts';
import type { Who } from '../who/index.generated.ts';

/**
 * Cards are plain data, so one walk finds every node in them. A word added to the language is walked without a change
 * here, which a visitor per word would not give.
 */
export const nodesIn = (value: unknown): readonly object[] => {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.values(value).flatMap(nodesIn);
  return Array.isArray(value) ? inside : [value, ...inside];
};

/** The topmost nodes of a kind: whole conditions, not their parts. */
export const rootsIn = <Node extends object>(value: unknown, is: (node: object) => node is Node): readonly Node[] => {
  if (typeof value !== 'object' || value === null) return [];
  if (!Array.isArray(value) && is(value)) return [value];
  return Object.values(value).flatMap((part) => rootsIn(part, is));
};

export const isAct = (node: object): node is Act => 'act' in node;
export const isRule = (node: object): node is Rule => 'rule' in node;
/** What is special to a rule is said by its word. */
export const wordOfRule = <K extends Rule['rule']>(rule: RuleOf<K>): RuleWord<RuleOf<K>> =>
  ruleWords[rule.rule] as RuleWord<RuleOf<K>>;
export const isCondition = (node: object): node is Condition => 'if' in node;
export const isSelection = (node: object): node is Selection => 'select' in node;
/** Acts name a player by `who`, too. */
export const isWho = (node: object): node is Who => 'who' in node && typeof node.who === 'string' && !isAct(node);
