import type { Lasting, Trigger } from '../lasting.ts';
import { moments } from '../moments.ts';
import type { Rule } from '../rules/index.generated.ts';
import { englishCondition } from './condition.ts';
import type { Frame } from './frame.ts';
import { teamFrame } from './frame.ts';
import { englishActs, englishRule, mayJoin, rulesAsOne } from './say.ts';
import { points, sentences } from './words.ts';

const untilEndOfTurn = 'until the end of the turn, ';

/** An expired card is discarded by rule (B-25.10). */
const countdownWords = (lasting: Lasting, frame: Frame): string | undefined => {
  const expiring = (lasting.triggers ?? []).filter((trigger) => trigger.when === 'countdown expires');
  const does = englishActs(
    expiring.flatMap((trigger) => trigger.acts),
    frame,
  );
  if (lasting.countdown === undefined) return does && `${moments['countdown expires']()}, ${does}`;
  return `countdown ${lasting.countdown}${does && `: when it expires, ${does}`}`;
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

/** A number that loses or gains by the count is told where the count changes. */
const counterOf = ({ rules = [], triggers = [] }: Lasting): Frame['counter'] => {
  if (!triggers.some(({ acts }) => acts.some(({ act }) => act === 'count'))) return undefined;
  for (const rule of rules)
    if (rule.rule === 'modify' && rule.reach === 'host' && rule.who.who === 'anyone')
      if (rule.amount.by === 'add' && typeof rule.amount.n === 'object' && rule.amount.n.per === 'count')
        return { number: `its ${rule.what}`, times: rule.amount.n.times };
  return undefined;
};

const isCounted = (rule: Rule): boolean =>
  rule.rule === 'modify' &&
  rule.amount.by === 'add' &&
  typeof rule.amount.n === 'object' &&
  rule.amount.n.per === 'count';

/** What holds for as long as the card is in play. */
export const englishRules = (lasting: Lasting, frame: Frame): string => {
  const counted = counterOf(lasting) !== undefined;
  const rules = (lasting.rules ?? []).filter((rule) => !counted || !isCounted(rule));
  return sentences(
    lasting.location && `it is a location in space with span ${lasting.location.span} and no mission`,
    ...rulesTogether(rules, frame).map((words) => `${lasting.until ? untilEndOfTurn : ''}${words}`),
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
  const recurring = (lasting.triggers ?? []).filter(({ when }) => when !== 'countdown expires');
  const reward = worth === undefined ? '' : `: score ${points(worth)}`;
  return sentences(
    ...recurring.map((trigger) => {
      const does = englishActs(trigger.acts, frame);
      const when = `${trigger === now ? 'now and ' : ''}${moments[trigger.when](frame)}`;
      return does && `${when}, ${does}${trigger.once ? ' (once, however many copies of this card there are)' : ''}`;
    }),
    countdownWords(lasting, frame),
    lasting.cure && `cured by ${englishCondition(lasting.cure)}${reward}`,
    lasting.endsWhen && 'discard when mission is completed',
    lasting.nullifiedBy && `nullified by ${englishCondition(lasting.nullifiedBy)}`,
  );
};

/** The part of a text that works while the card is in play, as sentences. `worth` are the points a cure brings. */
export const englishLasting = (lasting: Lasting, frame: Frame = teamFrame, worth?: number): string =>
  sentences(englishRules(lasting, frame), englishTriggers(lasting, frame, { worth }));
