import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lessonPositions } from './positions.ts';

test('the tables of lessons are up to date (node scripts/lessons.mjs)', () => {
  const file = new URL('../../packages/web/src/learn/positions.generated.json', import.meta.url);
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(JSON.parse(JSON.stringify(lessonPositions())));
});
