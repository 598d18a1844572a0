import { isLegal, judge, legalPart, legalStarters, starterDecks } from '@spaceline/decks';
import { constructedFormats, open, otf } from '@spaceline/formats';
import { describe, expect, test } from 'vitest';
import { deckOf, opponentDeck } from './setup.ts';

const [first] = starterDecks;

describe.each(constructedFormats)('in $id', (format) => {
  test('every starter deck has a legal part', () => {
    for (const { deck } of starterDecks) expect(isLegal(judge(legalPart(deck, format)!, format))).toBe(true);
  });

  test('the computer has a legal deck with other missions', () => {
    const own = legalPart(first!.deck, format)!;
    const other = opponentDeck(own, format);
    expect(isLegal(judge(other, format))).toBe(true);
    expect(other.missions).not.toEqual(own.missions);
  });
});

test('OTF-6.1: nobody who names no deck, and no computer, gets a deck with banned cards cut out', () => {
  const own = deckOf(undefined, otf);
  const other = opponentDeck(own, otf);
  const whole = legalStarters(otf).map(({ deck }) => deck);
  expect(whole).toContain(own);
  expect(whole).toContain(other);
  expect(other).not.toBe(own);
});

test('a legal deck stays as it is', () => {
  expect(legalPart(first!.deck, open)).toBe(first!.deck);
});

test('OTF-6.1: a starter deck with a banned card is refused by its clause', () => {
  expect(() => deckOf(first!.id, otf)).toThrow(/is banned.*\[OTF-6\.1\]/);
});
