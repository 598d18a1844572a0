import { expect, test } from 'vitest';
import { readShared, sharedAddress } from './shared-deck.ts';

const shared = {
  name: 'Worf & sons',
  format: 'otf',
  deck: { missions: ['excavation'], seeds: ['archer', 'archer'], draw: ['data', 'worf', 'data'] },
};
const queryOf = (address: string): string => address.slice(address.indexOf('?') + 1);

test('a deck comes out of its address as it went in, copies side by side', () => {
  expect(readShared(queryOf(sharedAddress(shared)))).toEqual({
    ...shared,
    deck: { ...shared.deck, draw: ['data', 'data', 'worf'] },
  });
});

test.each([
  '',
  'name=Nothing',
  'draw=data,,worf',
  'draw=999*data',
  'draw=<script>',
  'draw=60*a,60*b,60*c,60*d,60*e,60*f,60*g',
])('what is no deck is told as none: %s', (query) => {
  expect(readShared(query)).toBeUndefined();
});
