import type { Condition, Scope } from '../condition.ts';
import { member, personnel } from './phrase.ts';
import { levelsOf } from './terms.ts';
import { theWho } from './who.ts';
import { list, unspoken } from './words.ts';

/** Where the counted personnel are, said after what they must have. The team is the usual place and goes unsaid. */
const scopeWords = {
  team: '',
  aboard: ' aboard',
  here: ' here',
  present: ' present',
} satisfies { [K in Scope]: string };

/** How tightly a reading holds together: what stands inside a longer list must not be mistaken for a part of it. */
type Shape = 'one' | 'and' | 'or';
interface Reading {
  readonly words: string;
  readonly shape: Shape;
}
const one = (words: string): Reading => ({ words, shape: 'one' });

const flat = (of: readonly Condition[], kind: 'all' | 'any'): readonly Condition[] =>
  of.flatMap((part) => (part.if === kind ? flat(part.of, kind) : [part]));

/** Pushes a negation down to the single facts, where English has a word for it. */
const opposite = (condition: Condition, scope: Scope): Reading => {
  switch (condition.if) {
    case 'all':
      return read({ if: 'any', of: condition.of.map((of) => ({ if: 'not', of })) }, scope);
    case 'any':
      return read({ if: 'all', of: condition.of.map((of) => ({ if: 'not', of })) }, scope);
    case 'not':
      return read(condition.of, scope);
    case 'skill':
      return one(
        condition.levels === 1 ? `no ${condition.skill}` : `fewer than ${condition.levels} ${condition.skill}`,
      );
    case 'sum':
    case 'ship':
      return one(
        condition.if === 'sum' ? `${condition.attribute} ${condition.over} or less` : shipWords(condition, 'or less'),
      );
    case 'members': {
      const who = theWho(condition.who, condition.atLeast === 1 ? 'no' : condition.atLeast, nounIn(scope));
      return one(condition.atLeast === 1 ? who : `fewer than ${who}`);
    }
    case 'named':
      return one(`no ${condition.title}`);
    case 'in':
      return scoped(opposite(condition.of, condition.scope), condition.scope);
    default:
      return unspoken(condition);
  }
};

const shipWords = (condition: Extract<Condition, { if: 'ship' }>, bound: 'over' | 'or less'): string =>
  bound === 'over'
    ? `a ship with ${condition.attribute} over ${condition.over}`
    : `a ship with ${condition.attribute} ${condition.over} or less`;

const nounIn = (scope: Scope) => (scope === 'team' ? member : personnel);

const membersWords = (condition: Extract<Condition, { if: 'members' }>, scope: Scope): string =>
  theWho(condition.who, condition.atLeast === 1 ? 'a' : condition.atLeast, nounIn(scope));

const scoped = (reading: Reading, scope: Scope): Reading =>
  reading.shape === 'or' && reading.words.includes(', or ')
    ? { ...reading, words: `${reading.words},${scopeWords[scope]}`.replace(/,$/, '') }
    : { ...reading, words: `${reading.words}${scopeWords[scope]}` };

/** Terms of a sum: an alternative among them is fenced by "either". */
const allOf = (of: readonly Condition[], scope: Scope): Reading => {
  const parts = flat(of, 'all').map((part) => read(part, scope));
  if (parts.length === 0) return one('nothing');
  if (parts.length === 1) return parts[0];
  const words = parts.map((part) => (part.shape === 'or' ? `either ${part.words}` : part.words));
  return { words: list(words, 'and'), shape: 'and' };
};

/** Alternatives bind loosest (B-5.6): a comma keeps a sum inside its own alternative. */
const anyOf = (of: readonly Condition[], scope: Scope): Reading => {
  const parts = flat(of, 'any').map((part) => read(part, scope));
  if (parts.length === 0) return one('something impossible');
  if (parts.length === 1) return parts[0];
  const words = parts.map((part) => part.words);
  const simple = parts.every((part) => part.shape === 'one');
  return { words: simple ? list(words, 'or') : words.join(', or '), shape: 'or' };
};

const read = (condition: Condition, scope: Scope): Reading => {
  switch (condition.if) {
    case 'all':
      return allOf(condition.of, scope);
    case 'any':
      return anyOf(condition.of, scope);
    case 'not':
      return opposite(condition.of, scope);
    case 'skill':
      return one(levelsOf(condition.skill, condition.levels));
    case 'sum':
      return one(`${condition.attribute} over ${condition.over}`);
    case 'members':
      return one(membersWords(condition, scope));
    case 'named':
      return one(condition.title);
    case 'ship':
      return one(shipWords(condition, 'over'));
    case 'in':
      return scoped(read(condition.of, condition.scope), condition.scope);
    default:
      return unspoken(condition);
  }
};

/** What must be there, as a thing one can have: "SECURITY and MEDICAL", "Archaeology or CUNNING over 32". */
export const englishCondition = (condition: Condition): string => read(condition, 'team').words;

const looksElsewhere = (condition: Condition): boolean => {
  switch (condition.if) {
    case 'all':
    case 'any':
      return condition.of.some(looksElsewhere);
    case 'not':
      return looksElsewhere(condition.of);
    case 'in':
      return condition.scope !== 'team' || looksElsewhere(condition.of);
    default:
      return false;
  }
};

/** As a clause with a subject: "the team has SECURITY", "you have 2 ENGINEER aboard". */
export const conditionHolds = (condition: Condition): string =>
  `${looksElsewhere(condition) ? 'you have' : 'the team has'} ${englishCondition(condition)}`;
