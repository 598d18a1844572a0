import type {
  Affiliation,
  Classification,
  Gender,
  Icon,
  Quadrant,
  Rarity,
  RequiredIcon,
  SkillLevel,
  SpecialEquipment,
  StaffingIcon,
} from '@spaceline/language';
import { affiliations, classifications, iconWords, skills, specialEquipment, staffingWords } from '@spaceline/language';

/** Cells of a fact table as words of the language; what the language has no word for is left out. */

const among =
  <Word extends string>(words: readonly Word[]) =>
  (cell: string): Word | undefined =>
    words.find((word) => word === cell);

export const listed = (cell: string, separator = '; '): readonly string[] => (cell === '' ? [] : cell.split(separator));

/** A number that a text defines (X, 7+X, 30*) counts with what is printed of it. */
export const numberOf = (cell: string): number => Number.parseInt(cell, 10) || 0;

const affiliationNamed = among(affiliations);
export const affiliationsOf = (cell: string): readonly Affiliation[] =>
  listed(cell, '/').flatMap((name) => affiliationNamed(name) ?? []);

/** Who may attempt a mission: `any`, `any but` one, or a list. */
export const attemptersOf = (cell: string): readonly Affiliation[] => {
  if (cell === 'any') return affiliations;
  const [, but] = /^any but (.+)$/.exec(cell) ?? [];
  if (but !== undefined) return affiliations.filter((one) => one !== but);
  return listed(cell).flatMap((name) => affiliationNamed(name) ?? []);
};

export const classificationOf: (cell: string) => Classification | undefined = among([...classifications, 'ANIMAL']);

const skillNamed = among(skills);
const levelOf = (word: string): readonly SkillLevel[] => {
  const [, name = '', levels = '1'] = /^(.+?)(?: x(\d+))?$/.exec(word) ?? [];
  const skill = skillNamed(name);
  return skill ? [{ skill, levels: Number(levels) }] : [];
};
export const skillsOf = (cell: string): readonly SkillLevel[] => listed(cell).flatMap(levelOf);

const marks = (cell: string): readonly string[] => cell.match(/(?<=\[)[^\]]+(?=\])/g) ?? [];
const iconNamed = among(Object.keys(iconWords) as readonly Icon[]);
const staffingNamed = among(Object.keys(staffingWords) as readonly StaffingIcon[]);

export const iconsOf = (cell: string): readonly Icon[] => [
  ...new Set(marks(cell).flatMap((mark) => iconNamed(mark) ?? [])),
];
/** The staffing icon of each person in turn. */
export const staffingOf = (cell: string): readonly (StaffingIcon | undefined)[] => marks(cell).map(staffingNamed);
/** What a ship asks for, if it is icons alone. */
export const requiredIcons = (cell: string): readonly RequiredIcon[] | undefined => {
  if (cell === 'none' || cell === '') return [];
  if (!/^(\[[^\]]+\] ?)+$/.test(cell)) return undefined;
  const found = marks(cell).map((mark) => staffingNamed(mark) ?? iconNamed(mark));
  return found.every((icon) => icon !== undefined) ? found : undefined;
};

/** The quadrant a card is native to, by its icon (B-13.9). */
export const nativeTo = (icons: readonly Icon[]): Quadrant => {
  if (icons.includes('DQ')) return 'Delta';
  if (icons.includes('GQ')) return 'Gamma';
  return icons.includes('MU') ? 'Mirror' : 'Alpha';
};
export const quadrantOf = among<Quadrant>(['Alpha', 'Gamma', 'Delta', 'Mirror']);

export const equipmentOf = (cell: string): readonly SpecialEquipment[] => {
  const named = among(specialEquipment);
  return listed(cell).flatMap((name) => named(name) ?? []);
};
export const genderOf = (cell: string): Gender | undefined =>
  among<Gender>(['male', 'female', 'neuter'])(cell.toLowerCase());
export const rarityOf = (cell: string): Rarity =>
  among<Rarity>(['C', 'U', 'R', 'P', 'R+', 'R*', 'UR', 'S', 'V', 'VP'])(cell) ?? '';
