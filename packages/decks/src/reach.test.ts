import { expect, test } from 'vitest';
import { everyTitle } from './catalogue.ts';
import { advise } from './index.ts';

const federation = { seeds: ['federation-outpost'] };
const says = (deck: {
  readonly missions: string[];
  readonly seeds: string[];
  readonly draw: string[];
}): readonly string[] => advise(deck, everyTitle()).map((one) => `${one.clause}: ${one.what}. ${one.hint}`);
const many = (n: number, id: string): string[] => Array.from({ length: n }, () => id);
const noEvacuation = 'B-16.26: the deck cannot meet the requirements of Evacuation. It lacks Diplomacy x3.';

test('B-16.26: copies of a unique personnel count once, for only one of them is in play', () => {
  const deck = (...draw: string[]) => ({
    ...federation,
    missions: ['evacuation'],
    draw: [...draw, ...many(10, 'simon-tarses')],
  });
  expect(says(deck('jean-luc-picard', 'jean-luc-picard', 'jean-luc-picard'))).toEqual([noEvacuation]);
  expect(says(deck('jean-luc-picard', 'worf'))).toEqual([]);
  expect(says(deck('sarek'))).toEqual([]);
});

test('B-16.26: copies of a universal personnel count each', () => {
  const missions = ['expose-covert-supply'];
  const romulans = (n: number) => ({ missions, seeds: ['romulan-outpost'], draw: many(n, 'galathon') });
  expect(says(romulans(2))).toEqual([expect.stringContaining('It lacks Treachery x3')]);
  expect(says({ ...romulans(3), draw: [...many(3, 'galathon'), 'tarus'] }).join()).not.toContain('Treachery');
});

test('B-16.26: equipment gives classifications to those it names, copies of it no more than one', () => {
  const deck = (...draw: string[]) => ({ ...federation, missions: ['repair-mission'], draw: ['data', ...draw] });
  const lacks = 'B-16.26: the deck cannot meet the requirements of Repair Mission. It lacks ENGINEER x3.';
  expect(says(deck('mcknight'))).toEqual([lacks]);
  expect(says(deck('mcknight', 'engineering-kit'))).toEqual([]);
  expect(says(deck('engineering-kit', 'engineering-kit'))).toEqual([lacks]);
  // It is given to OFFICERs, not to those in SECURITY.
  expect(says(deck('worf', 'engineering-kit'))).toEqual([lacks]);
});

test('B-6.5: those who cannot be in one team do not help each other', () => {
  const deck = (...draw: string[]) => ({
    missions: ['evacuation'],
    seeds: ['federation-outpost', 'klingon-outpost', 'romulan-outpost'],
    draw: [...many(10, 'simon-tarses'), ...draw],
  });
  const klingons = ['gowron', 'kmpec', 'ktal'];
  expect(says(deck(...klingons))).toEqual([noEvacuation]);
  expect(says(deck(...klingons, 'treaty-federation-klingon'))).toEqual([]);
  expect(says(deck(...klingons, 'treaty-romulan-klingon'))).toEqual([noEvacuation]);
  // Non-Aligned personnel join anybody.
  expect(says(deck('devinoni-ral', 'evek', 'worf'))).toEqual([]);
});

test('B-16.4: espionage adds an icon to a mission, if it may be played there', () => {
  const deck = (...draw: string[]) => ({
    ...federation,
    missions: ['krios-suppression'],
    draw: ['jean-luc-picard', 'worf', ...many(10, 'simon-tarses'), ...draw],
  });
  const nobody = 'B-16.4: nobody in the deck can attempt Krios Suppression. It is attempted by Klingon.';
  expect(says(deck())).toEqual([nobody]);
  expect(says(deck('espionage-federation-on-klingon'))).toEqual([]);
  expect(says(deck('espionage-klingon-on-federation'))).toEqual([nobody]);
});

test('B-16.26: equipment adds to attributes', () => {
  const deck = (...draw: string[]) => ({
    ...federation,
    missions: ['evacuation'],
    draw: ['sarek', ...many(5, 'simon-tarses'), ...draw],
  });
  expect(says(deck())).toEqual([expect.stringContaining('It lacks STRENGTH over 35')]);
  expect(says(deck('starfleet-type-ii-phaser'))).toEqual([]);
  // It serves Klingons and Non-Aligned personnel only.
  expect(says(deck('klingon-disruptor'))).toEqual([expect.stringContaining('It lacks STRENGTH over 35')]);
});

test('B-13.10: treaties do not lead on to each other', () => {
  const draw = ['jean-luc-picard', 'gowron', 'treaty-federation-romulan', 'treaty-romulan-klingon'];
  expect(says({ ...federation, missions: [], draw })).toEqual([
    'B-13.10: no outpost in the deck takes Klingon personnel. Seed a Klingon outpost.',
  ]);
});

test('A-4: where a facility or another helper has no program, nothing is advised', () => {
  const draw = ['gowron'];
  expect(says({ missions: [], seeds: [], draw })).not.toEqual([]);
  expect(says({ missions: [], seeds: ['deep-space-9'], draw })).toEqual([]);
  // It may have an outpost of its own.
  expect(says({ missions: ['establish-medical-complex'], seeds: [], draw })).toEqual([]);
  // A dilemma is no help, whatever it says.
  expect(says({ missions: [], seeds: ['dna-clues', 'archer'], draw })).not.toEqual([]);
});
