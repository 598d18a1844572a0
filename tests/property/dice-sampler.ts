import type { Random } from '@spaceline/bots';
import type { CardDef, Condition, QuestionSampler, Who } from '@spaceline/language';
import { conditionWords, skills, whoWords } from '@spaceline/language';

/** Made-up questions and conditions whose every part is thrown with dice; after a few levels only plain ones. */

const deepest = 3;

export const samplerOf = (dice: Random, cards: readonly CardDef[]): QuestionSampler => {
  const oneOf = <T>(...of: readonly T[]): T => of[dice.int(of.length)];
  const title = (): string => oneOf(...cards).title;
  let depth = 0;
  const node = <Node>(
    words: Readonly<Record<string, { sample(any: QuestionSampler): Node }>>,
    plain: () => Node,
  ): Node => {
    if (depth >= deepest) return plain();
    depth += 1;
    const made = oneOf(...Object.values(words)).sample(any);
    depth -= 1;
    return made;
  };
  const any: QuestionSampler = {
    number: (min = -1, max = 12) => min + dice.int(max - min + 1),
    oneOf,
    maybe: <K extends string, T>(field: K, value: () => T) =>
      dice.int(2) === 0 ? ({ [field]: value() } as { [N in K]: T }) : {},
    several: (part, min = 0, max = 3) => Array.from({ length: min + dice.int(max - min + 1) }, () => part()),
    skill: () => oneOf(...skills),
    classification: () => oneOf('OFFICER', 'ENGINEER', 'MEDICAL', 'SCIENCE', 'SECURITY'),
    affiliation: () => oneOf('Federation', 'Klingon', 'Romulan', 'Non-Aligned'),
    attribute: () => oneOf('INTEGRITY', 'CUNNING', 'STRENGTH'),
    shipAttribute: () => oneOf('RANGE', 'WEAPONS', 'SHIELDS'),
    cardType: () => oneOf('Artifact', 'Event', 'Interrupt', 'Equipment', 'Personnel', 'Ship', 'Facility'),
    title,
    who: () => node<Who>(whoWords, () => ({ who: 'title', is: title() })),
    condition: () => node<Condition>(conditionWords, () => ({ if: 'named', title: title() })),
  };
  return any;
};
