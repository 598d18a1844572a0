import { expect, test } from 'vitest';
import { everyTitle } from './catalogue.ts';
import { suggestions } from './index.ts';

const meant = (words: string): readonly string[] => suggestions(words, 3, everyTitle());

test.each([
  ['Jaevk eLn', 'Javek Len'],
  ['Clsoe Clal', 'Close Call'],
  ['Fruiciton', 'Friction'],
  ['Varkrais', 'Valkris'],
])('two mistakes that leave no three letters of a title in a row: %s', (words, title) => {
  expect(meant(words)).toEqual([title]);
});

test.each([
  ['Wrof', 'Worf'],
  ['orf', 'Worf'],
  ['Worff', 'Worf'],
  ['xWorf', 'Worf'],
  ['xean-Luc Picard', 'Jean-Luc Picard'],
  ['Jean-Luc Picarx', 'Jean-Luc Picard'],
  ['eJan-Luc Picadr', 'Jean-Luc Picard'],
])('mistakes at the ends of a title: %s', (words, title) => {
  expect(meant(words)).toContain(title);
});
