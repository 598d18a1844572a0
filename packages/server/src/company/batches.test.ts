import fc from 'fast-check';
import { expect, test } from 'vitest';
import { batchesOf } from './batches.ts';

test('everything is in a batch, in its order, and none has too many bytes or could have taken the next thing', () => {
  const room = 60;
  const sizeOf = (things: readonly string[]) => Buffer.byteLength(JSON.stringify(things));
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 12 })), (things) => {
      const batches = batchesOf(things, room);
      expect(batches.flat()).toEqual(things);
      for (const [at, batch] of batches.entries()) {
        expect(batch.length === 1 || sizeOf(batch) <= room + 1).toBe(true);
        const next = batches[at + 1]?.[0];
        if (next !== undefined) expect(sizeOf([...batch, next])).toBeGreaterThan(room + 1);
      }
    }),
  );
});
