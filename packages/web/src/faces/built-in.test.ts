import { allCards } from '@spaceline/cards';
import { makePool } from '@spaceline/engine';
import { expect, test } from 'vitest';
import { withBuiltIn } from './built-in.ts';
import { readFaces } from '@spaceline/art';

test('EP-4.4: every card the engine may put on the table has a face, built-in outposts too', () => {
  const faces = withBuiltIn(readFaces(allCards.map((card) => ({ ...card, words: card.title }))));
  const pool = makePool(allCards);
  for (const { def } of pool.cards) expect(faces.get(def.id)?.title, def.id).toBe(def.title);
  expect(faces.get('investigate-anomaly-ii.outpost')).toMatchObject({ affiliations: ['Federation'], shields: 30 });
});
