import { readFileSync } from 'node:fs';
import { allCards } from '@spaceline/cards';
import { given } from '@spaceline/testkit';
import { expect, test } from 'vitest';
import { archer } from '../../packages/cards/src/premiere/archer.ts';

test('a card is the same card, imported from its room or from its file', () => {
  expect(allCards.find((card) => card.title === archer.title)).toBe(archer);
});

test('stack traces name the lines of the sources', () => {
  let stack = '';
  try {
    given('nonsense');
  } catch (error) {
    stack = (error as Error).stack ?? '';
  }
  const [, file, line] = /\((\S+read\.ts):(\d+):\d+\)/.exec(stack) ?? [];
  expect(file, stack).toBeDefined();
  expect(readFileSync(file ?? '', 'utf8').split('\n')[Number(line) - 1]).toContain('throw');
});
