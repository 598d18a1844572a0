import { allCards } from '@spaceline/cards';
import { expect, test } from 'vitest';
import { idOfFile } from './own-images.ts';

test('a picture belongs to the card whose title or id its file is named after', () => {
  for (const { id, title } of allCards) {
    expect(idOfFile(`${id}.png`)).toBe(id);
    expect(idOfFile(`${title}.jpg`), title).toBe(id);
  }
});
