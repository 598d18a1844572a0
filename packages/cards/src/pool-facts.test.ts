import type { CardDef } from '@spaceline/language';
import { classifications } from '@spaceline/language';
import { describe, expect, test } from 'vitest';
import { allCards } from './index.ts';

type Of<T extends CardDef['type']> = Extract<CardDef, { type: T }>;
const premiere = allCards.filter((card) => card.printed.some(({ set }) => set === 'premiere'));
const every = <T extends CardDef['type']>(type: T): Of<T>[] =>
  premiere.filter((card): card is Of<T> => card.type === type);
const titles = (cards: readonly CardDef[]): string[] => cards.map(({ title }) => title).toSorted();
const distinct = (words: readonly string[]): string[] => [...new Set(words)].toSorted();
const personnel = every('Personnel');
const people = personnel.flatMap((card) => card.individuals);
const who = (title: string) => personnel.find((card) => card.title === title)?.individuals[0];

describe('the facts of the Premiere pool', () => {
  test('B-3.1: cards of nine types, and no doorway', () => {
    expect(distinct(premiere.map(({ type }) => type))).toEqual([
      'Artifact',
      'Dilemma',
      'Equipment',
      'Event',
      'Facility',
      'Interrupt',
      'Mission',
      'Personnel',
      'Ship',
    ]);
  });

  test('B-3.5: the referee icon is on The Juggler alone', () => {
    expect(titles(premiere.filter(({ icons }) => icons.includes('Ref')))).toEqual(['The Juggler']);
  });

  test('B-3.6: the self-controlling icon is on the Borg Ship alone', () => {
    expect(titles(premiere.filter(({ icons }) => icons.includes('Self')))).toEqual(['Borg Ship']);
  });

  test('B-3.8: every mission has a location, a quadrant, a kind, icons, points and a span', () => {
    for (const mission of every('Mission')) {
      expect(mission.location, mission.title).not.toBe('');
      expect(mission.quadrant, mission.title).toBe('Alpha');
      expect(['planet', 'space', 'dual'], mission.title).toContain(mission.kind);
      expect(mission.attemptedBy.length, mission.title).toBeGreaterThan(0);
      expect(mission.points, mission.title).toBeGreaterThan(0);
      expect(mission.span, mission.title).toBeGreaterThan(0);
    }
  });

  test('B-3.10: two missions are homeworlds', () => {
    const homeworlds = every('Mission').filter(({ characteristics }) => characteristics.includes('Homeworld'));
    expect(titles(homeworlds)).toEqual(['Cloaked Mission', 'Expose Covert Supply']);
  });

  test('B-3.12: dilemmas are for space, planets or both', () => {
    expect(distinct(every('Dilemma').map(({ where }) => where))).toEqual(['dual', 'planet', 'space']);
  });

  test('B-3.19: every personnel has a classification of the seven, attributes, species or gender', () => {
    expect(distinct(people.map(({ classification }) => classification))).toEqual([...classifications].toSorted());
    for (const { name, integrity, cunning, strength, staffing } of people) {
      for (const attribute of [integrity, cunning, strength]) {
        expect(Number.isInteger(attribute), name).toBe(true);
        expect(attribute, name).toBeGreaterThan(0);
      }
      expect([undefined, 'Cmd', 'Stf'], name).toContain(staffing);
    }
    expect(who('Data')?.skills.map(({ skill }) => skill)).toEqual([
      'ENGINEER',
      'Computer Skill',
      'Music',
      'Astrophysics',
      'Exobiology',
    ]);
  });

  test('B-3.21: species joined by a slash are several species', () => {
    expect(who("K'Ehleyr")?.species).toEqual(['Klingon', 'Human']);
    expect(people.filter(({ species }) => species.some((one) => one.includes('/')))).toEqual([]);
  });

  test('B-3.22: Soren alone is neuter', () => {
    const neuter = people.filter(({ gender }) => gender === 'neuter');
    expect(neuter.map(({ name }) => name)).toEqual(['Soren']);
    expect(people.filter(({ gender }) => gender === undefined)).toEqual([]);
  });

  test('B-3.23: Data and Exocomp are androids, and only Data is of the Soong type', () => {
    const androids = people.filter(({ species }) => species.includes('Android')).map(({ name }) => name);
    expect(androids.toSorted()).toEqual(['Data', 'Exocomp']);
    const soong = personnel.filter(({ characteristics }) => characteristics.includes('Soong-type android'));
    expect(titles(soong)).toEqual(['Data']);
  });

  test('B-3.24: equipment has a text, and hand weapons are known as such', () => {
    for (const card of every('Equipment')) expect(card.inPlay?.rules?.length, card.title).toBeGreaterThan(0);
    const weapons = every('Equipment').filter(({ characteristics }) => characteristics.includes('hand weapon'));
    expect(titles(weapons)).toEqual(['Klingon Disruptor', 'Romulan Disruptor', 'Starfleet Type II Phaser']);
  });

  test('B-3.25: every ship has a class, three numbers, and maybe no staffing requirement at all', () => {
    for (const ship of every('Ship')) {
      expect(ship.shipClass, ship.title).not.toBe('');
      expect(Math.min(ship.range, ship.weapons, ship.shields), ship.title).toBeGreaterThan(0);
    }
    const staffing = (title: string) => every('Ship').find((ship) => ship.title === title)?.staffing;
    expect(staffing('Runabout')).toEqual([]);
    expect(staffing('U.S.S. Enterprise')).toEqual(['Cmd', 'Stf', 'Stf']);
  });

  test('B-3.27: three outposts, native to the Alpha Quadrant', () => {
    expect(titles(every('Facility'))).toEqual(['Federation Outpost', 'Klingon Outpost', 'Romulan Outpost']);
    for (const { kind, quadrant } of every('Facility')) expect([kind, quadrant]).toEqual(['Outpost', 'Alpha']);
  });

  test('B-4.5, B-4.7: a unique personnel has a persona, a universal one has none', () => {
    for (const card of personnel) expect(card.personas.length, card.title).toBe(card.universal ? 0 : 1);
  });

  test('B-5.10: what is not a regular skill is not among the skills', () => {
    const levels = people.flatMap(({ skills }) => skills.map(({ levels: n }) => n));
    expect(levels.every((n) => n > 0)).toBe(true);
  });

  test('B-6.1: cards are of four affiliations', () => {
    const affiliations = premiere.flatMap((card) => ('affiliations' in card ? card.affiliations : []));
    expect(distinct(affiliations)).toEqual(['Federation', 'Klingon', 'Non-Aligned', 'Romulan']);
  });

  test('B-6.29: Ferengi, Cardassians and Bajorans are Non-Aligned or Federation', () => {
    const minor = personnel.filter((card) =>
      card.individuals.some(({ species }) => ['Ferengi', 'Cardassian', 'Bajoran'].some((one) => species.includes(one))),
    );
    expect(titles(minor)).toEqual(['Bok', 'Dr. Farek', 'Dr. Reyga', 'Evek', 'Ocett', 'Ro Laren', 'Sito Jaxa']);
    expect(distinct(minor.flatMap(({ affiliations }) => affiliations))).toEqual(['Federation', 'Non-Aligned']);
  });

  test('B-8.14: the regions of the pool', () => {
    const inRegion = (region: string) => titles(every('Mission').filter((mission) => mission.region === region));
    expect(inRegion('Neutral Zone Region')).toEqual([
      'Covert Installation',
      'Iconia Investigation',
      'Investigate "Shattered Space"',
    ]);
    expect(inRegion('Romulus System Region')).toEqual(['Cloaked Mission']);
  });
});
