import { createHash, randomBytes } from 'node:crypto';

/** The seeds of new matches, one after the other. */
export type Seeds = () => string;

/** Seeds nobody can foresee: what people play with. */
export const secretSeeds: Seeds = () => randomBytes(32).toString('hex');

const hashOf = (...parts: readonly (string | number)[]) =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex');

/** The same seeds again for the same text, so that a rehearsed match can be shown twice. Whoever knows it foresees all. */
export function rehearsedSeeds(text: string): Seeds {
  let made = 0;
  return () => hashOf('match', text, (made += 1));
}

/** The chance of a bot is as secret as the match it plays in, and its own from wherever it takes the seat. */
export const botSeed = (matchSeed: string, seat: number, seq: number): string => hashOf('bot', matchSeed, seat, seq);
