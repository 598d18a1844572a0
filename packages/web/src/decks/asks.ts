import type { Face } from '@spaceline/art';
import { typeOf } from '@spaceline/art';
import type { Condition } from '@spaceline/language';
import { skillLevels } from '../sealed/pool.ts';
import type { Title } from '../library/titles.ts';

/** What the missions of a deck ask, term by term, beside what its people have together. */

export interface Ask {
  /** A skill, a classification or an attribute. */
  readonly name: string;
  /** The most that any one mission asks: levels of a skill, or a sum that is to be passed. */
  readonly asked: number;
  readonly has: number;
  readonly isSum: boolean;
  /** Those who have the skill, by their names. */
  readonly who: readonly string[];
}

const attributes = ['INTEGRITY', 'CUNNING', 'STRENGTH'];

type Term = Pick<Ask, 'name' | 'asked' | 'isSum'>;

const termsOf = (condition: Condition): readonly Term[] => {
  switch (condition.if) {
    case 'all':
    case 'any':
      return condition.of.flatMap(termsOf);
    case 'skill':
      return [{ name: condition.skill, asked: condition.levels, isSum: false }];
    case 'sum':
      return [{ name: condition.attribute, asked: condition.over, isSum: true }];
    default:
      return [];
  }
};

function askOf({ name, asked, isSum }: Term, crew: readonly Face[]): Ask {
  if (isSum) {
    const at = attributes.indexOf(name);
    const has = crew.flatMap(({ people }) => people).reduce((sum, one) => sum + (one.attributes[at] ?? 0), 0);
    return { name, asked, has, isSum, who: [] };
  }
  const levels = crew.map((face) => [face.title, skillLevels(face).get(name) ?? 0] as const);
  return {
    name,
    asked,
    has: levels.reduce((sum, [, level]) => sum + level, 0),
    isSum,
    who: levels.filter(([, level]) => level > 0).map(([title]) => title),
  };
}

export const isShort = ({ asked, has, isSum }: Ask): boolean => (isSum ? has <= asked : has < asked);

/** Sums last; of skills those asked most first. */
export function asksOf(missions: readonly Face[], crew: readonly Face[]): readonly Ask[] {
  const most = new Map<string, Term>();
  for (const { requires } of missions)
    for (const term of requires ? termsOf(requires) : []) {
      const known = most.get(term.name);
      if (!known || known.asked < term.asked) most.set(term.name, term);
    }
  return [...most.values()]
    .map((term) => askOf(term, crew))
    .toSorted(
      (a, b) => Number(a.isSum) - Number(b.isSum) || b.asked - a.asked || b.has - a.has || (a.name < b.name ? -1 : 1),
    );
}

/** How many people of this deck it takes to pass a sum, at their average. */
export const peopleFor = ({ asked, has }: Ask, people: number): number | undefined =>
  has === 0 || people === 0 ? undefined : Math.ceil((asked + 1) / (has / people));

/** What is lacking counts most, then what hangs on as many as are asked. */
const wantedFor = (face: Face, asks: readonly Ask[]): number => {
  const levels = skillLevels(face);
  return asks
    .filter(({ name }) => levels.has(name))
    .reduce((sum, ask) => sum + (isShort(ask) ? 100 : ask.has === ask.asked ? 10 : 1), 0);
};

/** What the missions lack and ask stands first among what was found; the table must enforce it. */
export const wantedFirst = (titles: readonly Title[], asks: readonly Ask[]): readonly Title[] =>
  asks.length === 0
    ? titles
    : titles
        .map((title) => ({
          title,
          wanted: title.status !== 'by hand' && typeOf(title.face) === 'Personnel' ? wantedFor(title.face, asks) : 0,
        }))
        .toSorted((a, b) => b.wanted - a.wanted)
        .map(({ title }) => title);
