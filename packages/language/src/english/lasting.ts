import type { Act } from '../acts/index.generated.ts';
import type { Lasting, Trigger } from '../lasting.ts';
import { moments } from '../moments.ts';
import type { Moment } from '../moments.ts';
import type { Rule } from '../rules/index.generated.ts';
import { areSame } from '../are-same.ts';
import { englishCondition } from './condition.ts';
import type { Frame } from './frame.ts';
import { teamFrame } from './frame.ts';
import { englishActs, englishRule, isSilent, mayJoin, rulesAsOne } from './say.ts';
import { points, sentences, yourTurn } from './words.ts';

/** A card with the icon is discarded by rule when it expires (B-25.12). */
const countdownWords = (lasting: Lasting, frame: Frame): string | undefined => {
  const expiring = (lasting.triggers ?? []).filter((trigger) => trigger.when === 'countdown expires');
  const does = englishActs(
    expiring.flatMap((trigger) => trigger.acts),
    frame,
  );
  const { countdown, counting } = lasting;
  if (countdown === undefined) return does && `${moments['countdown expires']()}, ${does}`;
  if (counting) return does && `at the end of ${yourTurn(countdown - 1)}, ${does}, then discard ${frame.kind}`;
  return `countdown ${countdown}${does && `: when it expires, ${does}`}`;
};

const isEnd = (act: Act): boolean => act.act === 'discard' && act.what.select === 'this card';

/** A trigger by which the card leaves play happens once. */
const happensOnce = (acts: readonly Act[]): boolean =>
  acts.some(
    (act) => isEnd(act) || (act.act === 'destroy' && (act.what.select === 'host' || act.what.select === 'ship')),
  );

/** It does nothing but end the card. */
const onlyEnds = ({ when, acts }: Trigger): boolean => ending.includes(when) && acts.length > 0 && acts.every(isEnd);
const ending: readonly Moment[] = ['end of next turn', "end of its owner's next turn"];

/** How long the rules of the card last, where the card says it of them. */
const whileWords = (lasting: Lasting, frame: Frame): string | undefined => {
  if (lasting.until) return 'this turn';
  const end = lasting.triggers?.find(onlyEnds);
  return end && moments[end.when](frame).replace(/^at/, 'until');
};

/** How long the card itself stays, where it names turns and does nothing more at their end. */
export const stayWords = ({ countdown, counting, triggers = [] }: Lasting): string | undefined => {
  const counts = countdown !== undefined && counting && !triggers.some(({ when }) => when === 'countdown expires');
  return counts ? `until the end of ${yourTurn(countdown - 1)}` : undefined;
};

/** Short of commas it stands behind, else in front: "It cannot cloak this turn." */
const lastingFor = (time: string | undefined, words: string): string => {
  if (time === undefined) return words;
  return / while |,/.test(words) ? `${time}, ${words}` : `${words} ${time}`;
};

/** The same change of several numbers is one sentence. */
const rulesTogether = (rules: readonly Rule[], frame: Frame): readonly string[] => {
  const unlike = (rule: Rule): string => JSON.stringify({ ...rule, what: '' });
  return rules.flatMap((rule, at) => {
    if (!mayJoin(rule)) return [englishRule(rule, frame)];
    const isSame = (other: Rule): boolean => unlike(other) === unlike(rule);
    const saidBefore = rules.slice(0, at).some(isSame);
    return saidBefore ? [] : [rulesAsOne([rule, ...rules.slice(at + 1).filter(isSame)], frame)];
  });
};

/** Of several copies only one acts. */
export const isOnceForAll = (lasting: Lasting | undefined): boolean =>
  lasting?.triggers?.some(({ once }) => once) === true;

/** A card that acts at once and again later says it once: "now and at the start of every turn". */
export const nowAndLater = (acts: readonly Act[], lasting: Lasting | undefined): Trigger | undefined =>
  lasting?.triggers?.find(
    (trigger) => trigger.acts.length > 0 && areSame(acts.slice(-trigger.acts.length), trigger.acts),
  );

/** By how much each count changes the number of this rule, if it does. */
const countedBy = (rule: Rule): number | undefined => {
  if (rule.rule !== 'modify' || rule.amount.by !== 'add') return undefined;
  const { n } = rule.amount;
  return typeof n === 'object' && n.per === 'count' ? n.times : undefined;
};

/** A number that loses or gains by the count is told where the count changes. */
const counterOf = ({ rules = [], triggers = [] }: Lasting): Frame['counter'] => {
  if (!triggers.some(({ acts }) => acts.some(({ act }) => act === 'count'))) return undefined;
  for (const rule of rules) {
    const times = countedBy(rule);
    if (times !== undefined && rule.rule === 'modify' && rule.reach === 'host' && rule.who.who === 'anyone')
      return { number: `its ${rule.what}`, times };
  }
  return undefined;
};

/** What holds for as long as the card is in play. */
export const englishRules = (lasting: Lasting, frame: Frame): string => {
  const counted = counterOf(lasting) !== undefined;
  const rules = (lasting.rules ?? []).filter((rule) => !isSilent(rule) && (!counted || countedBy(rule) === undefined));
  const time = whileWords(lasting, frame);
  return sentences(
    lasting.location && `it is a location in space with span ${lasting.location.span}`,
    ...rulesTogether(rules, frame).map((words) => lastingFor(time, words)),
  );
};

interface Meanwhile {
  /** What happens at once as well. */
  readonly now?: Trigger | undefined;
  /** The points that a cure brings. */
  readonly worth?: number | undefined;
}

/** What happens while the card is in play, and what ends it. */
export const englishTriggers = (lasting: Lasting, usual: Frame, { now, worth }: Meanwhile = {}): string => {
  const counter = counterOf(lasting);
  const frame = counter ? { ...usual, counter } : usual;
  const recurring = (lasting.triggers ?? []).filter(
    (trigger) => trigger.when !== 'countdown expires' && !onlyEnds(trigger),
  );
  const reward = worth === undefined ? '' : `: score ${points(worth)}`;
  // Told of right behind its placing, the ship is "it"; a countdown is another "it".
  const recurringly = frame.hosted === 'it' ? { ...frame, ship: 'it' } : frame;
  return sentences(
    ...recurring.map((trigger) => {
      const does = englishActs(
        trigger.acts,
        trigger.when === "end of opponent's turn" ? { ...recurringly, ofOpponent: true } : recurringly,
      );
      const when = `${trigger === now ? 'now and ' : ''}${moments[trigger.when](frame, happensOnce(trigger.acts))}`;
      return does && `${when}, ${does}`;
    }),
    countdownWords(lasting, frame),
    lasting.cure && `cured by ${englishCondition(lasting.cure)}${reward}`,
    lasting.endsWhen && 'discard when mission is completed',
    lasting.nullifiedBy && `nullified by ${englishCondition(lasting.nullifiedBy)}`,
  );
};

/** The part of a text that works while the card is in play, as sentences. */
export const englishLasting = (lasting: Lasting, frame: Frame = teamFrame, more: Meanwhile = {}): string =>
  sentences(englishRules(lasting, frame), englishTriggers(lasting, frame, more));
