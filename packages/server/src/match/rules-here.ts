import { catalogue } from '@spaceline/cards/catalogue';
import { engineVersion } from '@spaceline/engine';
import { formats } from '@spaceline/formats';
import { createHash } from 'node:crypto';
import { writtenVersion } from './pools.ts';

let name: string | undefined;

/**
 * All by which games are computed here, under one name: the version of the engine, and a hash of the cards, of what is
 * known of titles that are not written, and of the formats. Balancers lead by it, and workers take questions by it: others
 * would advise what may not be done. To be asked late: it reads every card.
 */
export function rulesHere(): string {
  if (name !== undefined) return name;
  const clauses = formats.map((format) => [format.id, ...format.clauses.map(({ id }) => id)]);
  const parts = JSON.stringify([writtenVersion, catalogue(), clauses]);
  name = `${engineVersion}-${createHash('sha256').update(parts).digest('hex').slice(0, 12)}`;
  return name;
}
