import { english } from '@spaceline/language';
import { describe, expect, test } from 'vitest';
import { catalogue } from './catalogue.ts';
import { unwrittenCard, unwrittenCards } from './unwritten.ts';

const unwritten = catalogue().filter((title) => !title.card);
const titled = (name: string) => {
  const found = unwritten.find(({ title, edition, version }) => title === name && edition === 1 && !version);
  if (!found) throw new Error(`${name} is not an unwritten title.`);
  return unwrittenCard(found);
};

describe('A-1: every title of the catalogue can be played at an assisted table', () => {
  test('each becomes a card of its type, and says that its text is not written', () => {
    expect(unwritten.length).toBeGreaterThan(4000);
    for (const title of unwritten) {
      const card = unwrittenCard(title);
      expect(card).toMatchObject({ id: title.id, title: title.title, unwritten: true });
      expect(card.type === 'Other' ? card.printedType : card.type).toBe(title.type);
      expect(english(card)).toMatch(/^Its text is not written/);
    }
  });
  test('they are found by their ids, written ones left out', () => {
    const cards = unwrittenCards(['data', 'kira-nerys', 'no such card']);
    expect(cards.map(({ id }) => id)).toEqual(['kira-nerys']);
  });
});

describe('A-4: what the catalogue tells', () => {
  test('affiliation, uniqueness and staffing icon of a personnel', () => {
    expect(titled('Kira Nerys')).toMatchObject({
      universal: false,
      affiliations: ['Bajoran'],
      individuals: [{ staffing: 'Cmd', integrity: 0, classification: '', skills: [] }],
      personas: ['Kira Nerys'],
    });
  });
  test('icons of a mission, and everybody where it shows none', () => {
    expect(titled('Changeling Research')).toMatchObject({ attemptedBy: ['Romulan', 'Cardassian', 'Bajoran'] });
    expect(titled('Seal Rift')).toMatchObject({ kind: 'space', points: 0 });
  });
  test('the quadrant by its icon, the Alpha Quadrant where the catalogue has none', () => {
    const quadrants = ['Dominion Outpost', 'Borg Outpost', 'Terran Outpost', 'Bajoran Outpost'].map(titled);
    expect(quadrants).toMatchObject(['Gamma', 'Delta', 'Mirror', 'Alpha'].map((quadrant) => ({ quadrant })));
    const mission = unwritten.find(({ title }) => title === 'Seal Rift')!;
    expect(unwrittenCard(mission)).toMatchObject({ quadrant: 'Alpha' });
    expect(unwrittenCard({ ...mission, icons: '[GQ]' })).toMatchObject({ quadrant: 'Gamma' });
  });
  test('a type of which the rules do not speak', () => {
    expect(titled('Seek Hidden Reliquary')).toMatchObject({ type: 'Other', printedType: 'Objective' });
  });
});
