import { classifications } from '../facts.ts';
import type { Attribute, Classification, ShipAttribute } from '../facts.ts';
import type { Amount, Lasting, Moment, Rule } from '../rule.ts';
import { englishActs } from './say.ts';
import { englishBattleRule } from './battle.ts';
import { englishCondition } from './condition.ts';
import { kindOf } from './combine.ts';
import type { Frame } from './frame.ts';
import { teamFrame } from './frame.ts';
import { determined, personnel } from './phrase.ts';
import type { Phrase } from './phrase.ts';
import { equipmentWords, typeNouns } from './terms.ts';
import type { Who } from '../who.ts';
import { phraseOf, theWho } from './who.ts';
import { howMany, list, noun, points, sentences, signed, unspoken } from './words.ts';
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

const untilEndOfTurn = 'until the end of the turn, ';

const aboardWords = (needed: readonly Classification[]): string =>
  needed.length === classifications.length
    ? 'personnel of all seven classifications'
    : `${list(
        needed.map((of) => `${of}-classification`),
        'and',
      )} personnel`;

const nonAligned = (who: Who): string => {
  const kinds = who.who === 'any' && who.of.length > 0 ? who.of : [who];
  const each = kinds.map((kind) => theWho(kind, 'each', personnel));
  return `${list(each, 'and')} ${each.length === 1 ? 'is' : 'are'} Non-Aligned and nothing else`;
};

type Modification = Extract<Rule, { rule: 'modify' }>;

const modificationWords = (rule: Modification, frame: Frame, whats: readonly string[]): string => {
  const use = rule.useOnly ? `${list(rule.useOnly, 'or')} use only: ` : '';
  const provided = rule.whileAboard ? `, while ${aboardWords(rule.whileAboard)} are aboard` : '';
  const lasts = rule.thisTurn ? untilEndOfTurn : '';
  // Others present get nothing from it (B-6.30).
  const users = rule.useOnly ? ' who may use it' : '';
  return `${lasts}${use}${subject(rule, frame)}${users} has ${list(whats, 'and')} ${amountWords(rule.amount, frame)}${provided}`;
};

/** One continuous rule, as a clause that can end a sentence. */
export const englishRule = (rule: Rule, frame: Frame = teamFrame): string => {
  switch (rule.rule) {
    case 'modify':
      return modificationWords(rule, frame, [rule.what]);
    case 'skill':
      return `each of your ${rule.to}-classification personnel present has one more level of ${rule.skill}`;
    case 'treaty':
      return `your ${list(rule.between, 'and')} cards are compatible`;
    case 'report any number':
      return 'in place of your normal card play, you may report any number of personnel, ships, and equipment cards';
    case 'usable':
      return `once ${rule.limit === 'game' ? 'per game' : rule.limit}, you may${rule.with ? `, with ${englishCondition(rule.with)},` : ''} do this: ${englishActs(rule.acts, frame)}`;
    case 'nullifies':
      return `while with the team, this card nullifies ${rule.titles.length === 1 ? 'the dilemma' : 'the dilemmas'} ${list(rule.titles, 'and')}`;
    case 'open hands':
      return 'both players play with open hands';
    case 'beam limit':
      return `in each turn no more than ${howMany(rule.personnel, personnel)} in all can be beamed to or from the surface here`;
    case 'no beaming':
      return `while ${frame.self} is face up, nothing can be beamed to or from the surface here`;
    case 'beams through':
      return `${list(rule.titles, 'and')} do not hinder the beaming of your cards`;
    case 'adds icon':
      return `for you, ${frame.hosted} also shows the ${rule.icon} icon`;
    case 'replicates':
      return 'when a personnel of yours would be killed, you may stop one or two of your personnel present who have 2 MEDICAL between them and would not be killed as well; then return that personnel to hand instead';
    case 'no interrupts':
      return `neither player can play interrupts${rule.except.length > 0 ? ` other than ${list(rule.except, 'and')}` : ''}`;
    case 'projects holograms':
      return 'holograms may be on the surface here and be active there';
    case 'non-aligned':
      return nonAligned(rule.who);
    case 'blocks passage':
      return `no ship can fly across here without ${englishCondition(rule.unless)}`;
    case 'must stop here':
      return `a ship that flies here without ${englishCondition(rule.unless)} must stop here and cannot fly on in the same turn`;
    case 'damages passing ships':
      return 'a ship that passes here, or flies here and on in the same turn, is damaged';
    case 'ends meet':
      return 'your ships may fly from either end of the spaceline to its other end, as if those locations were adjacent';
    case 'extra draw':
      return `the chosen player must draw ${howMany(rule.count, noun('more card'))} at the end of each of their turns`;
    case 'suppresses':
      return `${list(rule.titles, 'and')} ${rule.titles.length === 1 ? 'has' : 'have'} no effect`;
    case 'play or draw':
      return 'in each of your turns you may make one more normal card play or, if you did not, draw one more card at the end of the turn';
    case 'ante':
      return "when the game is won, the winner is shown a card chosen at random from the loser's seed deck and draw deck";
    case 'no move':
      return `${frame.hosted} cannot move`;
    case 'awaits rescue':
      return 'their player may, in execute orders, take all of them aboard an unstopped ship or a facility of theirs here; then discard this card';
    case 'no cloak':
      return `${frame.hosted} cannot cloak`;
    case 'phased':
      return `${frame.hosted} is phased: nothing is beamed to or from it, and it neither attacks nor is attacked`;
    case 'free reports':
      return `${theWho(rule.who, 'each', personnel)} of yours may report for free`;
    case 'no beam up':
      return `${frame.hosted} cannot be beamed off the planet`;
    case 'copied skills':
      return `${frame.hosted} has the copied skills as well`;
    case 'no attempt':
      return 'the mission here cannot be attempted';
    case 'towed':
      return `a ship with ${equipmentWords[rule.by]} and ${englishCondition(rule.crew)} aboard may tow ${frame.self} along when it flies`;
    case 'quarantine':
      return `${frame.everyone} is quarantined: they cannot leave the planet, ship, or facility they are on, except that a ship takes them along`;
    case 'first skill lost':
      return 'each personnel aboard loses their first-listed skill';
    case 'disables':
      return `${theWho(rule.who, 'each', personnel, 'aboard')} is disabled`;
    case 'self-controlling ship':
    case 'combatant':
    case 'commanded':
    case 'must travel':
    case 'not attacked':
    case 'repairs arrivals':
    case 'mends ship':
      return englishBattleRule(rule, frame);
    default:
      return unspoken(rule);
  }
};

const moments = {
  'start of your turn': () => 'at the start of each of your turns',
  'start of every turn': () => 'at the start of every turn',
  'end of your turn': () => 'at the end of each of your turns',
  "end of opponent's turn": () => "at the end of each of your opponent's turns",
  'end of every turn': () => 'at the end of every turn',
  'end of next turn': () => 'at the end of the next turn',
  'end of your full turn': () => 'at the end of each full turn of yours',
  "end of host's turn": (frame) => `at the end of each turn of the player who controls ${frame.hosted}`,
  "end of host's full turn": (frame) => `at the end of each full turn of the player who controls ${frame.hosted}`,
  'ship stops here': () => 'when a ship stops here',
  "end of its owner's next turn": (frame) => `at the end of the next turn of ${frame.hosted}'s owner`,
  'countdown expires': () => 'when the countdown expires',
} satisfies { [K in Moment]: (frame: Frame) => string };

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
    if (rule.rule !== 'modify') return [englishRule(rule, frame)];
    const same = rules.filter((other): other is Modification => unlike(other) === unlike(rule));
    return rules.indexOf(same[0]) === at
      ? [
          modificationWords(
            rule,
            frame,
            same.map((other) => other.what),
          ),
        ]
      : [];
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
