import type { Amount } from '../amounts/index.generated.ts';
import type { Frame } from '../english/frame.ts';
import { personnel } from '../english/phrase.ts';
import { reached } from '../english/reach.ts';
import { typeNouns } from '../english/terms.ts';
import type { Noun } from '../english/words.ts';
import { list } from '../english/words.ts';
import { classifications } from '../facts.ts';
import type { Affiliation, Attribute, ShipAttribute } from '../facts.ts';
import type { Reach } from '../reach.ts';
import type { Say } from '../say.ts';
import type { Who } from '../who/index.generated.ts';
import type { RuleWord } from './word.ts';

/** When a change of a number is there at all: in the turn in which its card came into play, or while all these are aboard its host (B-5.18). */
export type Gate = 'this turn' | { readonly aboard: readonly Who[] };

/** A number is another one (B-23.1). */
export interface Modify {
  readonly rule: 'modify';
  readonly what: Attribute | ShipAttribute;
  readonly amount: Amount;
  readonly reach: Reach;
  readonly who: Who;
  /** "… use only": works only for these (B-6.30). */
  readonly useOnly?: readonly Affiliation[];
  readonly while?: Gate;
}

export const modify = (
  what: Attribute | ShipAttribute,
  amount: Amount,
  options: {
    readonly reach: Reach;
    readonly who?: Who;
    readonly useOnly?: readonly Affiliation[];
    readonly while?: Gate;
  },
): Modify => ({ rule: 'modify', what, amount, ...options, who: options.who ?? { who: 'anyone' } });

const bearer = {
  INTEGRITY: personnel,
  CUNNING: personnel,
  STRENGTH: personnel,
  RANGE: typeNouns.Ship,
  WEAPONS: typeNouns.Ship,
  SHIELDS: typeNouns.Ship,
} satisfies { [K in Attribute | ShipAttribute]: Noun };

const ofClass = (who: Who): readonly string[] => (who.who === 'classification' ? [`${who.is}-classification`] : []);

const aboardWords = (needed: readonly Who[], say: Say): string => {
  const classes = needed.flatMap(ofClass);
  if (classes.length < needed.length)
    return list(
      needed.map((who) => say.kind(who, 'many', personnel)),
      'and',
    );
  return classes.length === classifications.length
    ? 'personnel of all seven classifications'
    : `${list(classes, 'and')} personnel`;
};

const words = (rule: Modify, whats: readonly string[], frame: Frame, say: Say): string => {
  const use = rule.useOnly ? `${list(rule.useOnly, 'or')} use only: ` : '';
  // Others present get nothing from it (B-6.30).
  const users = rule.useOnly ? ' who may use it' : '';
  const lasts = rule.while === 'this turn' ? ' this turn' : '';
  const provided = typeof rule.while === 'object' ? `while ${aboardWords(rule.while.aboard, say)} are aboard, ` : '';
  const subject = reached(rule.reach, rule.who, bearer[rule.what], frame, say);
  return `${provided}${use}${subject}${users} ${say.amount(rule.amount, list(whats, 'and'), frame)}${lasts}`;
};

export const modifyWord: RuleWord<Modify> = {
  says: (rule, frame, say) => words(rule, [rule.what], frame, say),
  together: (rules, frame, say) =>
    words(
      rules[0],
      rules.map((rule) => rule.what),
      frame,
      say,
    ),
  ofHost: ({ reach, while: gate }) => reach === 'host' || reach === 'aboard' || typeof gate === 'object',
  readsCount: ({ amount }) => amount.by === 'add' && typeof amount.n === 'object' && amount.n.per === 'count',
  sample: (any) => ({
    rule: 'modify',
    what: any.oneOf('INTEGRITY', 'CUNNING', 'STRENGTH', 'RANGE', 'WEAPONS', 'SHIELDS'),
    amount: any.amount(),
    reach: any.reach(),
    who: any.who(),
    ...any.maybe('useOnly', () => any.several(any.affiliation, 1)),
    ...any.maybe('while', () => any.oneOf<Gate>('this turn', { aboard: any.several(any.who, 1) })),
  }),
};
