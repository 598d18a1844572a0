import { allCards, cardById } from '@spaceline/cards';
import { type CardDef, type PersonnelCard, idOf } from '@spaceline/language';
import { describe, expect, test } from 'vitest';
import { type Peril, expected, expectedUnder, readingOf, teamOf } from './index.ts';

const cardOf = (title: string): CardDef => {
  const card = cardById(idOf(title));
  if (!card) throw new Error(`No card ${title}.`);
  return card;
};

const personnel = (title: string): PersonnelCard => {
  const card = cardOf(title);
  if (card.type !== 'Personnel') throw new Error(`${title} is no personnel.`);
  return card;
};

const people = (...titles: readonly string[]) => titles.map((title) => ({ card: personnel(title) }));

const perilsOf = (title: string, at: 'planet' | 'space' = 'planet'): readonly Peril[] => {
  const reading = readingOf(cardOf(title));
  if (reading.is !== 'dilemma') throw new Error(`${title} is no dilemma.`);
  return reading.perils[at];
};

const useOf = (title: string) => {
  const reading = readingOf(cardOf(title));
  if (reading.is !== 'use') throw new Error(`${title} is not played.`);
  return reading.use;
};

/** The same card under another title: nothing of its reading may change. */
const renamed = (card: CardDef): CardDef => ({ ...card, id: 'another', title: 'Another Title' });

describe('readings', () => {
  test('every card has one', () => {
    expect(allCards.length).toBeGreaterThanOrEqual(384);
    for (const card of allCards) expect(readingOf(card).is, card.title).toBeTruthy();
  });

  test('no card is read by its title', () => {
    const told = (card: CardDef) => JSON.stringify(readingOf(card)).replaceAll(JSON.stringify(card.title), '""');
    for (const card of allCards) {
      if (card.type === 'Personnel' || card.type === 'Ship' || card.type === 'Facility') continue;
      expect(told(renamed(card)), card.title).toBe(told(card).replaceAll(JSON.stringify(card.title), '""'));
    }
  });
});

describe('what a dilemma does', () => {
  test('walls come back, killers take people, filters let the others go on', () => {
    expect(perilsOf('Impassable Door')[0]?.kind).toBe('wall');
    expect(perilsOf('Archer')[0]?.kind).toBe('killer');
    expect(perilsOf('Armus - Skin of Evil')[0]?.kind).toBe('filter');
    expect(perilsOf('Cytherians', 'space')[0]?.kind).toBe('delay');
    expect(perilsOf('Sarjenka')[0]?.kind).toBe('gift');
  });

  test('Archer is passed with SECURITY and MEDICAL, and kills one otherwise', () => {
    expect(expected(perilsOf('Archer'), teamOf(people('Beverly Crusher', 'Tasha Yar'))).through).toBe(1);
    const failed = expected(perilsOf('Archer'), teamOf(people('Beverly Crusher', 'Jean-Luc Picard')));
    expect(failed).toMatchObject({ through: 0, deaths: 1, again: 0 });
  });

  test('a kit makes an OFFICER a MEDICAL', () => {
    const without = teamOf(people('Jean-Luc Picard', 'Tasha Yar'));
    const kit = teamOf(people('Jean-Luc Picard', 'Tasha Yar'), [cardOf('Medical Kit')]);
    expect(expected(perilsOf('Archer'), without).through).toBe(0);
    expect(expected(perilsOf('Archer'), kit).through).toBe(1);
  });

  test('Barclay kills everybody who is alive in the common sense', () => {
    const met = expected(
      perilsOf("Barclay's Protomorphosis Disease"),
      teamOf(people('Data', 'Worf', 'Jean-Luc Picard')),
    );
    expect(met.deaths).toBe(2);
  });

  test('the equipment that does away with a dilemma is read from its rules', () => {
    const bare = teamOf(people('Jean-Luc Picard'));
    const aided = teamOf(people('Jean-Luc Picard'), [cardOf('Interphase Generator')]);
    expect(expected(perilsOf('Impassable Door'), bare).through).toBe(0);
    expect(expected(perilsOf('Impassable Door'), aided).clean).toBe(1);
  });

  test('the plague takes the MEDICAL that is worth least', () => {
    const team = teamOf(people('Beverly Crusher', 'Calloway', 'Worf'), [], { range: 7, weapons: 5, shields: 5 });
    expect(expected(perilsOf('Tarellian Plague Ship', 'space'), team)).toMatchObject({ deaths: 1, through: 1 });
    const without = teamOf(people('Worf', 'Data'), [], { range: 7, weapons: 5, shields: 5 });
    expect(expected(perilsOf('Tarellian Plague Ship', 'space'), without)).toMatchObject({ deaths: 2, through: 0 });
  });

  test('an unknown stack is the worse the deeper it is', () => {
    const likely = allCards.flatMap((card) => {
      const reading = readingOf(card);
      return reading.is === 'dilemma' && reading.perils.planet.length > 0
        ? [{ perils: reading.perils.planet, weight: 1 }]
        : [];
    });
    const team = teamOf(people('Jean-Luc Picard', 'Data', 'Worf', 'Beverly Crusher', 'Tasha Yar', 'Geordi La Forge'));
    const through = [0, 1, 2, 3, 4].map(
      (n) => expectedUnder(Array.from({ length: n }), likely, team, undefined, 200).through,
    );
    expect(through[0]).toBe(1);
    for (let n = 1; n < through.length; n++) expect(through[n]).toBeLessThan(through[n - 1] ?? 0);
  });
});

describe('what a played card gives', () => {
  test('gifts are aimed at oneself, harm at the other player', () => {
    expect(useOf('The Traveler: Transcendence').ways[0]?.aim).toBe('own');
    expect(useOf('Kivas Fajo - Collector').ways[0]?.aim).toBe('own');
    expect(useOf('Transwarp Conduit').ways[0]?.aim).toBe('own');
    expect(useOf('Masaka Transformations').ways[0]?.aim).toBe('other');
    expect(useOf('Plasma Fire').ways[0]?.aim).toBe('other');
    expect(useOf('Loss of Orbital Stability').ways[0]?.aim).toBe('other');
    expect(useOf('Escape Pod').ways[0]?.aim).toBe('own');
  });

  test('more reports are worth more than a look', () => {
    expect(useOf('Red Alert!').worth).toBeGreaterThan(useOf('Kivas Fajo - Collector').worth);
    expect(useOf('Kivas Fajo - Collector').worth).toBeGreaterThan(useOf('Life-form Scan').worth);
  });
});
