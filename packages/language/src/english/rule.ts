import type { Attribute, ShipAttribute } from '../facts.ts';
import type { Amount, Lasting, Moment, Rule } from '../rule.ts';
import { englishActs } from './act.ts';
import { englishCondition } from './condition.ts';
import { kindOf } from './combine.ts';
import type { Frame } from './frame.ts';
import { teamFrame } from './frame.ts';
import { determined, personnel } from './phrase.ts';
import type { Phrase } from './phrase.ts';
import { typeNouns } from './terms.ts';
import { phraseOf, theWho } from './who.ts';
import { list, points, sentences, signed, unspoken } from './words.ts';
import type { Noun } from './words.ts';

const bearer = {
  INTEGRITY: personnel,
  CUNNING: personnel,
  STRENGTH: personnel,
  RANGE: typeNouns.Ship,
  WEAPONS: typeNouns.Ship,
  SHIELDS: typeNouns.Ship,
} satisfies { [K in Attribute | ShipAttribute]: Noun };

const multiples: Readonly<Record<number, string>> = { 0.5: 'halved', 2: 'doubled', 3: 'tripled' };

const amountWords = (amount: Amount, frame: Frame): string => {
  switch (amount.by) {
    case 'set':
      return `set to ${amount.to}`;
    case 'add':
      return signed(amount.n);
    case 'multiply':
      return multiples[amount.n] ?? `multiplied by ${amount.n}`;
    case 'subtract counter':
      return `reduced by the count on ${frame.self}`;
    case 'add per':
      return `${signed(amount.n)} for ${theWho(amount.aboard, 'each', personnel, 'aboard')}`;
    default:
      return unspoken(amount);
  }
};

const subject = (rule: Extract<Rule, { rule: 'modify' }>, frame: Frame): string => {
  const phrase = phraseOf(rule.who);
  const owned: Phrase = { ...phrase, owner: phrase.owner ?? 'your' };
  const usual = bearer[rule.what];
  switch (rule.reach) {
    case 'present':
      return determined(owned, 'each', usual, 'present');
    case 'yours':
      return determined(owned, 'each', usual);
    case 'host':
      if (rule.who.who === 'anyone') return frame.hosted;
      return `${frame.hosted}, if it is ${kindOf(phrase, 'one', frame.host)},`;
    default:
      return unspoken(rule.reach);
  }
};

/** One continuous rule, as a clause that can end a sentence. */
export const englishRule = (rule: Rule, frame: Frame = teamFrame): string => {
  switch (rule.rule) {
    case 'modify': {
      const use = rule.useOnly ? `${list(rule.useOnly, 'or')} use only: ` : '';
      const provided = rule.whileAboard ? `, while ${list(rule.whileAboard, 'and')} are aboard` : '';
      return `${use}${subject(rule, frame)} has ${rule.what} ${amountWords(rule.amount, frame)}${provided}`;
    }
    case 'skill':
      return `each of your ${rule.to}-classification personnel present has one more level of ${rule.skill}`;
    case 'treaty':
      return `your ${list(rule.between, 'and')} cards are compatible`;
    case 'report any number':
      return 'in place of your normal card play, you may report any number of personnel, ships, and equipment cards';
    case 'nullifies':
      return `while with the team, this card nullifies ${rule.titles.length === 1 ? 'the dilemma' : 'the dilemmas'} ${list(rule.titles, 'and')}`;
    case 'no move':
      return `${frame.hosted} cannot move`;
    default:
      return unspoken(rule);
  }
};

const moments = {
  'start of your turn': 'at the start of each of your turns',
  'end of your turn': 'at the end of each of your turns',
  'end of every turn': 'at the end of every turn',
  'countdown expires': 'when the countdown expires',
} satisfies { [K in Moment]: string };

const countdownWords = (lasting: Lasting, frame: Frame): string | undefined => {
  const expiring = (lasting.triggers ?? []).filter((trigger) => trigger.when === 'countdown expires');
  const acts = expiring.flatMap((trigger) => trigger.acts);
  const does = acts.length > 0 ? `${englishActs(acts, frame)}, then discard ${frame.self}` : `discard ${frame.self}`;
  if (lasting.countdown !== undefined) return `countdown ${lasting.countdown}: when it expires, ${does}`;
  return expiring.length > 0 ? `${moments['countdown expires']}, ${does}` : undefined;
};

/** The part of a text that works while the card is in play, as sentences. `scored` are the points a cure brings. */
export const englishLasting = (lasting: Lasting, frame: Frame = teamFrame, scored?: number): string => {
  const recurring = (lasting.triggers ?? []).filter(
    ({ when, acts }) => when !== 'countdown expires' && acts.length > 0,
  );
  const reward = scored === undefined ? '' : `; then score ${points(scored)}`;
  return sentences(
    ...(lasting.rules ?? []).map((rule) => englishRule(rule, frame)),
    ...recurring.map(({ when, acts }) => `${moments[when]}, ${englishActs(acts, frame)}`),
    countdownWords(lasting, frame),
    lasting.cure && `cured by ${englishCondition(lasting.cure)}${reward}`,
    lasting.endsWhen && 'discarded when the mission is completed',
    lasting.nullifiedBy && `nullified by ${englishCondition(lasting.nullifiedBy)}`,
  );
};
