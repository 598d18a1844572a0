import type {
  Affiliation,
  CardDef,
  Common,
  Individual,
  MissionKind,
  StaffingIcon,
  Text,
  Who,
} from '@spaceline/language';
import {
  affiliations,
  anyTime,
  both,
  byHand,
  cardPlay,
  characterized,
  except,
  idOf,
  onTable,
  onYourTurn,
  requireAny,
  withIcon,
} from '@spaceline/language';
import type { Title } from './catalogue.ts';
import { catalogue } from './catalogue.ts';
import type { Facts } from './facts.ts';
import { factsOf } from './facts.ts';
import { cardById } from './index.ts';
import { dilemmaFacts, isNor, printingOf } from './from-facts.ts';
import { plainCard } from './plain.ts';
import { iconsOf, listed, nativeTo, staffingOf } from './words-of-facts.ts';

/**
 * A title without a program as a card that an assisted table can play: its facts, and a text that the players carry
 * out. Where there is no table of facts, numbers that nobody has said are 0.
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

const staffedBy = ({ icons = '' }: Title): { readonly staffing?: StaffingIcon } => {
  const icon = staffingOf(icons).find((one) => one !== undefined);
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
  ...staffedBy(title),
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
  return title.icons?.includes('[BO]') ? ['Objective', 'Borg Use Only'] : ['Objective'];
};

const text = [byHand];

/** A site is seeded on a station with room for sites; one of the mirror universe on one that shows its icon. */
const roomFor = ({ title }: Title): Who => {
  const nor = characterized('Nor');
  if (title.endsWith('Mirror Universe')) return both(nor, withIcon('MU'));
  return title === 'Ops' ? both(nor, except(withIcon('MU'))) : nor;
};

/** Some doorways are seeded under missions, or in both ways: one to be met, one to open a side deck (OTF-3.1). */
const doorwaySeeds = (facts: Facts | undefined): NonNullable<Text['seeds']> => {
  if (facts?.seeds === 'under') return ['like a dilemma'];
  return facts?.seeds === 'both' ? ['doorway phase', 'like a dilemma'] : ['doorway phase'];
};

/** Of a title without facts: what its line in the catalogue tells. */
const guessed = (title: Title, common: Common): CardDef | undefined => {
  const { type, universal } = title;
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
      return {
        ...common,
        type,
        universal,
        kind: 'Outpost',
        characteristics: isNor(title.title) ? ['Nor'] : [],
        affiliations: affiliationsOf(title),
        shields: 0,
        quadrant: nativeTo(common.icons),
      };
    case 'Mission':
      return {
        ...common,
        type,
        universal,
        kind: kindOf(title),
        location: title.title,
        quadrant: nativeTo(common.icons),
        points: 0,
        span: 0,
        attemptedBy: attemptedBy(title),
        requires: requireAny(),
      };
    default:
      return undefined;
  }
};

/** Whoever may attempt a mission by its text may be anybody. */
const attemptable = (card: CardDef): CardDef =>
  card.type === 'Mission' && card.attemptedBy.length === 0 ? { ...card, attemptedBy: affiliations } : card;

const withText = (title: Title, common: Common, facts: Facts | undefined): CardDef => {
  const { type } = title;
  switch (type) {
    case 'Dilemma':
      return {
        ...common,
        type,
        ...(facts ? dilemmaFacts(facts) : { where: 'dual' }),
        encounter: { effect: text, after: 'discard' },
      };
    case 'Artifact':
      return { ...common, type, acquired: 'resolve', plays: [anyTime(onTable)], text };
    case 'Equipment':
      return { ...common, type };
    case 'Event':
      return { ...common, type, plays: [cardPlay(onTable)], text, stays: true };
    case 'Interrupt':
      return { ...common, type, plays: [anyTime(onTable)], text };
    case 'Doorway':
      return { ...common, type, plays: [onYourTurn(onTable)], seeds: doorwaySeeds(facts), text, stays: true };
    default:
      return {
        ...common,
        type: 'Other',
        printedType: type,
        characteristics: [...common.characteristics, ...marksOf(title)],
        plays: [cardPlay(onTable)],
        ...(isSeeded(type) ? { seeds: [seedPhases[type]] } : {}),
        ...(type === 'Site' ? { seedsWith: roomFor(title) } : {}),
        text,
        stays: true,
      };
  }
};

/** Another printing keeps the facts, and has a number that no list tells. */
const printedAgain = (card: CardDef, { reprintOf, version = '' }: Title): CardDef =>
  reprintOf === undefined ? card : { ...card, printed: [{ set: idOf(version), number: 0, rarity: '' }] };

export const unwrittenCard = (title: Title): CardDef => {
  const facts = factsOf(title.reprintOf ?? title.id);
  const fromFacts = facts && plainCard(title, facts);
  if (fromFacts) return printedAgain(attemptable({ ...fromFacts, unwritten: true }), title);
  const common: Common = {
    id: title.id,
    title: title.title,
    ...(title.edition === 2 ? { edition: title.edition } : {}),
    printed: facts ? [printingOf(facts)] : [],
    characteristics: facts ? listed(facts.characteristics) : [],
    icons: iconsOf(facts?.icons ?? title.icons ?? ''),
    unwritten: true,
  };
  return printedAgain(guessed(title, common) ?? withText(title, common, facts), title);
};

/** The cards behind these ids that have no program of their own; ids that the catalogue does not know are left out. */
const beyond = (ids: Iterable<string>, takes: (title: Title) => CardDef | undefined): readonly CardDef[] => {
  const wanted = new Set(ids);
  return catalogue().flatMap((title) => (wanted.has(title.id) && !cardById(title.id) ? (takes(title) ?? []) : []));
};

/** What the facts make of these titles. */
export const plainCards = (ids: Iterable<string>): readonly CardDef[] => beyond(ids, ({ card }) => card);

/** The same, and the others as cards of an assisted table. */
export const unwrittenCards = (ids: Iterable<string>): readonly CardDef[] =>
  beyond(ids, (title) => title.card ?? unwrittenCard(title));
