import { expect, test } from 'vitest';
import { allCards } from '@spaceline/cards';
import { englishAlternatives } from './alternatives.ts';

const ofCard = (id: string) => englishAlternatives(allCards.find((card) => card.id === id)!);

test('a card that offers a choice names what one chooses between', () => {
  expect(ofCard('sarjenka')).toEqual(['do nothing', 'stop every Away Team here, end the attempt, then score 5 points']);
});

test('a card without a choice names nothing', () => {
  expect(ofCard('archer')).toEqual([]);
});
