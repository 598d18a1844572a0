import { expect, test } from 'vitest';
import { cited, clauseAddress, isClauseId } from './cited.ts';

test('a sentence is cut at the clauses it cites', () => {
  expect(cited('Red Alert! is banned. [OTF-6.1] See B-7.10 and R4-3.0.')).toEqual([
    { text: 'Red Alert! is banned. [' },
    { text: 'OTF-6.1', clause: true },
    { text: '] See ' },
    { text: 'B-7.10', clause: true },
    { text: ' and ' },
    { text: 'R4-3.0', clause: true },
    { text: '.' },
  ]);
});

test('the clauses of assisted tables are cited too', () => {
  expect(cited('Your opponent must agree. [A-2]')).toEqual([
    { text: 'Your opponent must agree. [' },
    { text: 'A-2', clause: true },
    { text: ']' },
  ]);
  expect(cited('By A-3.1 it answers, by A-3.')).toEqual([
    { text: 'By ' },
    { text: 'A-3.1', clause: true },
    { text: ' it answers, by ' },
    { text: 'A-3', clause: true },
    { text: '.' },
  ]);
});

test('other words with a dash and a number are left alone', () => {
  expect(cited('K-7 and D-4.1 and AB-1.1')).toEqual([{ text: 'K-7 and D-4.1 and AB-1.1' }]);
  expect(isClauseId('notation')).toBe(false);
  expect(isClauseId('B-1.1')).toBe(true);
});

test('a clause has an address on the rules page', () => {
  expect(clauseAddress('OTF-4.1')).toBe('/rules#OTF-4.1');
});
