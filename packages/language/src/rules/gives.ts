import type { Affiliation, Classification, Skill } from '../facts.ts';
import type { RuleWord } from './word.ts';

/** Something is had besides what is printed. */
export type Gives =
  /** One more level for each personnel of that classification present (B-5.7). */
  | {
      readonly rule: 'gives';
      readonly what: 'skill';
      readonly skill: Skill;
      readonly to: Classification;
    }
  /** Yours of that affiliation may attempt the mission here, as if it showed their icon (B-16.10). */
  | { readonly rule: 'gives'; readonly what: 'icon'; readonly icon: Affiliation }
  /** The host has the skills that were copied to this card. */
  | { readonly rule: 'gives'; readonly what: 'copied skills' };

export const extraSkill = (to: Classification, skill: Skill): Gives => ({ rule: 'gives', what: 'skill', skill, to });
export const addsIcon = (icon: Affiliation): Gives => ({ rule: 'gives', what: 'icon', icon });
export const givesCopiedSkills: Gives = { rule: 'gives', what: 'copied skills' };

export const givesWord: RuleWord<Gives> = {
  // What the act that copies them says.
  silent: ({ what }) => what === 'copied skills',
  says: (rule, frame) => {
    if (rule.what === 'skill') return `each of your ${rule.to}-classification personnel present gains ${rule.skill}`;
    if (rule.what === 'icon') return `your ${rule.icon} personnel may attempt ${frame.hosted}`;
    return `${frame.hosted} has the copied skills as well`;
  },
  sample: (any) =>
    any.oneOf<Gives>(
      { rule: 'gives', what: 'skill', skill: any.skill(), to: any.classification() },
      { rule: 'gives', what: 'icon', icon: any.affiliation() },
      { rule: 'gives', what: 'copied skills' },
    ),
};
