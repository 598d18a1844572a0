import { expect, test } from 'vitest';
import { formatWords } from './format-words.ts';

test.each([
  ['open', 'Open'],
  ['otf-beta', 'OTF Beta'],
  ['rule-of-four', 'Rule of Four'],
])('%s is called %s', (id, words) => {
  expect(formatWords(id)).toBe(words);
});
