import type { Affiliation, CardDef, Icon, Individual, MissionKind, Quadrant, StaffingIcon } from '@spaceline/language';
import {
  affiliations,
  anyTime,
  byHand,
  cardPlay,
  iconWords,
  onTable,
  onYourTurn,
  requireAny,
  staffingWords,
} from '@spaceline/language';
import type { Title } from './catalogue.ts';
import { catalogue } from './catalogue.ts';

/**
 * A title without a program as a card that an assisted table can play: what the catalogue knows of it, and a text
 * that the players carry out. Numbers that nobody has said are 0.
 */

const byLetters: Readonly<Record<string, Affiliation>> = Object.fromEntries(
  affiliations.map((one) => [`[${one.slice(0, 3).toUpperCase()}]`, one]),
);

const affiliationsOf = ({ affiliation = '' }: Title): readonly Affiliation[] => {
  const named = affiliation.split('/').map((word) => word.toLowerCase());
  const found = affiliations.filter((one) => named.includes(one.toLowerCase()));
  return found.length > 0 ? found : ['Non-Aligned'];
};

/** Its icons, or everybody: who is left out by its text only the players know. */
const attemptedBy = ({ affiliation = '' }: Title): readonly Affiliation[] => {
  const shown = (affiliation.match(/\[[^\]]+\]/g) ?? []).flatMap((icon) => byLetters[icon] ?? []);
  return shown.length > 0 ? shown : affiliations;
};

const iconsOf = ({ icons = '' }: Title): readonly string[] => icons.match(/(?<=\[)[^\]]+/g) ?? [];
const knownIcons = Object.keys(iconWords) as readonly Icon[];
const knownStaffing = Object.keys(staffingWords) as readonly StaffingIcon[];
const quadrants: Readonly<Record<string, Quadrant>> = { GQ: 'Gamma', DQ: 'Delta', MU: 'Mirror' };

const staffingOf = (title: Title): { readonly staffing?: StaffingIcon } => {
  const icon = knownStaffing.find((one) => iconsOf(title).includes(one));
  return icon ? { staffing: icon } : {};
};

const stranger = (title: Title): Individual => ({
  name: title.title,
  classification: '',
  skills: [],
  integrity: 0,
  cunning: 0,
  strength: 0,
  species: [],
  ...staffingOf(title),
});

/** Where it is attempted is sometimes told by who may attempt it; else it may be either. */
const kindOf = ({ affiliation = '' }: Title): MissionKind =>
  /\bAway Team\b/.test(affiliation) ? 'planet' : /\bcrew\b/.test(affiliation) ? 'space' : 'dual';

/** Types that are put on the table before the game, each in its phase. */
const seedPhases = {
  Site: 'facility phase',
  'Time Location': 'doorway phase',
  Incident: 'dilemma phase',
  Objective: 'dilemma phase',
} as const;
const isSeeded = (type: string): type is keyof typeof seedPhases => Object.hasOwn(seedPhases, type);

/** What clauses of the sheets ask of objectives (MOD-7.2). */
const marksOf = (title: Title): readonly string[] => {
  if (title.type !== 'Objective') return [];
  return iconsOf(title).includes('BO') ? ['Objective', 'Borg Use Only'] : ['Objective'];
};

const text = [byHand];

export const unwrittenCard = (title: Title): CardDef => {
  const { id, type, universal } = title;
  const common = {
    id,
    title: title.title,
    ...(title.edition === 2 ? { edition: title.edition } : {}),
    printed: [],
    characteristics: [],
    icons: knownIcons.filter((icon) => iconsOf(title).includes(icon)),
    unwritten: true,
  } as const;
  const [quadrant = 'Alpha'] = iconsOf(title).flatMap((icon) => quadrants[icon] ?? []);
  switch (type) {
    case 'Personnel':
      return {
        ...common,
        type,
        universal,
        affiliations: affiliationsOf(title),
        individuals: [stranger(title)],
        personas: universal ? [] : [title.title],
      };
    case 'Ship':
      return {
        ...common,
        type,
        universal,
        affiliations: affiliationsOf(title),
        shipClass: '',
        range: 0,
        weapons: 0,
        shields: 0,
        staffing: [],
        equipment: [],
      };
    case 'Facility':
      return { ...common, type, universal, kind: 'Outpost', affiliations: affiliationsOf(title), shields: 0, quadrant };
    case 'Mission':
      return {
        ...common,
        type,
        universal,
        kind: kindOf(title),
        location: title.title,
        quadrant,
        points: 0,
        span: 0,
        attemptedBy: attemptedBy(title),
        requires: requireAny(),
      };
    case 'Dilemma':
      return { ...common, type, where: 'dual', encounter: { effect: text, after: 'discard' } };
    case 'Artifact':
      return { ...common, type, acquired: 'resolve', plays: [anyTime(onTable)], text };
    case 'Equipment':
      return { ...common, type };
    case 'Event':
      return { ...common, type, plays: [cardPlay(onTable)], text, stays: true };
    case 'Interrupt':
      return { ...common, type, plays: [anyTime(onTable)], text };
    case 'Doorway':
      return { ...common, type, plays: [onYourTurn(onTable)], seeds: ['doorway phase'], text, stays: true };
    default:
      return {
        ...common,
        type: 'Other',
        printedType: type,
        characteristics: marksOf(title),
        plays: [cardPlay(onTable)],
        ...(isSeeded(type) ? { seeds: [seedPhases[type]] } : {}),
        text,
        stays: true,
      };
  }
};

/** The cards behind these ids that have no program; ids that the catalogue does not know are left out. */
export const unwrittenCards = (ids: Iterable<string>): readonly CardDef[] => {
  const wanted = new Set(ids);
  return catalogue().flatMap((title) => (wanted.has(title.id) && !title.card ? unwrittenCard(title) : []));
};
