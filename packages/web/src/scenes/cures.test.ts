import { expect, test } from 'vitest';
import type { Brings } from '../choosing/team.ts';
import { cureIn, effectIn } from './cures.ts';

const fire =
  'Plays on any ship other than Borg Ship. At the end of each full turn of its controller, damage it. Cured by SECURITY aboard.';
const one = (card: number, amounts: Readonly<Record<string, number>>): Brings => ({
  card: card as never,
  names: [],
  amounts: new Map(Object.entries(amounts)),
});

test('a cure is met by whoever aboard has it', () => {
  const [sito, taitt] = [one(1, { SECURITY: 1 }), one(2, { ENGINEER: 1 })];
  expect(cureIn(fire, [sito, taitt])).toEqual({ says: 'SECURITY', met: true, by: [sito] });
  expect(cureIn(fire, [taitt])).toEqual({ says: 'SECURITY', met: false, by: [] });
});

test('levels of several people are counted together, and all that is asked must be there', () => {
  const cure = 'Cured by 3 MEDICAL aboard.';
  const [crusher, ogawa] = [one(1, { MEDICAL: 2 }), one(2, { MEDICAL: 1 })];
  expect(cureIn(cure, [crusher])).toMatchObject({ met: false, by: [crusher] });
  expect(cureIn(cure, [crusher, ogawa])).toMatchObject({ met: true });
  expect(cureIn('Cured by SCIENCE and ENGINEER aboard.', [one(3, { SCIENCE: 1 })])).toMatchObject({ met: false });
});

test('what asks for more than skills is left to the card', () => {
  expect(cureIn('Cured by CUNNING over 30 or an Android aboard.', [])).toBeUndefined();
  expect(cureIn('Discard event.', [])).toBeUndefined();
});

test('the effect is what is neither where it plays nor what cures it', () => {
  expect(effectIn(fire)).toBe('At the end of each full turn of its controller, damage it.');
  expect(effectIn('Nullifies one event. '.repeat(9))).toBe('');
});
