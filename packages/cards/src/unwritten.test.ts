import { english } from '@spaceline/language';
import { describe, expect, test } from 'vitest';
import { catalogue } from './catalogue.ts';
import { factsOf } from './facts.ts';
import { plainCards, unwrittenCard, unwrittenCards } from './unwritten.ts';

const unwritten = catalogue().filter((title) => !title.card);
const titled = (name: string, set?: string) => {
  const found = unwritten.find(({ title, edition, version, sets }) =>
    set ? title === name && sets.includes(set) : title === name && edition === 1 && !version,
  );
  if (!found) throw new Error(`${name} is not an unwritten title.`);
  return unwrittenCard(found);
};

describe('A-1: every title of the catalogue can be played at an assisted table', () => {
  test('each becomes a card of its type, and says that its text is not written', () => {
    expect(unwritten.length).toBeGreaterThan(3800);
    for (const title of unwritten) {
      const card = unwrittenCard(title);
      expect(card).toMatchObject({ id: title.id, title: title.title, unwritten: true });
      expect(card.type === 'Other' ? card.printedType : card.type).toBe(title.type);
      expect(english(card)).toMatch(/^Its text is not written/);
    }
  });
  test('they are found by their ids, written ones left out', () => {
    const cards = unwrittenCards(['data', 'kira-nerys', 'bajoran-outpost', 'no such card']);
    expect(cards.map(({ id }) => id).toSorted()).toEqual(['bajoran-outpost', 'kira-nerys']);
  });
  test('at other tables only those that say nothing beyond their facts', () => {
    const cards = plainCards(['data', 'kira-nerys', 'bajoran-outpost', 'no such card']);
    expect(cards.map(({ id }) => id)).toEqual(['bajoran-outpost']);
  });
});

describe('A-4: what the facts tell', () => {
  test('everything that a personnel shows', () => {
    expect(titled('Kira Nerys')).toMatchObject({
      universal: false,
      affiliations: ['Bajoran'],
      individuals: [
        {
          staffing: 'Cmd',
          integrity: 7,
          cunning: 7,
          strength: 8,
          classification: 'OFFICER',
          skills: [
            { skill: 'Leadership', levels: 1 },
            { skill: 'Resistance', levels: 1 },
            { skill: 'SECURITY', levels: 1 },
            { skill: 'Navigation', levels: 2 },
            { skill: 'Computer Skill', levels: 1 },
          ],
          species: ['Bajoran'],
          gender: 'female',
        },
      ],
      personas: ['Kira Nerys'],
      icons: ['Orb'],
    });
  });
  test('points, span and icons of a mission, and everybody where it shows none', () => {
    expect(titled('Changeling Research')).toMatchObject({
      attemptedBy: ['Romulan', 'Cardassian', 'Bajoran'],
      quadrant: 'Gamma',
    });
    expect(titled('Seal Rift')).toMatchObject({ kind: 'space', points: 35 });
  });
  test('what it asks for, if that is made of terms of requirements alone', () => {
    expect(titled('Collect Omicron Particles')).toMatchObject({
      requires: { if: 'all', of: [{ skill: 'ENGINEER' }, { skill: 'Leadership' }, { skill: 'Astrophysics' }, {}] },
    });
    expect(titled('Diplomatic Conference')).toMatchObject({ requires: { if: 'any', of: [] } });
  });
  test('the native quadrant by its icon', () => {
    const cards = ['Primary Supply Depot', 'Borg Outpost', 'Terran Outpost', 'Neutral Outpost'].map((name) =>
      titled(name),
    );
    expect(cards).toMatchObject(['Gamma', 'Delta', 'Mirror', 'Alpha'].map((quadrant) => ({ quadrant })));
    expect(titled('The Doctor')).toMatchObject({ quadrant: 'Delta', icons: ['DQ', 'Holo'] });
  });
  test('where a dilemma is met, and its points', () => {
    expect(titled('Alien Labyrinth')).toMatchObject({ type: 'Dilemma', where: 'planet' });
  });
  test('a type of which the rules do not speak', () => {
    expect(titled('Seek Hidden Reliquary')).toMatchObject({ type: 'Other', printedType: 'Objective' });
  });
});

test('A-4: a title without a table of facts is known by its line in the catalogue alone', () => {
  const strangers = unwritten.filter(({ id, reprintOf }) => !factsOf(reprintOf ?? id));
  const first = strangers.find(({ type, edition }) => type === 'Personnel' && edition === 2)!;
  expect(unwrittenCard(first)).toMatchObject({ individuals: [{ integrity: 0, classification: '', skills: [] }] });
  expect(strangers.filter(({ edition }) => edition === 1).length).toBeLessThan(50);
});

test('a version that is only another printing has the program or the facts of the original', () => {
  const ids = ['escape-pod.voyager', 'captains-log.voyager', 'data.nemesis'];
  const [pod, log, data] = ids.map((id) => catalogue().find((title) => title.id === id)!);
  expect(pod).toMatchObject({ status: 'written', reprintOf: 'escape-pod', card: { id: ids[0], title: 'Escape Pod' } });
  expect(log).toMatchObject({ status: 'by hand', reprintOf: 'captains-log' });
  expect(unwrittenCard(log!)).toMatchObject({ characteristics: ['Captains Order'] });
  expect(data?.reprintOf).toBeUndefined();
  expect(plainCards(ids).map(({ id }) => id)).toContain('escape-pod.voyager');
});
