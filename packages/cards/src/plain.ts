import type { CardDef } from '@spaceline/language';
import type { Facts } from './facts.ts';
import { facilityFrom, missionFrom, personnelFrom, shipFrom } from './from-facts.ts';
import { classificationOf, listed, requiredIcons, skillsOf } from './words-of-facts.ts';

/** Cards that say nothing beyond their facts: they play by the rules, without a file of their own. */

interface Named {
  readonly id: string;
  readonly title: string;
  readonly type: string;
}

const builders: Readonly<Record<string, (card: Named, facts: Facts) => CardDef>> = {
  Personnel: personnelFrom,
  Ship: shipFrom,
  Mission: missionFrom,
  Facility: facilityFrom,
};

/** Peoples and icons that have rules of their own, which the base game does not. */
const withoutRules: readonly { readonly why: string; readonly isSo: (facts: Facts) => boolean }[] = [
  {
    why: 'Borg neither attempt missions nor work with others, and their own rules are not written',
    isSo: ({ affiliation }) => affiliation.includes('Borg'),
  },
  { why: 'the Neutral affiliation has no rules yet', isSo: ({ affiliation }) => affiliation.includes('Neutral') },
  { why: 'nemesis icons have no rules yet', isSo: ({ icons }) => /[<(]\w[)>]/.test(icons) },
  { why: 'the need for ketracel-white has no rules yet', isSo: ({ icons }) => icons.includes('[KW]') },
  { why: 'enigma cards have no rules yet', isSo: ({ unique }) => unique === 'enig' },
  {
    why: 'its special equipment has no rules yet',
    isSo: ({ special_equipment: has }) => /Energy Dampener|Invasive Transporters/.test(has),
  },
  {
    why: 'its staffing requirement is not made of icons',
    isSo: ({ ship_class: ship, staffing }) => ship !== '' && requiredIcons(staffing) === undefined,
  },
  {
    why: 'a skill or classification of it has no rules yet',
    isSo: ({ classification, skills }) =>
      !listed(classification, '+').every(classificationOf) ||
      skillsOf(skills.replace(' / ', '; ')).length !== listed(skills.replace(' / ', '; ')).length,
  },
];

/** Why a card that says more than its facts is played by hand. */
export const saysMore = (more: Facts['more'] | undefined): string => {
  if (more === undefined) return 'its facts are not known';
  return more === 'ends' ? 'its two ends differ' : 'its text is not written';
};

/** Why a card that says nothing else cannot be played by its facts and the rules; nothing, if it is plain. */
export const whyNotPlain = (facts: Facts): string | undefined => withoutRules.find(({ isSo }) => isSo(facts))?.why;

/** The card that a plain title is. */
export const plainCard = (card: Named, facts: Facts): CardDef | undefined => builders[card.type]?.(card, facts);
