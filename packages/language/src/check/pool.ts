import type { CardDef, PersonnelCard } from '../card.ts';
import type { Individual, Skill } from '../facts.ts';
import { namesTitle } from '../title.ts';
import type { Who } from '../who.ts';
import { unspoken } from '../english/words.ts';
import { isRule, nodesIn } from './nodes.ts';

/** What the people of a pool could bring together at most. */
export interface PoolPeople {
  readonly levelsOf: (skill: Skill) => number;
  /** False only if no person of the pool can ever fit. */
  readonly somebodyFits: (who: Who) => boolean;
}

/** True and false as printed; undefined where play decides: states, modifiers, control. */
type Answer = boolean | undefined;

const every = (answers: readonly Answer[]): Answer => {
  if (answers.includes(false)) return false;
  return answers.includes(undefined) ? undefined : true;
};
const not = (answer: Answer): Answer => (answer === undefined ? undefined : !answer);

const isInorganic = (person: Individual, card: PersonnelCard): boolean =>
  card.icons.includes('Holo') || person.species.some((species) => /\bandroid$/i.test(species));

const fits = (who: Who, person: Individual, card: PersonnelCard, levelsOf: (skill: Skill) => number): Answer => {
  const ask = (of: Who): Answer => fits(of, person, card, levelsOf);
  const isOfSpecies = (name: string): boolean => person.species.some((of) => of.toLowerCase() === name.toLowerCase());
  switch (who.who) {
    case 'anyone':
      return true;
    case 'classification':
      return person.classification === who.is;
    case 'skill':
      // Skills come and go in play, but only those that somebody has.
      return levelsOf(who.skill) === 0 ? false : undefined;
    case 'gender':
      return person.gender === who.is;
    case 'species':
      return isOfSpecies(who.is);
    case 'affiliation':
      return card.affiliations.includes(who.is);
    case 'people':
      return card.affiliations.includes(who.is) || isOfSpecies(who.is);
    case 'characteristic':
      return card.characteristics.includes(who.is);
    case 'title':
      return namesTitle(who.is, card.title);
    case 'persona':
      return card.personas.includes(who.is) || person.name === who.is;
    case 'type':
      return who.is === 'Personnel';
    case 'icon':
      return card.icons.includes(who.is);
    case 'equipped':
    case 'staffing':
      return false;
    case 'inorganic':
      return isInorganic(person, card);
    case 'all':
      return every(who.of.map(ask));
    case 'any':
      return not(every(who.of.map((of) => not(ask(of)))));
    case 'not':
      return not(ask(who.of));
    case 'attribute':
    case 'at mission':
    case 'cleared':
    case 'yours':
    case 'opponents':
    case 'state':
      return undefined;
    default:
      return unspoken(who);
  }
};

export const peopleOf = (cards: readonly CardDef[]): PoolPeople => {
  const personnel = cards.filter((card) => card.type === 'Personnel');
  const levels = new Map<Skill, number>();
  const add = (skill: Skill, n: number): void => void levels.set(skill, (levels.get(skill) ?? 0) + n);
  for (const card of personnel) {
    // Any number of a universal personnel may serve, so any number of levels is within reach (B-4.7).
    const times = card.universal ? Infinity : 1;
    for (const person of card.individuals) {
      if (person.classification !== '') add(person.classification, times);
      for (const skill of person.skills) add(skill.skill, skill.levels * times);
    }
  }
  const rules = nodesIn(cards).filter(isRule);
  for (const rule of rules) if (rule.rule === 'skill' && levels.has(rule.to)) add(rule.skill, Infinity);
  const levelsOf = (skill: Skill): number => levels.get(skill) ?? 0;
  return {
    levelsOf,
    somebodyFits: (who) =>
      personnel.some((card) => card.individuals.some((person) => fits(who, person, card, levelsOf) !== false)),
  };
};
