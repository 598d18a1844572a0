import { readFileSync, readdirSync } from 'node:fs';
import { allCards, cardById } from '@spaceline/cards';
import {
  type CardDef,
  type Condition,
  type EquipmentCard,
  type FacilityCard,
  type MissionCard,
  type PersonnelCard,
  type ShipCard,
  type SkillLevel,
  type RequiredIcon,
  idOf,
} from '@spaceline/language';
import { describe, expect, test } from 'vitest';
import { premiereCards } from './index.ts';

type Row = Readonly<Record<string, string>>;

const [header, ...lines] = readFileSync(new URL('../../facts/premiere.tsv', import.meta.url), 'utf8')
  .replace(/\n$/, '')
  .split('\n')
  .map((line) => line.split('\t'));
const rows: readonly Row[] = lines.map((cells) => Object.fromEntries(header.map((column, i) => [column, cells[i]])));

const plainTypes = ['Personnel', 'Ship', 'Mission', 'Facility', 'Equipment'] as const;
type PlainCard = PersonnelCard | ShipCard | MissionCard | FacilityCard | EquipmentCard;
const isPlain = (card: CardDef): card is PlainCard => plainTypes.some((type) => type === card.type);
const plainCards = premiereCards.filter(isPlain);

const list = (words: readonly string[]): string => words.join('; ');
const icon = (word: string): string => `[${word}]`;
const uniqueness = (universal: boolean): string => (universal ? 'universal' : 'yes');
const capital = (word = ''): string => word.slice(0, 1).toUpperCase() + word.slice(1);
const times = (name: string, count: number): string => {
  if (count === 1) return name;
  return `${name} x${count === 0.5 ? '1/2' : count}`;
};
const skillWords = (levels: readonly SkillLevel[]): string =>
  list(levels.map(({ skill, levels: count }) => times(skill, count)));
const requiredStaff = (icons: readonly RequiredIcon[]): string => icons.map(icon).join(' ') || 'none';

const term = (condition: Condition): string => {
  switch (condition.if) {
    case 'skill':
      return times(condition.skill, condition.levels);
    case 'sum':
      return `${condition.attribute}>${condition.over}`;
    case 'named':
      return condition.title;
    default:
      throw new Error(`"${condition.if}" is no term of a requirement.`);
  }
};
const terms = (condition: Condition): string =>
  condition.if === 'all' ? condition.of.map(term).join(' + ') : term(condition);
/** A requirement in the words of the table: alternatives by ` OR `, their terms by ` + `. */
const requirement = (condition: Condition): string =>
  condition.if === 'any' ? condition.of.map(terms).join(' OR ') : terms(condition);

const personnelFacts = (card: PersonnelCard): Row => {
  const [person] = card.individuals;
  return {
    title: list(card.individuals.map(({ name }) => name)),
    unique: uniqueness(card.universal),
    affiliation: card.affiliations.join('/'),
    classification: person.classification,
    integrity: `${person.integrity}`,
    cunning: `${person.cunning}`,
    strength: `${person.strength}`,
    staffing: person.staffing ? icon(person.staffing) : '',
    icons: list(card.icons.map(icon)),
    species: person.species.join('/'),
    gender: capital(person.gender),
    // The table names every personnel as a persona; a universal one has none in the game (B-4.7).
    persona: card.universal ? card.title : list(card.personas),
    matching_commander: card.matchingCommander ?? '',
    skills: skillWords(person.skills),
  };
};

const shipFacts = (card: ShipCard): Row => ({
  unique: uniqueness(card.universal),
  affiliation: card.affiliations.join('/'),
  ship_class: card.shipClass,
  range: `${card.range}`,
  weapons: `${card.weapons}`,
  shields: `${card.shields}`,
  staffing: requiredStaff(card.staffing),
  icons: list(card.icons.map(icon)),
  matching_commander: card.matchingCommander ?? '',
  special_equipment: list(card.equipment),
});

const missionFacts = (card: MissionCard): Row => ({
  unique: uniqueness(card.universal),
  location: card.location,
  mission_type: card.kind,
  points: `${card.points}`,
  span: `${card.span}`,
  mission_affiliations: list(card.attemptedBy),
  region: card.region ?? '',
  quadrant: card.quadrant,
  requirements: requirement(card.requires),
  icons: list(card.icons.map(icon)),
});

const facilityFacts = (card: FacilityCard): Row => ({
  unique: uniqueness(card.universal),
  affiliation: card.affiliations.join('/'),
  shields: `${card.shields}`,
  facility_type: card.kind,
  icons: list(card.icons.map(icon)),
});

const factsByType = (card: PlainCard): Row => {
  switch (card.type) {
    case 'Personnel':
      return personnelFacts(card);
    case 'Ship':
      return shipFacts(card);
    case 'Mission':
      return missionFacts(card);
    case 'Facility':
      return facilityFacts(card);
    case 'Equipment':
      return { unique: 'n/a', icons: list(card.icons.map(icon)) };
  }
};

const printingOf = (card: CardDef) => card.printed.find(({ set }) => set === 'premiere');

/** What every card shows, whatever its type. */
const label = (card: CardDef): Row => ({
  number: `${printingOf(card)?.number}`,
  title: card.title,
  type: card.type,
  rarity: `${printingOf(card)?.rarity}`,
  characteristics: list(card.characteristics),
});

/** The whole row of the table as the card would fill it in; what the card does not speak of stays empty. */
const rowBy = (card: PlainCard): Row => ({
  ...Object.fromEntries(header.map((column) => [column, ''])),
  ...label(card),
  ...factsByType(card),
});

describe('the fact table of Premiere', () => {
  test('holds 363 cards, numbered without a gap', () => {
    expect(rows.map(({ number }) => Number(number))).toEqual(Array.from({ length: 363 }, (_, i) => i + 1));
    expect(new Set(rows.map(({ title }) => title)).size).toBe(363);
  });

  test.each(plainTypes)('%s: all of the table are written, no others, and every fact agrees', (type) => {
    expect(plainCards.filter((card) => card.type === type).map(rowBy)).toEqual(rows.filter((row) => row.type === type));
  });

  test('agrees with every written card in number, title, type, rarity and characteristics', () => {
    const labelled = premiereCards.map(label);
    const columns = Object.keys(labelled[0]);
    const expected = premiereCards.map((card) => {
      const row = rows.find(({ title }) => title === card.title);
      return Object.fromEntries(columns.map((column) => [column, row?.[column]]));
    });
    expect(labelled).toEqual(expected);
  });
});

describe('the files of Premiere', () => {
  test('are named by the ids of their cards, and the ids by the titles', () => {
    const files = readdirSync(new URL('.', import.meta.url))
      .filter((name) => !name.endsWith('.test.ts') && name !== 'index.ts' && name !== 'set.ts')
      .map((name) => name.replace(/\.ts$/, ''));
    expect(premiereCards.map(({ id }) => id).toSorted()).toEqual(files.toSorted());
    expect(premiereCards.map(({ id }) => id)).toEqual(premiereCards.map(({ title }) => idOf(title)));
  });

  test('have one collector number each, in rising order', () => {
    const numbers = premiereCards.map((card) => printingOf(card)?.number ?? 0);
    expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
  });

  test('give one card for each id', () => {
    for (const card of allCards) expect(cardById(card.id)).toBe(card);
    expect(cardById('no-such-card')).toBeUndefined();
  });
});
