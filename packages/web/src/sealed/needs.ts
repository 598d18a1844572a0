import type { Condition } from '@spaceline/language';
import { englishCondition } from '@spaceline/language';
import type { Face } from '@spaceline/art';
import { skillLevels } from './pool.ts';

/** What a mission asks for beside what the people of a deck bring, all together. */

export interface Need {
  readonly words: string;
  /** What the people have of it; absent where people alone do not decide. */
  readonly has?: number;
  readonly met?: boolean;
}

const attributes = ['INTEGRITY', 'CUNNING', 'STRENGTH'];

const sumOf = (people: readonly Face[], attribute: string): number => {
  const at = attributes.indexOf(attribute);
  return people.flatMap((face) => face.people).reduce((sum, person) => sum + (person.attributes[at] ?? 0), 0);
};

function needOf(condition: Condition, people: readonly Face[]): Need {
  const words = englishCondition(condition);
  switch (condition.if) {
    case 'skill': {
      const has = people.reduce((sum, face) => sum + (skillLevels(face).get(condition.skill) ?? 0), 0);
      return { words, has, met: has >= condition.levels };
    }
    case 'sum': {
      const has = sumOf(people, condition.attribute);
      return { words, has, met: has > condition.over };
    }
    case 'named': {
      const met = people.some(
        (face) => face.title === condition.title || face.people.some(({ name }) => name === condition.title),
      );
      return { words, met };
    }
    default:
      return { words };
  }
}

/** The ways to solve a mission; of each way everything is needed. */
export function needsOf(condition: Condition, people: readonly Face[]): readonly (readonly Need[])[] {
  switch (condition.if) {
    case 'any':
      return condition.of.flatMap((one) => needsOf(one, people));
    case 'all':
      return condition.of
        .map((one) => needsOf(one, people))
        .reduce<readonly (readonly Need[])[]>(
          (before, ways) => before.flatMap((needs) => ways.map((more) => [...needs, ...more])),
          [[]],
        );
    default:
      return [[needOf(condition, people)]];
  }
}

/** Whether the missions make a Full Win possible: one that is both planet and space counts as either, not as both. */
export const bothKinds = (missions: readonly Face[]): boolean =>
  missions.some(({ where }, at) =>
    missions.some((other, beside) => beside !== at && where !== 'space' && other.where !== 'planet'),
  );
