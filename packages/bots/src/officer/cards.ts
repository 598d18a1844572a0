import { cardById } from '@spaceline/cards';
import type { CardDef, PersonnelCard, Skill, Who } from '@spaceline/language';
import { asPrinted, facesOf, judgedBy, skills } from '@spaceline/language';

/** What is printed on a card, made ready for counting: looked up once for each card of the pool. */

/** The card behind an id of the pool; titles that are not written are known by nothing. */
export const defOf = (id: string): CardDef | undefined => cardById(id);

const skillIndex: ReadonlyMap<string, number> = new Map(skills.map((skill, i) => [skill, i]));
export const skillCount = skills.length;
export const skillAt = (skill: Skill): number => skillIndex.get(skill) ?? -1;

/** What a personnel brings to requirements by print. */
export interface Profile {
  readonly def: PersonnelCard;
  /** Levels by the number of the skill, classifications included. */
  readonly levels: Float64Array;
  /** The same without those it has not: number of the skill and levels. */
  readonly has: readonly (readonly [number, number])[];
  /** Without the first-listed skill of each individual (B-5.8). */
  readonly hasLess: readonly (readonly [number, number])[];
  readonly integrity: number;
  readonly cunning: number;
  readonly strength: number;
  readonly command: number;
  readonly staff: number;
}

const makeProfile = (def: PersonnelCard): Profile => {
  const levels = new Float64Array(skillCount);
  let [integrity, cunning, strength, command, staff] = [0, 0, 0, 0, 0];
  const add = (skill: string, n: number): void => {
    const at = skillIndex.get(skill);
    if (at !== undefined) levels[at] = (levels[at] ?? 0) + n;
  };
  for (const one of def.individuals) {
    if (one.classification !== '') add(one.classification, 1);
    for (const { skill, levels: n } of one.skills) add(skill, n);
    integrity += one.integrity;
    cunning += one.cunning;
    strength += one.strength;
    if (one.staffing === 'Cmd') command += 1;
    if (one.staffing === 'Stf') staff += 1;
  }
  const has = [...levels.entries()].filter(([, n]) => n !== 0);
  const less = levels.slice();
  for (const {
    skills: [first],
  } of def.individuals) {
    const at = first && skillIndex.get(first.skill);
    if (first && at !== undefined) less[at] = (less[at] ?? 0) - first.levels;
  }
  const hasLess = [...less.entries()].filter(([, n]) => n > 0);
  return { def, levels, has, hasLess, integrity, cunning, strength, command, staff };
};

const profiles = new Map<string, Profile | undefined>();

/** Nothing: it is no personnel, or not written. */
export const profileOf = (id: string): Profile | undefined => {
  if (profiles.has(id)) return profiles.get(id);
  const def = defOf(id);
  const made = def?.type === 'Personnel' ? makeProfile(def) : undefined;
  profiles.set(id, made);
  return made;
};

const fitting = new WeakMap<Who, Map<string, number>>();

/** How many persons of a card fit by print; what only the table tells counts as no. */
export const fittingIn = (who: Who, id: string): number => {
  let known = fitting.get(who);
  if (!known) fitting.set(who, (known = new Map<string, number>()));
  const before = known.get(id);
  if (before !== undefined) return before;
  const def = defOf(id);
  let count = 0;
  if (def) for (const face of facesOf(def)) if (judgedBy(who, face, asPrinted) === true) count += 1;
  known.set(id, count);
  return count;
};

/** Equipment that gives a skill to everybody of a classification, as pairs of skill numbers. */
export interface Gear {
  readonly title: string;
  readonly gives: readonly { readonly skill: number; readonly to: string }[];
  /** Points of an attribute for each person, by print. */
  readonly adds: readonly { readonly what: 'integrity' | 'cunning' | 'strength'; readonly n: number }[];
}

const attributeWords = { INTEGRITY: 'integrity', CUNNING: 'cunning', STRENGTH: 'strength' } as const;

const makeGear = (def: CardDef): Gear => {
  const gives: { skill: number; to: string }[] = [];
  const adds: { what: 'integrity' | 'cunning' | 'strength'; n: number }[] = [];
  for (const rule of ('inPlay' in def ? def.inPlay?.rules : undefined) ?? []) {
    if (rule.rule === 'gives' && rule.what === 'skill') gives.push({ skill: skillAt(rule.skill), to: rule.to });
    if (rule.rule !== 'modify' || rule.reach !== 'present') continue;
    if (rule.what === 'INTEGRITY' || rule.what === 'CUNNING' || rule.what === 'STRENGTH')
      if (rule.amount.by === 'add' && typeof rule.amount.n === 'number')
        adds.push({ what: attributeWords[rule.what], n: rule.amount.n });
  }
  return { title: def.title, gives, adds };
};

const gears = new Map<string, Gear | undefined>();

/** Nothing: it is neither equipment nor an artifact used as such. */
export const gearOf = (id: string): Gear | undefined => {
  if (gears.has(id)) return gears.get(id);
  const def = defOf(id);
  const isGear = def?.type === 'Equipment' || (def?.type === 'Artifact' && def.acquired === 'team');
  const made = def && isGear ? makeGear(def) : undefined;
  gears.set(id, made);
  return made;
};
