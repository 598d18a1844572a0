import type { Description } from '@spaceline/engine';
import { type Affiliation, affiliations, classifications, genders, skills, speciesNames } from '@spaceline/language';
import type { Cursor } from '../text/cursor.ts';

/** Reads facts that players agree on: `cunning 7, Honor x2, Bajoran/Federation`. */

type Facts = Description['facts'];
type Draft = { -readonly [F in keyof Facts]: Facts[F] };

const numbers = ['integrity', 'cunning', 'strength', 'range', 'weapons', 'shields', 'points', 'span'] as const;
const inCapitals = numbers.map((name) => name.toUpperCase());
const lists = ['affiliations', 'skills', 'staffing', 'species'] as const;
const icons = ['Cmd', 'Stf'] as const;
const kinds = { 'planet and space': 'dual', planet: 'planet', space: 'space' } as const;
const kindNames = Object.keys(kinds) as (keyof typeof kinds)[];

const understood = `a fact is ${numbers.join(', ')} with its number, classification with one of ${classifications.join(', ')}, affiliations with one or more of ${affiliations.join('/')}, ${genders.join(', ')}, species with one or more of ${speciesNames.join('/')}, staffing with ${icons.join('/')}, ${kindNames.join(', ')}, responds, never responds, or a skill: ${skills.join(', ')}, with x2 for two levels of it`;

const isNumber = (word: string): word is (typeof numbers)[number] => numbers.some((name) => name === word);

/** Words with slashes between them: `Bajoran/Federation`. */
const slashed = <W extends string>(cursor: Cursor, words: readonly W[]): W[] => {
  const found: W[] = [];
  do
    found.push(
      cursor.oneOf(words) ??
        cursor.fail(`One of ${words.join(', ')} is expected where the line says "${cursor.rest}".`),
    );
  while (cursor.takes('/'));
  return found;
};

/** An affiliation that stands by itself, as far as it is one. */
const affiliationsAt = (cursor: Cursor): Affiliation[] | undefined => {
  const first = cursor.oneOf(affiliations);
  return first && [first, ...(cursor.takes('/') ? slashed(cursor, affiliations) : [])];
};

const readList = (cursor: Cursor, facts: Draft): boolean => {
  if (cursor.takes('no')) {
    const list = cursor.oneOf(lists) ?? cursor.fail(`After "no" stands one of ${lists.join(', ')}.`);
    facts[list] = [];
  } else if (cursor.takes('classification')) [facts.classification] = slashed(cursor, classifications);
  else if (cursor.takes('species')) facts.species = slashed(cursor, speciesNames);
  else if (cursor.takes('affiliations')) facts.affiliations = slashed(cursor, affiliations);
  else if (cursor.takes('staffing')) facts.staffing = slashed(cursor, icons);
  else return false;
  return true;
};

const responding = { responds: true, 'never responds': false } as const;
const respondingWords = Object.keys(responding) as (keyof typeof responding)[];

const readFact = (cursor: Cursor, facts: Draft): void => {
  if (readList(cursor, facts)) return;
  const responds = cursor.oneOf(respondingWords);
  if (responds) {
    facts.responds = responding[responds];
    return;
  }
  const gender = cursor.takes('gender') ? slashed(cursor, genders)[0] : cursor.oneOf(genders);
  if (gender) {
    facts.gender = gender;
    return;
  }
  const number = cursor.oneOf([...numbers, ...inCapitals])?.toLowerCase();
  if (number !== undefined && isNumber(number)) {
    facts[number] = cursor.expectsNumber();
    return;
  }
  const kind = cursor.oneOf(kindNames);
  if (kind) {
    facts.kind = kinds[kind];
    return;
  }
  const sides = affiliationsAt(cursor);
  if (sides) {
    facts.affiliations = sides;
    return;
  }
  const skill = cursor.oneOf(skills) ?? cursor.fail(`"${cursor.rest.trim()}" is no fact: ${understood}.`);
  facts.skills = [...(facts.skills ?? []), { skill, levels: cursor.times() }];
};

export const readFacts = (cursor: Cursor): Facts => {
  const facts: Draft = {};
  cursor.comma();
  do readFact(cursor, facts);
  while (cursor.comma() || cursor.takes('and'));
  return facts;
};
