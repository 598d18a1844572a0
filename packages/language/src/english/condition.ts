import type { Condition } from '../conditions/index.generated.ts';
import { conditionWords } from '../conditions/index.generated.ts';
import type { ConditionWord, SayCondition, Scope } from '../conditions/word.ts';
import { member, personnel } from './phrase.ts';
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

/** What must be there, as a thing one can have: "SECURITY and MEDICAL", "Archaeology or CUNNING over 32". */
export const englishCondition = (condition: Condition): string => says.team.read(condition).words;

const looksElsewhere = (condition: Condition): boolean => {
  const word = wordOf(condition);
  return word.looksElsewhere?.(condition) === true || (word.parts?.(condition) ?? []).some(looksElsewhere);
};

/** As a clause with a subject: "the team has SECURITY", "you have 2 ENGINEER aboard". */
export const conditionHolds = (condition: Condition): string =>
  wordOf(condition).clause?.(condition, says.team) ??
  `${looksElsewhere(condition) ? 'you have' : 'the team has'} ${englishCondition(condition)}`;
