import { expect, test } from 'vitest';
import { featureNames } from './features.ts';
import { weights } from './weights.ts';

test('every feature of a position and whose turn it is have a weight', () => {
  for (const [kind, fitted] of Object.entries(weights)) expect(fitted, kind).toHaveLength(featureNames.length + 1);
});
