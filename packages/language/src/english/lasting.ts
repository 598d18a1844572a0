import type { Lasting } from '../lasting.ts';
import { moments } from '../moments.ts';
import type { Rule } from '../rules/index.generated.ts';
import { englishCondition } from './condition.ts';
import type { Frame } from './frame.ts';
import { teamFrame } from './frame.ts';
import { englishActs, englishRule, mayJoin, rulesAsOne } from './say.ts';
import { points, sentences } from './words.ts';

const untilEndOfTurn = 'until the end of the turn, ';

const countdownWords = (lasting: Lasting, frame: Frame): string | undefined => {
  const expiring = (lasting.triggers ?? []).filter((trigger) => trigger.when === 'countdown expires');
  const acts = expiring.flatMap((trigger) => trigger.acts);
  const does = acts.length > 0 ? `${englishActs(acts, frame)}, then discard ${frame.self}` : `discard ${frame.self}`;
  if (lasting.countdown !== undefined) return `countdown ${lasting.countdown}: when it expires, ${does}`;
  return expiring.length > 0 ? `${moments['countdown expires']()}, ${does}` : undefined;
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

/** The part of a text that works while the card is in play, as sentences. `scored` are the points a cure brings. */
export const englishLasting = (lasting: Lasting, frame: Frame = teamFrame, scored?: number): string => {
  const recurring = (lasting.triggers ?? []).filter(
    ({ when, acts }) => when !== 'countdown expires' && acts.length > 0,
  );
  const reward = scored === undefined ? '' : `; then score ${points(scored)}`;
  return sentences(
    lasting.location && `it is a location in space with span ${lasting.location.span} and no mission`,
    ...rulesTogether(lasting.rules ?? [], frame).map((words) => `${lasting.until ? untilEndOfTurn : ''}${words}`),
    ...recurring.map(
      ({ when, acts, once }) =>
        `${moments[when](frame)}, ${englishActs(acts, frame)}${once ? ' (once, however many copies of this card there are)' : ''}`,
    ),
    countdownWords(lasting, frame),
    lasting.cure && `cured by ${englishCondition(lasting.cure)}${reward}`,
    lasting.endsWhen && 'discarded when the mission is completed',
    lasting.nullifiedBy && `nullified by ${englishCondition(lasting.nullifiedBy)}`,
  );
};
