import type { Condition } from '../conditions/index.generated.ts';
import { conditionWords } from '../conditions/index.generated.ts';
import type { ConditionWord, SayCondition, Scope, Subjects } from '../conditions/word.ts';
import { member, personnel } from './phrase.ts';
import { flat } from './reading.ts';
import { theWho } from './who.ts';

const wordOf = (condition: Condition): ConditionWord<Condition> => conditionWords[condition.if];

const sayIn = (scope: Scope): SayCondition => ({
  scope,
  noun: scope === 'team' ? member : personnel,
  read: (condition) => wordOf(condition).reading(condition, says[scope]),
  opposite: (condition) => wordOf(condition).opposite(condition, says[scope]),
  who: theWho,
  within: (other) => says[other],
});

const says: { readonly [K in Scope]: SayCondition } = {
  team: sayIn('team'),
  aboard: sayIn('aboard'),
  here: sayIn('here'),
  present: sayIn('present'),
  those: sayIn('those'),
};

/** What has been read once: conditions never change, and every judgement of a team says again what was asked for. */
const spoken = new WeakMap<Condition, string>();

/** What must be there, as a thing one can have: "SECURITY and MEDICAL", "Archaeology or CUNNING over 32". */
export const englishCondition = (condition: Condition): string => {
  const before = spoken.get(condition);
  if (before !== undefined) return before;
  const { words } = says.team.read(condition);
  spoken.set(condition, words);
  return words;
};

const looksElsewhere = (condition: Condition): boolean => {
  const word = wordOf(condition);
  return word.looksElsewhere?.(condition) === true || (word.parts?.(condition) ?? []).some(looksElsewhere);
};

/** A clause, and how what it says is spoken of afterwards: "the team has SECURITY", "it has". */
export interface Holding {
  readonly words: string;
  readonly again: string;
}

const usually: Subjects = { group: 'the team', those: 'they' };

const clauseOf = (condition: Condition, subjects: Subjects): string | undefined =>
  wordOf(condition).clause?.(condition, says.team, subjects);

/** Parts of a list that are about another subject stand behind the rest: "the crew has Music or the ship has SHIELDS over 6". */
const apart = (condition: Condition, subjects: Subjects): string | undefined => {
  if (condition.if !== 'any' && condition.if !== 'all') return undefined;
  const parts = flat(condition.of, condition.if);
  // Members of the group are spoken of as what it has.
  const others = parts.filter((part) => part.if !== 'members' && clauseOf(part, subjects) !== undefined);
  const clauses = others.flatMap((part) => clauseOf(part, subjects) ?? []);
  const rest = parts.filter((part) => !others.includes(part));
  if (clauses.length === 0) return undefined;
  const first = rest.length > 0 ? [`${subjects.group} has ${englishCondition({ ...condition, of: rest })}`] : [];
  return [...first, ...clauses].join(condition.if === 'any' ? ' or ' : ' and ');
};

const againOf = (condition: Condition): string => {
  if (condition.if === 'members') return 'one has';
  return condition.if === 'counted' && condition.scope === 'those' ? 'they have' : 'it has';
};

/** As a clause with a subject: "the team has SECURITY", "you have 2 ENGINEER aboard". */
export const holding = (condition: Condition, subjects: Subjects = usually): Holding => {
  const own = clauseOf(condition, subjects) ?? apart(condition, subjects);
  if (own !== undefined) return { words: own, again: againOf(condition) };
  if (looksElsewhere(condition)) return { words: `you have ${englishCondition(condition)}`, again: 'you have' };
  return { words: `${subjects.group} has ${englishCondition(condition)}`, again: 'it has' };
};

export const conditionHolds = (condition: Condition): string => holding(condition).words;
