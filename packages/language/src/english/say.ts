import type { Act, ActOf } from '../acts/index.generated.ts';
import { actWords } from '../acts/index.generated.ts';
import type { ActWord } from '../acts/word.ts';
import type { Amount, AmountOf } from '../amounts/index.generated.ts';
import { amountWords } from '../amounts/index.generated.ts';
import type { AmountWord } from '../amounts/word.ts';
import type { Rule, RuleOf } from '../rules/index.generated.ts';
import { ruleWords } from '../rules/index.generated.ts';
import type { RuleWord, Several } from '../rules/word.ts';
import type { Say } from '../say.ts';
import type { Selection, SelectionOf } from '../selections/index.generated.ts';
import { selectionWords } from '../selections/index.generated.ts';
import type { SelectionWord } from '../selections/word.ts';
import type { Target, TargetOf } from '../targets/index.generated.ts';
import { targetWords } from '../targets/index.generated.ts';
import type { TargetWord } from '../targets/word.ts';
import type { Window, WindowOf } from '../windows/index.generated.ts';
import { windowWords } from '../windows/index.generated.ts';
import type { WindowWord } from '../windows/word.ts';
import type { Who } from '../who/index.generated.ts';
import type { Term, TermOf } from '../terms/index.generated.ts';
import { termWords } from '../terms/index.generated.ts';
import type { TermWord } from '../terms/word.ts';
import { areSame } from '../are-same.ts';
import { englishCondition, holding } from './condition.ts';
import type { Frame } from './frame.ts';
import { teamFrame } from './frame.ts';
import { nounOf } from './phrase.ts';
import { englishWho, phraseOf, theWho, usualNoun } from './who.ts';
import type { Noun } from './words.ts';

/** The one reading of every word; what stands inside a word is read by the same voice. */

const actWord = <K extends Act['act']>(act: ActOf<K>): ActWord<ActOf<K>> => actWords[act.act] as ActWord<ActOf<K>>;

const selectionWord = <K extends Selection['select']>(what: SelectionOf<K>): SelectionWord<SelectionOf<K>> =>
  selectionWords[what.select] as SelectionWord<SelectionOf<K>>;

const amountWord = <K extends Amount['by']>(amount: AmountOf<K>): AmountWord<AmountOf<K>> =>
  amountWords[amount.by] as AmountWord<AmountOf<K>>;

const ruleWord = <K extends Rule['rule']>(rule: RuleOf<K>): RuleWord<RuleOf<K>> =>
  ruleWords[rule.rule] as RuleWord<RuleOf<K>>;

export const targetWord = <K extends Target['target']>(target: TargetOf<K>): TargetWord<TargetOf<K>> =>
  targetWords[target.target] as TargetWord<TargetOf<K>>;

export const windowWord = <K extends Window['to']>(window: WindowOf<K>): WindowWord<WindowOf<K>> =>
  windowWords[window.to] as WindowWord<WindowOf<K>>;

export const termWord = <K extends Term['term']>(term: TermOf<K>): TermWord<TermOf<K>> =>
  termWords[term.term] as TermWord<TermOf<K>>;

const afterAct = (act: Act, frame: Frame): Frame =>
  'what' in act ? { ...frame, those: selectionWord(act.what).refers(act.what, frame, say) } : frame;

/** One after the other: "damage the ship, draw two cards, then end the turn". */
const inOrder = (clauses: readonly string[]): string => {
  if (clauses.length < 3 || clauses.some((clause) => /[,;:]/.test(clause))) return clauses.join(', then ');
  return `${clauses.slice(0, -1).join(', ')}, then ${clauses[clauses.length - 1]}`;
};

/** A subject that goes on acting is named once: "it attacks every ship there, then flies on". */
const withoutEchoes = (clauses: readonly string[], self: string): readonly string[] =>
  clauses.map((clause, at) => {
    const echo = clause.startsWith(`${self} `) && clauses[at - 1]?.startsWith(`${self} `);
    return echo ? clause.slice(self.length + 1) : clause;
  });

const say: Say = {
  act: (act, frame) => {
    const first = 'what' in act ? selectionWord(act.what).leads?.(act.what, frame, say) : undefined;
    const does = actWord(act).says(act, frame, say);
    return first === undefined ? does : `${first}, ${does}`;
  },
  acts: (acts, frame) => {
    let now = frame;
    const clauses: string[] = [];
    for (const act of acts) {
      if (!actWord(act).silent?.(act)) clauses.push(say.act(act, now));
      now = { ...afterAct(act, now), ...now.later };
    }
    return inOrder(withoutEchoes(clauses, frame.self));
  },
  after: (acts, frame) => acts.reduce((now, act) => afterAct(act, now), frame),
  selection: (what, frame) => selectionWord(what).says(what, frame, say),
  amount: (amount, number, frame) => amountWord(amount).says(amount, number, frame, say),
  rule: (rule, frame) => ruleWord(rule).says(rule, frame, say),
  condition: englishCondition,
  holds: (condition, { group }) => holding(condition, { group, those: 'they' }).words,
  phrase: phraseOf,
  noun: (who) => nounOf(phraseOf(who), usualNoun(who)),
  usual: usualNoun,
  who: theWho,
  kind: englishWho,
};

/** One thing a text does, as a clause that may follow "Unless …," or begin a sentence. */
export const englishAct = (act: Act, frame: Frame = teamFrame): string => say.act(act, frame);

/** Several acts in order: "kill one team member at random, then damage the ship". */
export const englishActs = (acts: readonly Act[], frame: Frame = teamFrame): string => say.acts(acts, frame);

/** What the words refer to once these acts have picked their cards. */
export const frameAfter = (acts: readonly Act[], frame: Frame): Frame => say.after(acts, frame);

/** One continuous rule, as a clause that can end a sentence. */
export const englishRule = (rule: Rule, frame: Frame = teamFrame): string => say.rule(rule, frame);

/** Whether another part of the text says what the rule does. */
export const isSilent = (rule: Rule): boolean => ruleWord(rule).silent?.(rule) === true;

/** Whether rules that differ only in what they are about are said as one. */
export const mayJoin = (rule: Rule): boolean => ruleWord(rule).together !== undefined;

export const rulesAsOne = (rules: Several<Rule>, frame: Frame): string =>
  ruleWord(rules[0]).together?.(rules, frame, say) ?? say.rule(rules[0], frame);

/** Which cards: "one team member at random", "the team member with the highest CUNNING (you break ties)". */
export const englishSelection = (what: Selection, frame: Frame = teamFrame): string => say.selection(what, frame);

/** How a later act of the same text speaks of what this one picked. */
export const referenceTo = (what: Selection, frame: Frame): string => selectionWord(what).refers(what, frame, say);

/** The moment a response belongs to; short, if what it is about is known: "in response to an attack on it". */
export const englishWindow = (window: Window, known: readonly Who[] = []): string => {
  const word = windowWord(window);
  const isKnown = (who: Who | undefined): boolean => who !== undefined && known.some((one) => areSame(one, who));
  if (isKnown(word.aim?.(window)?.who)) return word.ofIt?.(window) ?? word.says(window, say);
  // Who must take part goes without saying where the text is about them.
  if ('yours' in window && isKnown(window.yours)) {
    const { yours: _, ...rest } = window;
    return word.says(rest, say);
  }
  return word.says(window, say);
};

/** What a response calls what it refers to. */
export const nounOfWindow = (window: Window): Noun => windowWord(window).noun(window, say);

/** What a card is played on: "on any ship". */
export const englishTarget = (target: Target): string => targetWord(target).says(target, say);

/** The same as an object: "any ship"; nothing, if it is no card that could be spoken of. */
export const englishAim = (target: Target): string | undefined => targetWord(target).named?.(target, say);

/** What the text of a played card calls its target. */
export const nounOfTarget = (target: Target): Noun | undefined => targetWord(target).noun?.(target, say);

/** What playing a card asks for or costs. */
export const englishTerm = (term: Term): string => termWord(term).says(term, say);

/** What an act leaves of a team that has failed a dilemma. */
export const leftBy = (act: Act): 'nobody' | 'nobody to stop' | undefined => actWord(act).leaves?.(act);
