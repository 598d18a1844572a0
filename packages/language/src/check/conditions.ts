import type { CardDef } from '../card.ts';
import type { Condition } from '../conditions/index.generated.ts';
import { conditionWords } from '../conditions/index.generated.ts';
import type { ConditionWord } from '../conditions/word.ts';
import { englishCondition } from '../english/condition.ts';
import { englishWho } from '../english/who.ts';
import { areSame } from '../are-same.ts';
import { isAct, isCondition, isSelection, isWho, nodesIn, rootsIn } from './nodes.ts';
import type { PoolPeople } from './people.ts';
import type { Finding } from './problem.ts';

const wordOf = (condition: Condition): ConditionWord<Condition> => conditionWords[condition.if];

/** The parts of a condition that nobody can meet. What is only asked to be absent need not exist. */
const unmeetable = (condition: Condition, pool: PoolPeople): readonly Condition[] => {
  const word = wordOf(condition);
  if (word.denies) return [];
  const parts = word.parts?.(condition) ?? [];
  const own = word.needs?.(condition, pool) === false ? [condition] : [];
  return [...own, ...parts.flatMap((part) => unmeetable(part, pool))];
};

const nobody = (card: CardDef, pool: PoolPeople): readonly Finding[] =>
  rootsIn(card, isCondition)
    .flatMap((condition) => unmeetable(condition, pool))
    .map((condition) => ({
      what: `nobody can meet "${englishCondition(condition)}"`,
      why: 'the personnel of the pool together do not have it',
    }));

/** Numbers that must be at least this much to mean anything. */
const leastNumbers: Readonly<Record<string, number>> = {
  levels: 1,
  atLeast: 1,
  over: 0,
  under: 1,
  count: 1,
  countdown: 1,
};

const numbers = (card: CardDef): readonly Finding[] => {
  const texts = card.type === 'Personnel' ? [card.inPlay, card.text, card.plays] : [card];
  return nodesIn(texts).flatMap((node) =>
    Object.entries(node)
      .filter(([key, value]) => typeof value === 'number' && value < (leastNumbers[key] ?? -Infinity))
      .map(([key, value]) => ({
        what: `${key} is ${value}`,
        why: `below ${leastNumbers[key]} it is always or never true, or does nothing`,
      })),
  );
};

const said = (node: object): string =>
  isCondition(node) ? englishCondition(node) : isWho(node) ? englishWho(node) : '';

/** Lists of alternatives or terms: none, the same twice, or a thing and its opposite. */
const lists = (card: CardDef): readonly Finding[] =>
  nodesIn(card).flatMap((node): readonly Finding[] => {
    const kind = isCondition(node) ? node.if : isWho(node) ? node.who : undefined;
    if ((kind !== 'all' && kind !== 'any') || isAct(node) || isSelection(node)) return [];
    const parts = (node as { readonly of: readonly object[] }).of;
    const keys = parts.map((part) => JSON.stringify(part));
    const why = kind === 'all' ? 'a term' : 'an alternative';
    if (parts.length === 0) return [{ what: `an empty list of "${kind}"`, why: `it has not even ${why}` }];
    const twice = parts.filter((part, at) => keys.indexOf(JSON.stringify(part)) < at);
    const denied = parts.filter((part) => parts.some((other) => isNegation(other) && areSame(other.of, part)));
    return [
      ...twice.map((part) => ({
        what: `"${said(part)}" stands twice`,
        why: `the second is ${why} that changes nothing`,
      })),
      ...denied.map((part) => ({
        what: `"${said(part)}" beside its opposite`,
        why: kind === 'all' ? 'both together are never true' : 'one of them is always true',
      })),
    ];
  });

const isNegation = (node: object): node is { readonly of: object } =>
  (isCondition(node) && node.if === 'not') || (isWho(node) && node.who === 'not');

export const checkConditions = (card: CardDef, pool: PoolPeople): readonly Finding[] => [
  ...nobody(card, pool),
  ...numbers(card),
  ...lists(card),
];
