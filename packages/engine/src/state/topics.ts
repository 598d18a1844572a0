import type { Prepared } from './pool.ts';
import type { Rule } from '@spaceline/language';

/** What a rule is about: its word, and what it says of it if one word is about several things ("forbids beaming"). */
type TopicOf<R> = R extends { readonly rule: infer K extends string; readonly what: infer W extends string }
  ? `${K} ${W}`
  : R extends { readonly rule: infer K extends string }
    ? K
    : never;
export type Topic = TopicOf<Rule>;

type On<R, T> = R extends unknown ? (T extends TopicOf<R> ? R : never) : never;
export type RuleOn<T extends Topic> = On<Rule, T>;

const topicOf = (rule: Rule): Topic => ('what' in rule ? `${rule.rule} ${rule.what}` : rule.rule) as Topic;

/** The rules of a text by what they are about. */
export const byTopic = (rules: readonly Rule[]): ReadonlyMap<Topic, readonly Rule[]> => {
  const by = new Map<Topic, Rule[]>();
  for (const rule of rules) by.set(topicOf(rule), [...(by.get(topicOf(rule)) ?? []), rule]);
  return by;
};

const silent: readonly never[] = [];

/** The rules of a card about one thing. */
export const rulesOn = <T extends Topic>(card: Prepared, topic: T): readonly RuleOn<T>[] =>
  (card.topics.get(topic) as readonly RuleOn<T>[] | undefined) ?? silent;
