import type { Who } from '../who.ts';
import { anyOf, joined, kindOf } from './combine.ts';
import { bare, being, card, determined, empty, personnel } from './phrase.ts';
import type { Clause, Determiner, Phrase } from './phrase.ts';
import { equipmentWords, iconWords, isPeople, levelsOf, opposites, typeNouns } from './terms.ts';
import { numberWord, unspoken } from './words.ts';
import type { Count, Noun } from './words.ts';

const before = (word: string): Phrase => ({ ...empty, before: [word] });
const having = (word: string): Phrase => ({ ...empty, having: [word] });
const lacking = (word: string): Phrase => ({ ...empty, lacking: [word] });
const after = (clause: Clause): Phrase => ({ ...empty, after: [clause] });
const named = (name: string): Phrase => ({ ...empty, name });

/** What the words after "with" say of an attribute; `over n` and `under n` are strict (B-5.12). */
const attributeWords = (who: Extract<Who, { who: 'attribute' }>): string => {
  const bounds = [
    who.over === undefined ? '' : `over ${who.over}`,
    who.under === undefined ? '' : `under ${who.under}`,
  ].filter(Boolean);
  return `${who.attribute} ${bounds.length > 0 ? bounds.join(' and ') : 'of any number'}`;
};

const oppositeAttribute = (who: Extract<Who, { who: 'attribute' }>): Phrase => {
  const bounds = [
    who.over === undefined ? '' : `${who.over} or less`,
    who.under === undefined ? '' : `${who.under} or more`,
  ].filter(Boolean);
  return bounds.length > 0 ? having(`${who.attribute} ${bounds.join(', or ')}`) : lacking(who.attribute);
};

const isNot = (of: Who): Phrase => after(being((count) => `not ${kindOf(phraseOf(of), count)}`));

const opposite = (of: Who): Phrase => {
  switch (of.who) {
    case 'classification':
      return after(() => `of a classification other than ${of.is}`);
    case 'skill':
      return of.levels === 1 ? lacking(of.skill) : having(`fewer than ${of.levels} ${of.skill}`);
    case 'gender':
      return after(being(() => `not ${of.is}`));
    case 'species':
      return isPeople(of.is) ? after(() => `not of ${of.is} species`) : before(`non-${of.is}`);
    case 'affiliation':
      return after(() => `not of ${of.is} affiliation`);
    case 'people':
      return after(being(() => `not ${of.is}`));
    case 'characteristic':
      return before(`non-${of.is}`);
    case 'attribute':
      return oppositeAttribute(of);
    case 'title':
    case 'persona':
      return after(() => `other than ${of.is}`);
    case 'type':
      return before(`non-${of.is.toLowerCase()}`);
    case 'icon':
      return lacking(`the ${iconWords[of.is]} icon`);
    case 'equipped':
      return lacking(equipmentWords[of.is]);
    case 'inorganic':
      return after(
        being((count) => (count === 'one' ? 'neither android nor hologram' : 'neither androids nor holograms')),
      );
    case 'staffing':
      return having(`fewer than ${numberWord(of.atLeast)} staffing icons`);
    case 'at mission':
      return after(() => `not at a ${of.kind} mission`);
    case 'cleared':
      return after(() => 'whose crew your Rogue Borg have not eliminated');
    case 'yours':
      return after(being(() => 'not yours'));
    case 'opponents':
      return after(being(() => "not your opponent's"));
    case 'state':
      return opposites[of.is] ? before(opposites[of.is]) : after(being(() => `not ${of.is}`));
    case 'not':
      return phraseOf(of.of);
    case 'any':
      return joined(of.of.map(opposite));
    case 'anyone':
    case 'all':
      return isNot(of);
    default:
      return unspoken(of);
  }
};

/** "Q-related dilemma" says the type with it. */
const characterPhrase = (is: string): Phrase => {
  const noun = Object.values(typeNouns).find((of) => is.endsWith(` ${of.one}`));
  return noun ? { ...before(is.slice(0, -noun.one.length - 1)), noun } : before(is);
};

export const phraseOf = (who: Who): Phrase => {
  switch (who.who) {
    case 'anyone':
      return empty;
    case 'classification':
      return before(`${who.is}-classification`);
    case 'skill':
      return having(levelsOf(who.skill, who.levels));
    case 'gender':
      return before(who.is);
    case 'species':
      return isPeople(who.is) ? after(() => `of ${who.is} species`) : before(who.is);
    case 'affiliation':
      return { ...empty, allied: [who.is] };
    case 'people':
      return before(who.is);
    case 'characteristic':
      return characterPhrase(who.is);
    case 'attribute':
      return having(attributeWords(who));
    case 'title':
    case 'persona':
      return named(who.is);
    case 'type':
      return { ...empty, noun: typeNouns[who.is] };
    case 'icon':
      return having(`the ${iconWords[who.is]} icon`);
    case 'equipped':
      return having(equipmentWords[who.is]);
    case 'inorganic':
      return after(being((count) => (count === 'one' ? 'an android or a hologram' : 'androids or holograms')));
    case 'staffing':
      return having(`at least ${numberWord(who.atLeast)} staffing icons`);
    case 'at mission':
      return after(() => `at a ${who.kind} mission`);
    case 'cleared':
      return after(() => 'whose crew your Rogue Borg have eliminated');
    case 'yours':
      return { ...empty, owner: 'your' };
    case 'opponents':
      return { ...empty, owner: "your opponent's" };
    case 'state':
      return who.is === 'in orbit' ? after(() => 'in orbit') : before(who.is);
    case 'all':
      return joined(who.of.map(phraseOf));
    case 'any':
      return anyOf(who.of.map(phraseOf));
    case 'not':
      return opposite(who.of);
    default:
      return unspoken(who);
  }
};

/** What a card is called when nothing says its type: people have skills and genders, other cards do not. */
export const usualNoun = (who: Who): Noun => {
  switch (who.who) {
    case 'classification':
    case 'skill':
    case 'gender':
    case 'species':
    case 'people':
    case 'attribute':
    case 'inorganic':
      return personnel;
    case 'equipped':
    case 'cleared':
    case 'staffing':
      return typeNouns.Ship;
    case 'all':
    case 'any':
      return who.of.map(usualNoun).find((of) => of !== card) ?? card;
    case 'not':
      return usualNoun(who.of);
    case 'anyone':
    case 'affiliation':
    case 'characteristic':
    case 'title':
    case 'persona':
    case 'type':
    case 'icon':
    case 'at mission':
    case 'yours':
    case 'opponents':
    case 'state':
      return card;
    default:
      return unspoken(who);
  }
};

/** A phrase with its determiner: "a ship", "any Klingon personnel", "two of your ships". */
export const theWho = (who: Who, by: Determiner, usual: Noun = usualNoun(who), place = ''): string =>
  determined(phraseOf(who), by, usual, place);

/** The kind of card a filter describes, without article: "Klingon personnel with Honor", "cloaked ships". */
export const englishWho = (who: Who, count: Count = 'one', usual: Noun = usualNoun(who)): string => {
  const phrase = phraseOf(who);
  const words = bare(phrase, count, usual);
  return phrase.owner ? `${phrase.owner} ${words}` : words;
};
