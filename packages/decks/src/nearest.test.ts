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

test.each([
  ['Picard', 'Jean-Luc Picard'],
  ['Riker', 'William T. Riker'],
  ['La Forge', 'Geordi La Forge'],
  ['Selar', 'Dr. Selar'],
  ['Wesley', 'Wesley Crusher'],
])('of the titles that hold the words, those that can be played come first: %s', (words, title) => {
  expect(meant(words).slice(0, 2)).toContain(title);
});

test.each([
  ['Riker, William T.', 'William T. Riker'],
  ['Treaty: Romulan/Federation', 'Treaty: Federation/Romulan'],
  ['Treaty: Fed/Rom', 'Treaty: Federation/Romulan'],
  ['Fed Outpost', 'Federation Outpost'],
  ['Capt. Picard', 'Captain Picard'],
  ['Dr. Beverly Crusher', 'Beverly Crusher'],
  ['Commander William Riker', 'William T. Riker'],
])('words in another order, cut short or with others beside them: %s', (words, title) => {
  expect(meant(words)).toContain(title);
});

test.each(['This deck wins by flying fast.', 'zzyzx qwghlm', 'the of and', '1234'])(
  'what is near no title brings no suggestion: %s',
  (words) => expect(meant(words)).toEqual([]),
);
