import type { Condition, Scope } from '../condition.ts';
import { member, personnel } from './phrase.ts';
import { levelsOf } from './terms.ts';
import { theWho } from './who.ts';
import { list, unspoken } from './words.ts';
import type { Noun } from './words.ts';

/** Where the counted personnel are, said after what they must have. The team is the usual place and goes unsaid. */
const scopeWords = {
  team: '',
  aboard: 'aboard',
  here: 'here',
  present: 'present',
  those: 'among them',
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
      return one(`${condition.attribute} ${condition.over} or less`);
    case 'ship':
      return one(`a ship with ${condition.attribute} ${condition.over} or less`);
    case 'members': {
      const who = theWho(condition.who, condition.atLeast === 1 ? 'no' : condition.atLeast, nounIn(scope));
      return one(condition.atLeast === 1 ? who : `fewer than ${who}`);
    }
    case 'named':
      return one(`no ${condition.title}`);
    case 'at your outpost':
      return one('being aboard neither your outpost nor a ship docked at it');
    case 'in':
      return scoped(opposite(condition.of, condition.scope), condition.scope);
    default:
      return unspoken(condition);
  }
};

const nounIn = (scope: Scope): Noun => (scope === 'team' ? member : personnel);

/** The place holds for all that was read: after alternatives with commas it needs one, too. */
const scoped = (reading: Reading, scope: Scope): Reading => {
  if (scopeWords[scope] === '') return reading;
  const fence = reading.words.includes(', or ') ? ',' : '';
  return { ...reading, words: `${reading.words}${fence} ${scopeWords[scope]}` };
};

/** Terms of a sum: an alternative among them is fenced by "either" and comes last, so that it swallows nothing. */
const allOf = (of: readonly Condition[], scope: Scope): Reading => {
  const parts = flat(of, 'all').map((part) => read(part, scope));
  if (parts.length === 0) return one('nothing');
  if (parts.length === 1) return parts[0];
  const choices = parts.filter((part) => part.shape === 'or').map((part) => `either ${part.words}`);
  const words = [...parts.filter((part) => part.shape !== 'or').map((part) => part.words), ...choices];
  if (choices.length > 1) return { words: words.join(', and '), shape: 'and' };
  return { words: list(words, 'and'), shape: 'and' };
};

/** Alternatives bind loosest (B-5.6): a comma keeps a sum inside its own alternative. */
const anyOf = (of: readonly Condition[], scope: Scope): Reading => {
  const parts = flat(of, 'any').map((part) => read(part, scope));
  if (parts.length === 0) return one('something impossible');
  if (parts.length === 1) return parts[0];
  const words = parts.map((part) => part.words);
  if (parts.every((part) => part.shape === 'one')) return { words: list(words, 'or'), shape: 'or' };
  const link = words.some((part) => part.includes('either ')) ? ', or else ' : ', or ';
  return { words: words.join(link), shape: 'or' };
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
      return one(theWho(condition.who, condition.atLeast === 1 ? 'a' : condition.atLeast, nounIn(scope)));
    case 'named':
      return one(condition.title);
    case 'at your outpost':
      return one('being aboard your outpost or a ship docked at it');
    case 'ship':
      return one(`a ship with ${condition.attribute} over ${condition.over}`);
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
    case 'skill':
    case 'sum':
    case 'members':
    case 'named':
    case 'ship':
    case 'at your outpost':
      return false;
    default:
      return unspoken(condition);
  }
};

/** As a clause with a subject: "the team has SECURITY", "you have 2 ENGINEER aboard". */
export const conditionHolds = (condition: Condition): string => {
  if (condition.if === 'in' && condition.scope === 'those')
    return `they have ${read(condition.of, 'team').words} together`;
  if (condition.if === 'ship') return `the ship has ${condition.attribute} over ${condition.over}`;
  return `${looksElsewhere(condition) ? 'you have' : 'the team has'} ${englishCondition(condition)}`;
};
