import { describe, expect, test } from 'vitest';
import { everyTitle } from './catalogue.ts';
import { advise, starterDecks } from './index.ts';

const deck = {
  missions: ['excavation'],
  seeds: ['federation-outpost'],
  draw: ['jean-luc-picard', 'taurik'],
};
const says = (more: Partial<typeof deck>): readonly string[] =>
  advise({ ...deck, ...more }).map((one) => `${one.severity} ${one.clause}: ${one.what}. ${one.hint}`);

describe('advice about legal decks', () => {
  test('the starter decks need none', () => {
    for (const { deck: starter } of starterDecks) expect(advise(starter, everyTitle())).toEqual([]);
    expect(says({})).toEqual([]);
  });

  test('B-13.10: personnel without an outpost', () => {
    expect(says({ seeds: [] })).toEqual([
      'warning B-13.10: no outpost in the deck takes Federation personnel. Seed a Federation outpost.',
    ]);
    expect(says({ draw: [...deck.draw, 'gowron'] })).toEqual([
      'warning B-13.10: no outpost in the deck takes Klingon personnel. Seed a Klingon outpost.',
    ]);
  });

  test('B-13.10: a treaty helps those it names, and Non-Aligned personnel need any outpost', () => {
    const klingons = [...deck.draw, 'gowron'];
    expect(says({ draw: [...klingons, 'treaty-federation-klingon'] })).toEqual([]);
    expect(says({ draw: [...klingons, 'treaty-romulan-klingon'] })).toEqual([
      'warning B-13.10: no outpost in the deck takes Klingon personnel. Seed a Klingon outpost.',
    ]);
    expect(says({ draw: [...deck.draw, 'amarie'] })).toEqual([]);
    expect(says({ missions: [], seeds: [], draw: ['amarie'] })).toEqual([
      'warning B-13.10: no outpost in the deck takes Non-Aligned personnel. Seed an outpost.',
    ]);
  });

  test('B-16.4: a mission nobody in the deck can attempt', () => {
    expect(says({ seeds: ['klingon-outpost'], draw: ['gowron'] })).toEqual([
      'warning B-16.4: nobody in the deck can attempt Excavation. It is attempted by Federation, Romulan.',
    ]);
  });

  test('B-16.26: a requirement the deck cannot meet', () => {
    expect(says({ draw: ['taurik'] })).toEqual([
      'warning B-16.26: the deck cannot meet the requirements of Excavation. It lacks Archaeology or CUNNING over 32.',
    ]);
  });

  test('a deck with titles that have no program is not advised about', () => {
    expect(advise({ ...deck, seeds: [], draw: ['benjamin-sisko'] }, everyTitle())).toEqual([]);
  });
});
