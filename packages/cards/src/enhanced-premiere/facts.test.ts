import { readFileSync } from 'node:fs';
import type { CardDef } from '@spaceline/language';
import { describe, expect, test } from 'vitest';
import { requirementOf } from '../requirement.ts';
import { enhancedPremiereCards } from './index.ts';

type Row = Readonly<Record<string, string>>;

const [header = [], ...lines] = readFileSync(new URL('../../facts/enhanced-premiere.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t'));
const rows: readonly Row[] = lines.map((cells) =>
  Object.fromEntries(header.map((column, i) => [column, cells[i] ?? ''])),
);

const numberOf = (card: CardDef): string => `${card.printed[0]?.number}`;
const rowsOf = (card: CardDef): readonly Row[] => rows.filter((row) => row['number'] === numberOf(card));
const sorted = (words: readonly string[]): string => words.toSorted().join('; ');

/** The facts of the table that a card has itself. */
const factsOf = (card: CardDef): Row => {
  const label = { title: card.title, type: card.type, rarity: `${card.printed[0]?.rarity}` };
  const kinds = { characteristics: sorted(card.characteristics) };
  if (card.type === 'Personnel') {
    const people = card.individuals;
    return {
      ...label,
      ...kinds,
      unique: card.universal ? 'universal' : 'yes',
      affiliation: card.affiliations.join('/'),
      classification: people.map((one) => one.classification).join('+'),
      integrity: people.map((one) => one.integrity).join('+'),
      cunning: people.map((one) => one.cunning).join('+'),
      strength: people.map((one) => one.strength).join('+'),
      staffing: people.flatMap((one) => (one.staffing ? [`[${one.staffing}]`] : [])).join(' '),
      persona: card.personas.join('; '),
      skills: people
        .map((one) => one.skills.map(({ skill, levels }) => (levels === 1 ? skill : `${skill} x${levels}`)).join('; '))
        .join(' / '),
    };
  }
  if (card.type === 'Dilemma')
    return { ...label, ...kinds, points: `${card.points ?? ''}`, dilemma_icon: card.where === 'dual' ? 'SP' : '' };
  if (card.type !== 'Mission') throw new Error(`${card.title} is of no type of this set.`);
  return {
    ...label,
    ...kinds,
    unique: card.universal ? 'universal' : 'yes',
    location: card.location,
    mission_type: card.kind,
    points: `${card.points}`,
    span: `${card.span}`,
    mission_affiliations: card.attemptedBy.join('; '),
    region: card.region ?? '',
    quadrant: card.quadrant,
    based_on: card.sameAs ?? '',
  };
};

describe('the fact table of Enhanced Premiere', () => {
  test('holds 21 cards, the nine missions with two sides each', () => {
    expect(rows).toHaveLength(30);
    expect(enhancedPremiereCards.map(numberOf)).toEqual(Array.from({ length: 21 }, (_, i) => `${i + 1}`));
  });

  test.each(enhancedPremiereCards.map((card) => [card.title, card] as const))('%s', (_, card) => {
    const found = rowsOf(card);
    expect(found).toHaveLength(card.type === 'Mission' ? 2 : 1);
    for (const row of found) expect({ ...row, ...factsOf(card) }).toEqual(row);
  });

  test.each(enhancedPremiereCards.flatMap((card) => (card.type === 'Mission' ? [[card.title, card] as const] : [])))(
    'EP-4.1: %s asks for the same on both sides, and shows its outpost or wormhole in front',
    (_, card) => {
      const [front, back] = rowsOf(card);
      for (const row of [front, back]) expect(requirementOf(row?.['requirements'] ?? '')).toEqual(card.requires);
      const outpost = card.builtIn?.kind === 'outpost' ? card.builtIn : undefined;
      expect(front).toMatchObject({
        affiliation: outpost?.affiliation ?? '',
        shields: `${outpost?.shields ?? ''}`,
        facility_type: outpost ? 'Outpost' : '',
        icons: outpost ? '' : '[Wmh]',
      });
      expect(back).toMatchObject({ affiliation: '', shields: '', facility_type: '', icons: '' });
    },
  );
});
