import type { CardDef, DescribedFacts, FactName } from '@spaceline/language';
import { affiliations, classifications, factsOf, genders, skills, speciesNames } from '@spaceline/language';
import type { Face } from '@spaceline/art';

/** The form for the facts of an unwritten title: what it begins with, and what of it is new. */

type Entered = { readonly [Name in FactName]?: DescribedFacts[Name] | undefined };

const oneOf = <Word extends string>(words: readonly Word[], word: string | undefined): Word | undefined =>
  words.find((each) => each === word);

const numbersOf = (face: Face): Entered => {
  const [integrity, cunning, strength] = face.people[0]?.attributes ?? [];
  const [range, weapons, shields = face.shields] = face.ship ?? [];
  return { integrity, cunning, strength, range, weapons, shields, points: face.points, span: face.span };
};

/** What the table takes for true now. */
export function factsNow(face: Face): Entered {
  // Of a title with several people the players describe the first.
  const [person] = face.people;
  const named = face.type === 'Mission' ? face.attemptedBy : face.affiliations;
  return {
    ...numbersOf(face),
    affiliations: affiliations.filter((each) => named.includes(each)),
    classification: oneOf(classifications, person?.classification),
    skills: (person?.skills ?? []).flatMap(([word, levels]) => {
      const skill = oneOf(skills, word);
      return skill ? [{ skill, levels }] : [];
    }),
    gender: oneOf(genders, person?.gender),
    species: speciesNames.filter((each) => person?.species.includes(each)),
    staffing: face.staffing.flatMap((icon) => oneOf(['Cmd', 'Stf'] as const, icon) ?? []),
    kind: oneOf(['planet', 'space', 'dual'] as const, face.where),
    responds: face.responds ?? face.type === 'Interrupt',
  };
}

export const namesOfFacts = (face: Face): readonly FactName[] => factsOf(face.type as CardDef['type']);

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The draft's facts with one more. What the table takes for true anyway need not be said, unless nobody has said that 0. */
export function withFact<Name extends FactName>(
  facts: DescribedFacts,
  face: Face,
  name: Name,
  value: NonNullable<DescribedFacts[Name]>,
): DescribedFacts {
  const { [name]: _, ...rest } = facts;
  const isSaid = typeof value !== 'number' || face.known?.includes(name) === true;
  return isSaid && isSame(value, factsNow(face)[name]) ? rest : { ...rest, [name]: value };
}
